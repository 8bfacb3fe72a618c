import type { EventObject } from 'xstate';
import type { MateLook } from '../../../contract/mate-look.ts';
import type { Failure } from '../shared/failure.ts';
import type {
  MateEditorContext,
  MateEditorEvent,
  MateField,
  MateForm,
  MateWords,
  Outcome,
  Problems,
  Submission,
  Suggestion,
} from './mate-editor.types.ts';

/** Nothing is known or written yet. */
export const untouched = {
  mates: [],
  most: 0,
  form: null,
  clientMateId: '',
  filled: 0,
  isKept: false,
  earlier: null,
  problems: {},
  subject: null,
  saved: null,
  failure: null,
} satisfies Partial<MateEditorContext>;

/** The form with other words; what was wrong with the fields that changed is no longer said. */
export function withWords(
  { form, problems }: Pick<MateEditorContext, 'form' | 'problems'>,
  words: MateWords,
): { form: MateForm | null; problems: Problems } {
  if (form === null) return { form, problems };
  const { words: before } = form;
  const kept = Object.entries(problems).filter(
    ([field]) => isField(field, words) && words[field] === before[field],
  );
  return { form: { ...form, words }, problems: Object.fromEntries(kept) };
}

export const withLook = (form: MateForm | null, look: MateLook): MateForm | null =>
  form === null ? null : { ...form, look };

/** A suggestion in the form's own terms. Who may see the mate stays as the person chose it. */
export const formOf = (suggestion: Suggestion, visibility: string): MateForm => ({
  words: {
    name: suggestion.name,
    tagline: suggestion.tagline,
    age: String(suggestion.age),
    pronouns: suggestion.pronouns,
    place: suggestion.place,
    who: suggestion.who,
    likes: suggestion.likes.join(', '),
    tags: suggestion.tags.join(', '),
    manner: suggestion.manner,
    voice: suggestion.voice,
    greeting: suggestion.greeting,
    scene: suggestion.scene,
    hue: String(suggestion.hue),
    visibility,
    rating: suggestion.rating ?? 'everyone',
  },
  look: suggestion.look,
});

/** Other hands than the person's filled the form; what was in it can be had back. */
export const filledBy = ({ form: earlier, filled }: MateEditorContext, form: MateForm) => ({
  earlier,
  form,
  filled: filled + 1,
  problems: {},
});

export const filledBySuggestion = (context: MateEditorContext, suggestion: Suggestion) =>
  filledBy(context, formOf(suggestion, context.form?.words.visibility ?? suggestion.visibility));

/** What is sent. Throws where there is no form: nothing can be submitted then. */
export function submissionOf({ mateId, clientMateId, form }: MateEditorContext): Submission {
  if (form === null) throw new TypeError('There is no form to send.');
  return { mateId, clientMateId, form };
}

export const promptOf = (event: EventObject): string => (isAsking(event) ? event.prompt : '');

/** The host has no such calls: answered by 404, or by an envelope that says so. */
export const isMissingCall = ({ code }: Failure): boolean => code === 404 || code === 5010;

export const savedOf = (outcome: Outcome) => (outcome.kind === 'saved' ? outcome.mate : null);

export const problemsOf = (outcome: Outcome): Problems =>
  outcome.kind === 'refused' ? outcome.problems : {};

/** The field to begin with; the name where nothing is wrong. */
export const firstOf = (outcome: Outcome): MateField => (outcome.kind === 'refused' ? outcome.first : 'name');

const isAsking = (event: EventObject): event is Extract<MateEditorEvent, { type: 'suggestion.ask' }> =>
  event.type === 'suggestion.ask';

const isField = (field: string, words: MateWords): field is MateField => Object.hasOwn(words, field);
