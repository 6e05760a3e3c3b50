/** Writes the client package, compiled, with the version of its sources unless another is given. */
export function build(out: string, version?: string): void;
