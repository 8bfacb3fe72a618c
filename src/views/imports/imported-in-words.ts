import type { Formats } from '../../locales/formats.ts';
import type { Messages } from '../../locales/messages.ts';

type Texts = Messages['imports']['counts'];

const kinds = ['mates', 'chats', 'personas', 'books'] as const satisfies readonly (keyof Texts)[];

/** How much of each kind was imported, without the kinds of which nothing was, unless that is so of all. */
export function importedInWords(
  counts: Readonly<Record<(typeof kinds)[number], number>>,
  texts: Texts,
  { sentences }: Pick<Formats, 'sentences'>,
): string {
  const found = kinds.filter((kind) => counts[kind] > 0);
  return sentences((found.length === 0 ? kinds : found).map((kind) => texts[kind](counts[kind])));
}
