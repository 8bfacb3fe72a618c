import type { EventObject } from 'xstate';
import type { CompleteMate } from '../../../../contract/own-mate.ts';
import type { CommandOutcome } from '../../shared/commands/command.ts';
import type {
  CardOffered,
  CardUse,
  FormChange,
  MateField,
  MateForm,
  MateFormContext,
  MateFormEvent,
  SaveResult,
  Suggestion,
} from './mate-form.types.ts';

/** Returns the form with a change. The problems of changed fields are cleared. */
export const withChange = (
  { form, problems }: Pick<MateFormContext, 'form' | 'problems'>,
  change: FormChange,
): Pick<MateFormContext, 'form' | 'problems'> => {
  if (change.type === 'picture.change') return { form: { ...form, picture: change.picture }, problems };
  if (change.type === 'appearance.change') return { form: { ...form, look: change.look }, problems };
  const { greetings = form.greetings, ...words } = change.patch;
  return {
    form: { ...form, words: { ...form.words, ...words }, greetings },
    problems: Object.fromEntries(
      Object.entries(problems).filter(([field]) => !Object.hasOwn(change.patch, field)),
    ),
  };
};

/** Returns another form, with the card that it was filled from, in place of the current one, which can be restored. */
export const replaceForm = (
  { form: previousForm, card: previousCard }: Pick<MateFormContext, 'form' | 'card'>,
  form: MateForm,
  card: string | null,
) => ({
  previousForm,
  previousCard,
  offeredFileId: null,
  form,
  card,
  problems: {},
});

/** Returns a suggested or stored mate as a form. */
export const toForm = (mate: CompleteMate, visibility: string): MateForm => ({
  words: {
    name: mate.name,
    tagline: mate.tagline,
    age: String(mate.age),
    pronouns: mate.pronouns,
    place: mate.place,
    who: mate.who,
    likes: mate.likes.join(', '),
    tags: mate.tags.join(', '),
    manner: mate.manner,
    voice: mate.voice,
    greeting: mate.greeting,
    scene: mate.scene,
    hue: String(mate.hue),
    visibility,
    rating: mate.rating ?? 'everyone',
    nickname: mate.craft?.nickname ?? '',
    instructions: mate.craft?.instructions ?? '',
    finalInstructions: mate.craft?.finalInstructions ?? '',
    depthNote: mate.craft?.depthNote ?? '',
    depth: String(mate.craft?.depth ?? usualDepth),
    examples: mate.craft?.examples ?? '',
  },
  look: mate.look,
  greetings: mate.craft?.greetings ?? [],
  hasCraft: mate.craft !== undefined,
  picture: mate.picture ?? null,
});

/** Replaces the form by a suggested mate, of which what the description leaves open is empty. */
export const toSuggested = (context: Pick<MateFormContext, 'form' | 'card'>, suggestion: Suggestion) => {
  const form = toForm(suggestion, context.form.words.visibility);
  const open = Object.fromEntries((suggestion.invented ?? []).map((field) => [field, '']));
  return replaceForm(context, { ...form, words: { ...form.words, ...open } }, null);
};

/** How many messages before the end of a conversation a note is where nothing is chosen, as in other programs. */
export const usualDepth = 4;

/** Whether nothing was written in the form. */
export const isBlank = ({ words, greetings }: MateForm): boolean =>
  greetings.length === 0 && Object.entries(words).every(([field, text]) => choices.has(field) || text === '');

/** The fields that always have a value. */
const choices: ReadonlySet<string> = new Set<keyof MateForm['words']>([
  'manner',
  'hue',
  'visibility',
  'rating',
  'depth',
]);

/** The file that was offered to the empty form; null where the user asked for the import. */
export const offeredFileOf = (event: EventObject): string | null =>
  event.type === 'card.offered' ? fileIdOf(event) : null;

/** The received file to fill the form from; null where one was chosen. */
export const fileIdOf = (event: EventObject): string | null => (isReceived(event) ? event.fileId : null);

export const promptOf = (event: EventObject): string => (isRequest(event) ? event.prompt : '');

export const isSaved = (outcome: CommandOutcome<SaveResult>): boolean =>
  outcome.kind === 'done' && outcome.result.kind === 'saved';

/** Returns the saved mate, or the problems of the form. */
export const ofResult = (result: SaveResult): Pick<MateFormContext, 'problems' | 'saved'> =>
  result.kind === 'saved' ? { problems: {}, saved: result.mate } : { problems: result.problems, saved: null };

export const firstProblemOf = (result: SaveResult): MateField =>
  result.kind === 'rejected' ? result.first : 'name';

const isReceived = (event: EventObject): event is CardOffered | CardUse =>
  event.type === 'card.offered' || event.type === 'card.use';

const isRequest = (event: EventObject): event is Extract<MateFormEvent, { type: 'suggestion.request' }> =>
  event.type === 'suggestion.request';

/** Brings back the form before the last suggestion or card. */
export const toPrevious = ({
  form,
  previousForm,
  previousCard,
}: MateFormContext): Partial<MateFormContext> => ({
  form: previousForm ?? form,
  card: previousCard,
  previousForm: null,
  problems: {},
});
