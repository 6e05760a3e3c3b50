export function sources(): { path: string; to: string; language: string; room: string }[];
export function build(out: string): number;
