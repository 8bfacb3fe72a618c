/** The object that is written in a text; an empty one where none can be read. */
export function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** What is no object counts as an empty one. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
