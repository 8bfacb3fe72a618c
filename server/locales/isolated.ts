/**
 * A tag for texts of a language that is written from right to left: each value stands between isolates, U+2068 and U+2069,
 * so that its groups of digits and its punctuation keep their own order: "116 123" is not shown as "123 116". Screen readers
 * skip the isolates.
 */
export const isolated = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => `\u2068${String(value)}\u2069`));
