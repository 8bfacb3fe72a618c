/** The subject of a message. Harmless messages have the class that they resemble. */
export const classes = [
  'passive',
  'active',
  'method',
  'farewell',
  'burden',
  'hopeless',
  'self-harm',
  'eating',
  'other-person',
  'out-of-story',
  'masked',
] as const;

/** Messages by class, then by language: a BCP 47 name, `-Latn` for a language in romanized writing. */
export type Samples = Readonly<
  Partial<Record<(typeof classes)[number], Readonly<Record<string, readonly string[]>>>>
>;
