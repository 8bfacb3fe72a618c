import { isBlank } from '../../../../contract/blank-text.ts';
import { isPlacedEntry } from '../../../../contract/lore/placed-lore.ts';
import type { CardPart } from '../../../machines/mates/editor/mate-form.reducers.ts';
import { objectOf } from '../../../../contract/parse-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Under which names programs write the parts that the form has no fields for. */
const partNames = [
  ['lore', ['lorebook', 'world_info']],
  ['pictures', ['assets']],
] as const satisfies readonly (readonly [CardPart, readonly string[]])[];

/** Returns the parts of a card that say something and are not used. Some programs write them next to `data`. */
export function unusedParts(card: Fields, data: Fields): CardPart[] {
  const places = [card, data, objectOf(data['extensions'])];
  const parts: CardPart[] = partNames.flatMap(([part, names]) =>
    names.some((name) => places.some((place) => isFilled(place[name]))) ? [part] : [],
  );
  return isFilled(data['group_only_greetings']) ? [...parts, 'greetings'] : parts;
}

/** Whether an entry of the card's lorebook has a place in the conversation or a role there. */
export const placesLore = (data: Fields): boolean =>
  listOf(objectOf(data['character_book'])['entries']).some(isPlacedEntry);

/** Some programs write lists as objects. */
const listOf = (value: unknown): readonly unknown[] => Object.values(objectOf(value));

/** Whether there is any text in it. A lorebook without entries is empty, and so is the picture that is the card itself. */
const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.some(isFilled);
  const fields = objectOf(value);
  if ('uri' in fields) return fields['uri'] !== 'ccdefault:' && isFilled(fields['uri']);
  return 'entries' in fields ? isFilled(fields['entries']) : Object.values(fields).some(isFilled);
};
