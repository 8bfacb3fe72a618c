import type { EventObject } from 'xstate';
import type { CompleteMate, OwnMate } from '../../../../contract/own-mate.ts';
import type {
  FormPatch,
  LookOfForm,
  MateField,
  MateForm,
  MateFormContext,
  MateFormEvent,
  PictureOfForm,
  Problems,
  SaveResult,
  Suggestion,
} from './mate-form.types.ts';

/** Returns the form with some fields changed. Their problems are cleared. */
export const withFields = (
  { form, problems }: Pick<MateFormContext, 'form' | 'problems'>,
  { patch }: { readonly patch: FormPatch },
) => {
  const { greetings = form.greetings, ...words } = patch;
  return {
    form: { ...form, words: { ...form.words, ...words }, greetings },
    problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !Object.hasOwn(patch, field))),
  };
};

/** Returns the form with another picture. */
export const withPicture = ({ form }: Pick<MateFormContext, 'form'>, { picture }: PictureOfForm) => ({
  form: { ...form, picture },
});

/** Returns the form with another appearance. */
export const withLook = ({ form }: Pick<MateFormContext, 'form'>, { look }: LookOfForm) => ({
  form: { ...form, look },
});

/** Returns another form, with the card that it was filled from, in place of the current one, which can be restored. */
export const replaceForm = (
  { form: previousForm, card: previousCard }: Pick<MateFormContext, 'form' | 'card'>,
  form: MateForm,
  card: string | null,
) => ({
  previousForm,
  previousCard,
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

/** The received file to fill the form from; null where one was chosen. */
export const fileIdOf = (event: EventObject): string | null => (isOffer(event) ? event.fileId : null);

export const promptOf = (event: EventObject): string => (isRequest(event) ? event.prompt : '');

export const savedOf = (result: SaveResult): OwnMate | null => (result.kind === 'saved' ? result.mate : null);

export const problemsOf = (result: SaveResult): Problems =>
  result.kind === 'rejected' ? result.problems : {};

export const firstProblemOf = (result: SaveResult): MateField =>
  result.kind === 'rejected' ? result.first : 'name';

const isOffer = (event: EventObject): event is Extract<MateFormEvent, { type: 'card.offered' }> =>
  event.type === 'card.offered';

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
  previousCard: null,
  problems: {},
});
