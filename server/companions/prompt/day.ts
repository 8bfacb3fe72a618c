/** Returns the day of a time in UTC, as `2026-03-12`. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
