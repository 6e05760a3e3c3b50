export function plain(body: string): string;
