import { isBlank } from '../../../../contract/blank-text.ts';
import type { CardPart } from '../../../machines/mates/editor/mate-form.types.ts';
import { objectOf } from '../../shared/parse-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Under which names programs write the parts that neither the form nor the server uses. */
const partNames = [
  ['lore', ['lorebook', 'world_info']],
  ['examples', ['mes_example', 'example_dialogue']],
  ['instructions', ['system_prompt', 'post_history_instructions', 'depth_prompt']],
  ['notes', ['creator_notes', 'creator_notes_multilingual', 'creatorcomment']],
  ['pictures', ['assets']],
] as const satisfies readonly (readonly [CardPart, readonly string[]])[];

/** Returns the parts of a card that say something and are not used. Some programs write them next to `data`. */
export function unusedParts(card: Fields, data: Fields): CardPart[] {
  const extensions = objectOf(data['extensions']);
  const places = [card, data, extensions];
  const found = partNames.flatMap(([part, names]) =>
    names.some((name) => places.some((place) => isFilled(place[name]))) ? [part] : [],
  );
  // A card of ours repeats the tagline as a note.
  const parts: CardPart[] = 'mates' in extensions ? found.filter((part) => part !== 'notes') : found;
  return hasOtherGreetings(data) ? [...parts, 'greetings'] : parts;
}

/** Without a first message, the first alternative is used. */
const hasOtherGreetings = (data: Fields): boolean => {
  const others = [data['alternate_greetings'], data['group_only_greetings']]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isFilled);
  return others.length > (isFilled(data['first_mes']) || isFilled(data['char_greeting']) ? 0 : 1);
};

/** Whether there is any text in it. A lorebook without entries is empty, and so is the picture that is the card itself. */
const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.some(isFilled);
  const fields = objectOf(value);
  if ('uri' in fields) return fields['uri'] !== 'ccdefault:' && isFilled(fields['uri']);
  return 'entries' in fields ? isFilled(fields['entries']) : Object.values(fields).some(isFilled);
};
