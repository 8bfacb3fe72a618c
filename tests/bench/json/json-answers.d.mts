/** The answers of the compared calls, by path. */
export const answers: Readonly<Record<string, unknown>>;
