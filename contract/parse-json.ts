/** Parses an object. Returns {} if the text is not valid JSON. */
export function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** Returns {} for anything but an object. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
