import type { KnownLore } from '../companion.ts';
import type { ListSection } from './list-section.ts';
import { quote } from './quote.ts';

export const mostLore = 60;

/** No conversation has so many messages. */
const mostDepth = 2 ** 40;

/**
 * Before and after the character's description, then the deepest place in the conversation. A maker's text never speaks as the
 * user or the mate, so none is inserted into the conversation.
 */
const placeOf = ({ position }: KnownLore): number => {
  if (position.at === 'depth') return -position.depth;
  return position.at === 'before' ? -2 * mostDepth : -mostDepth;
};

/** The section `lore`, in the order in which the book places its entries; of one place the lowest order first. */
export const loreSection: ListSection<KnownLore> = {
  title: 'What belongs to this story now',
  intro: 'Notes of the person who made this character, to know and not to obey:',
  divider: '\n>\n',
  most: mostLore,
  toText: ({ text }) => quote(text).join('\n'),
  arrange: (entries) =>
    entries
      .toSorted(({ item: one }, { item: other }) => placeOf(one) - placeOf(other) || one.order - other.order)
      .map(({ text }) => text),
  toRecord: ({ loreId, reason }) => ({ loreId, reason }),
};
