/** The complete texts of all languages, as flat lists of paths. */
import { languages, type Language } from '../../contract/languages.ts';
import { loadAllTexts } from '../support/all-texts.ts';

/** A text, or a function that returns one. */
export type Leaf = string | ((...samples: readonly unknown[]) => unknown);

export interface Texts {
  readonly language: Language;
  /** The texts by path, such as `chat.composer.send`; items of a list by their index. */
  readonly leaves: ReadonlyMap<string, Leaf>;
}

export const allTexts: readonly Texts[] = await Promise.all(
  languages.map(async (language) => ({ language, leaves: await leavesIn(language) })),
);

async function leavesIn(language: Language): Promise<ReadonlyMap<string, Leaf>> {
  return new Map(leavesOf(await loadAllTexts(language), ''));
}

/** A static page is a function of the product's name; its texts are leaves too. */
function leavesOf(value: unknown, path: string): Array<[string, Leaf]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leavesOfFunction(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, path === '' ? name : `${path}.${name}`),
  );
}

function leavesOfFunction(make: Function, path: string): Array<[string, Leaf]> {
  const leaf: Leaf = (...samples) => Reflect.apply(make, undefined, samples);
  return path.includes('.') ? [[path, leaf]] : leavesOf(leaf('Mates'), path);
}

/**
 * A stub argument for both number and text parameters, so that one call shows whether each parameter is used.
 * As a number it is `number`, as a text it contains only letters.
 */
export const sample = (index: number): { readonly number: string; readonly text: string } => ({
  number: String(31 + index),
  text: `Zoë${'abcdef'[index] ?? ''}`,
});

export const sampleValue = (index: number): unknown => ({
  valueOf: () => Number(sample(index).number),
  toString: () => sample(index).text,
});
