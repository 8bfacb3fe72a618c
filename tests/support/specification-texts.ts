import * as v from 'valibot';
import list from '../architecture/docs/specification-texts.json' with { type: 'json' };

const textSchema = v.object({
  /** The rows of docs/specification.md. */
  rows: v.array(v.string()),
  /** Letter for letter, with `{name}` for a value. */
  text: v.string(),
  /** The page's messages that show it, one after another. */
  page: v.optional(v.array(v.string())),
  /** The response after which a call fails with it; without `c` it is no envelope. */
  call: v.optional(v.object({ status: v.number(), c: v.optional(v.number()) })),
});

/** A text that the specification quotes. */
export type SpecificationText = v.InferOutput<typeof textSchema>;

/** Every text that the specification quotes, in its order. */
export const specificationTexts: readonly SpecificationText[] = v.parse(v.array(textSchema), list);

/** Returns the quoted texts of a row, with the values in place. */
export const quotedIn = (row: string, values: Readonly<Record<string, string>> = {}): string[] =>
  specificationTexts.filter(({ rows }) => rows.includes(row)).map(({ text }) => fill(text, values));

/** Puts the values in the place of their names; a name without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
