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

/** A static page is a function of the product's name and where mails go; its texts are leaves too. */
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
  return path.includes('.') ? [[path, leaf]] : leavesOf(leaf('Mates', 'delivered'), path);
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

/** Messages with parameters other than numbers and names, with their sample arguments. */
const samplesOf: Readonly<Record<string, readonly unknown[]>> = {
  'components.speaks': [['ja', 'pt-BR']],
  'mateChanges.list': [['greeting', 'scene']],
  'mateEditor.card.notUsed': [['Zoëa', 'Zoëb']],
  'mateEditor.card.macros': [['Zoëa', 'Zoëb']],
  'mateEditor.batch.added': [['Zoëa', 'Zoëb']],
  'mateEditor.batch.kept': [['Zoëa', 'Zoëb']],
  'mateEditor.batch.notKept': [['Zoëa', 'Zoëb']],
  'chat.when': [new Date(2026, 2, 3, 9, 5), new Date(2026, 2, 9, 9, 5)],
  'recentChats.when': [new Date(2026, 2, 3, 9, 5), new Date(2026, 2, 9, 9, 5)],
  'sessions.language': ['pt-BR'],
  'billing.name': [{ kind: 'gold', goldCoins: 31, chats: 0 }],
  'billing.about': [{ kind: 'subscription', goldCoins: 31, chats: 0, days: 32 }],
  'billing.price': [{ price: 3199, currency: 'EUR' }],
};

/** Returns a text, with samples for its parameters. */
export const writtenBy = (path: string, leaf: Leaf | undefined): string =>
  typeof leaf === 'string' ? leaf : written(leaf, samplesOf[path] ?? [0, 1, 2, 3].map(sampleValue));

export function written(leaf: Leaf | undefined, samples: readonly unknown[]): string {
  const text = typeof leaf === 'function' ? leaf(...samples) : leaf;
  return typeof text === 'string' ? text : JSON.stringify(text);
}
