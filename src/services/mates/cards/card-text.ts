import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { toTags } from '../../../../contract/mates/tag.ts';
import { toForm, type MateField, type MateForm } from '../../../machines/mates/editor/mate-form.reducers.ts';
import { objectOf } from '../../../../contract/parse-json.ts';
import { CardError } from './card-limits.ts';
import { withoutMacros } from './card-macros.ts';
import { cardOf, depthPromptOf, extensionOf, ours, readCard } from './character-card.ts';
import { setMembers } from './json-members.ts';

/** Under which names cards have the fields of the form, the one that is written first. */
const names = {
  name: ['name', 'char_name'],
  who: ['description', 'char_persona'],
  voice: ['personality'],
  greeting: ['first_mes', 'char_greeting'],
  scene: ['scenario', 'world_scenario'],
  tags: ['tags'],
  nickname: ['nickname'],
  instructions: ['system_prompt'],
  finalInstructions: ['post_history_instructions'],
  examples: ['mes_example', 'example_dialogue'],
  greetings: ['alternate_greetings'],
} as const satisfies Partial<Record<MateField, readonly string[]>>;
type CardField = keyof typeof names;

/** Unknown of a mate that was saved before they were used, so not edited. */
const craftFields = new Set<CardField>([
  'nickname',
  'instructions',
  'finalInstructions',
  'examples',
  'greetings',
]);

/**
 * Returns the mate as a character card. In the one that it was made from only what was edited since differs, and the fields that the
 * format lacks are added in an extension; without one it is a card of version 2.
 */
export function cardText(mate: OwnMate, original: string | null): string {
  if (original === null) return JSON.stringify(cardOf(mate), null, 2);
  const path = dataPath(original);
  const data = dataIn(original);
  const read = readForm(original, mate);
  const edits = editsOf(mate, data, read);
  // Programs that write version 1 next to a newer one repeat the fields.
  const repeated = Object.entries(edits).filter(([name]) => name in objectOf(JSON.parse(original)));
  const edited = setMembers(setMembers(original, path, edits), [], Object.fromEntries(repeated));
  return withExtensions(edited, path, { mate, read, extensions: data['extensions'] });
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
  data: Readonly<Record<string, unknown>>,
  read: MateForm | null,
): Record<string, unknown> {
  const form = toForm(mate, mate.visibility);
  const values = { ...form.words, greetings: form.greetings, tags: mate.tags };
  const edited = Object.keys(names)
    .filter((field) => isCardField(field))
    .filter((field) => form.hasCraft || !craftFields.has(field))
    .filter((field) => read === null || !isSame(form, read, field));
  return Object.fromEntries(
    edited.flatMap((field) => namesIn(data, field).map((name) => [name, values[field]])),
  );
}

const isCardField = (field: string): field is CardField => field in names;

/** Tags are stored in one spelling, and texts of mates that were made earlier without their macros. */
const isSame = (form: MateForm, read: MateForm, field: CardField): boolean => {
  if (field === 'greetings') return JSON.stringify(form.greetings) === JSON.stringify(read.greetings);
  const { [field]: one } = form.words;
  const { [field]: other, name, nickname } = read.words;
  if (field === 'tags') return String(toTags(one.split(','))) === String(toTags(other.split(',')));
  return one === other || one === withoutMacros(other, nickname || name);
};

/** The form as the card fills it; null where it is no card to us. */
function readForm(original: string, mate: OwnMate): MateForm | null {
  try {
    return readCard(original, toForm(mate, mate.visibility)).form;
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

interface Extended {
  readonly mate: OwnMate;
  readonly read: MateForm | null;
  readonly extensions: unknown;
}

/** Sets the extensions for what the format lacks: ours, and the note at a depth where it was edited. */
function withExtensions(card: string, path: readonly string[], { mate, read, extensions }: Extended): string {
  const known = objectOf(extensions);
  const { words, hasCraft } = toForm(mate, mate.visibility);
  const { depthNote, depth } = words;
  const isNoteEdited =
    hasCraft &&
    (depthNote !== (read?.words.depthNote ?? '') || (depthNote !== '' && depth !== read?.words.depth));
  const note = depthPromptOf({ depthNote, depth: Number(depth) });
  // Its role is not edited here.
  const edited = { prompt: note.prompt, depth: note.depth };
  const extension = extensionOf(mate);
  const changes = {
    ...(isNoteEdited ? { depth_prompt: { ...note, ...objectOf(known['depth_prompt']), ...edited } } : {}),
    ...(JSON.stringify(known[ours]) === JSON.stringify(extension) ? {} : { [ours]: extension }),
  };
  if (extensions === undefined || extensions === null) return setMembers(card, path, { extensions: changes });
  return setMembers(card, [...path, 'extensions'], changes);
}
