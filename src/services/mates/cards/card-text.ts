import type { OwnMate } from '../../../../contract/own-mate.ts';
import { toForm } from '../../../machines/mates/editor/mate-form.reducers.ts';
import type { MateWords } from '../../../machines/mates/editor/mate-form.types.ts';
import { objectOf } from '../../shared/parse-json.ts';
import { CardError } from './card-limits.ts';
import { cardOf, extensionOf, ours, readCard } from './character-card.ts';
import { setMembers } from './json-members.ts';

/** Under which names cards have the fields of the form, the one that is written first. */
const names = {
  name: ['name', 'char_name'],
  who: ['description', 'char_persona'],
  voice: ['personality'],
  greeting: ['first_mes', 'char_greeting'],
  scene: ['scenario', 'world_scenario'],
  tags: ['tags'],
} as const satisfies Partial<Record<keyof MateWords, readonly string[]>>;
type CardField = keyof typeof names;

/**
 * Returns the mate as a character card. In the one that it was made from only what was edited since differs, and the fields that the
 * format lacks are added in an extension; without one it is a card of version 2.
 */
export function cardText(mate: OwnMate, original: string | null): string {
  if (original === null) return JSON.stringify(cardOf(mate), null, 2);
  const path = dataPath(original);
  const data = dataIn(original);
  const edits = editsOf(mate, original, data);
  // Programs that write version 1 next to a newer one repeat the fields.
  const repeated = Object.entries(edits).filter(([name]) => name in objectOf(JSON.parse(original)));
  const edited = setMembers(setMembers(original, path, edits), [], Object.fromEntries(repeated));
  return withExtension(edited, path, { mate, extensions: data['extensions'] });
}

/** Returns the card in the form of a version, as pictures and archives hold it. A card of that version stays as it is. */
export function inVersion(card: string, version: 2 | 3): string {
  const spec = `chara_card_v${String(version)}`;
  const fields = { spec, spec_version: `${String(version)}.0` };
  const top = objectOf(JSON.parse(card));
  if (top['spec'] === spec) return card;
  const nested = 'data' in top ? card : `{"data":${card}}`;
  const renamed = setMembers(nested, [], fields);
  const isComplete = version === 2 || 'group_only_greetings' in dataIn(card);
  return isComplete ? renamed : setMembers(renamed, ['data'], { group_only_greetings: [] });
}

/** The fields of a card are under `data`, or in version 1 at the top. */
const dataPath = (card: string): string[] => ('data' in objectOf(JSON.parse(card)) ? ['data'] : []);

const dataIn = (card: string) => {
  const top = objectOf(JSON.parse(card));
  return 'data' in top ? objectOf(top['data']) : top;
};

/** The fields in which the mate differs from its card, by the names of the card. */
function editsOf(
  mate: OwnMate,
  original: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { words } = toForm(mate, mate.visibility);
  const read = readWords(original, mate);
  const fields = Object.keys(names).filter((field) => isCardField(field));
  const edited = fields.filter((field) => read === null || !isSame(field, words[field], read[field]));
  return Object.fromEntries(
    edited.flatMap((field) =>
      namesIn(data, field).map((name) => [name, field === 'tags' ? mate.tags : words[field]]),
    ),
  );
}

const isCardField = (field: string): field is CardField => field in names;

/** Tags are stored in lower case. */
const isSame = (field: CardField, one: string, other: string): boolean =>
  field === 'tags' ? one.toLowerCase() === other.toLowerCase() : one === other;

/** The words that the card fills the form with; null where it is no card to us. */
function readWords(original: string, mate: OwnMate): MateWords | null {
  try {
    return readCard(original, toForm(mate, mate.visibility)).form.words;
  } catch (error) {
    if (error instanceof CardError) return null;
    throw error;
  }
}

/** Every name by which the card has the field, so that none keeps what was edited; without any, the first. */
function namesIn(data: Readonly<Record<string, unknown>>, field: CardField): readonly string[] {
  const present = names[field].filter((name) => name in data);
  return present.length > 0 ? present : [names[field][0]];
}

function withExtension(
  card: string,
  path: readonly string[],
  { mate, extensions }: { readonly mate: OwnMate; readonly extensions: unknown },
): string {
  const extension = extensionOf(mate);
  if (extensions === undefined || extensions === null) {
    return setMembers(card, path, { extensions: { [ours]: extension } });
  }
  const isUnchanged = JSON.stringify(objectOf(extensions)[ours]) === JSON.stringify(extension);
  return isUnchanged ? card : setMembers(card, [...path, 'extensions'], { [ours]: extension });
}
