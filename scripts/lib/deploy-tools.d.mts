/** The path of a program, or null when it is not installed. */
export function findTool(name: string): string | null;
