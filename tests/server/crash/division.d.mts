export function isDividedEvenly(replies: readonly number[]): boolean;
