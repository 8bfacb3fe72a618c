import type { EventObject } from 'xstate';
import type { CompleteMate, OwnMate } from '../../../../contract/mates/own-mate.ts';
import type { CommandOutcome } from '../../shared/commands/command.ts';
import type { MateLook } from '../../../../contract/mates/mate-look.ts';
import type { SuggestedMate } from '../../../../contract/mates/mate-suggestion.ts';
import type { Failure } from '../../shared/failure.ts';

/** The values of the form’s inputs. Likes and tags are separated by commas. */
export interface MateWords {
  readonly name: string;
  readonly tagline: string;
  readonly age: string;
  readonly pronouns: string;
  readonly place: string;
  readonly who: string;
  readonly likes: string;
  readonly tags: string;
  readonly manner: string;
  readonly voice: string;
  readonly replyLength: string;
  readonly greeting: string;
  readonly scene: string;
  readonly hue: string;
  readonly visibility: string;
  readonly rating: string;
  readonly nickname: string;
  readonly instructions: string;
  readonly finalInstructions: string;
  readonly depthNote: string;
  readonly depth: string;
  readonly examples: string;
}

export interface MateForm {
  readonly words: MateWords;
  readonly look: MateLook;
  /** First messages in addition to `words.greeting`. */
  readonly greetings: readonly string[];
  /** Whether the advanced fields are saved where they are empty too, since the mate or its card has them. */
  readonly hasCraft: boolean;
  /** The id of a picture shown in place of the look. */
  readonly picture: string | null;
}

/** Changed fields. */
export type FormPatch = Partial<MateWords & Pick<MateForm, 'greetings'>>;

export type MateField = keyof MateWords | 'greetings';

/** Why a field is invalid. `odd`: unexpected characters or an unknown value. `minor`: text that makes the mate younger than 18. */
export type Problem = 'missing' | 'long' | 'young' | 'many' | 'odd' | 'minor';
export type Problems = Partial<Readonly<Record<MateField, Problem>>>;

/** A draft is stored for each user and mate. */
export interface DraftKey {
  readonly userId: string;
  /** The mate to change; null for a new one. */
  readonly mateId: string | null;
}

export interface MateDraftState {
  readonly form: MateForm;
  /** Identifies a new mate, so that saving twice creates it once. */
  readonly clientMateId: string;
  /** The text of the card that the form was filled from; null without one, and where the server has it. */
  readonly card: string | null;
  /** Whether the form was restored from an earlier visit. */
  readonly isRestored: boolean;
}

export type MateFormInput = DraftKey & MateDraftState;

export interface MateFormContext extends MateFormInput {
  /** The form before the last suggestion or card. */
  readonly previousForm: MateForm | null;
  /** The card before that. */
  readonly previousCard: string | null;
  readonly problems: Problems;
  /** Why there was no suggestion. */
  readonly suggestionFailure: Failure | null;
  readonly saved: OwnMate | null;
}

/** The saved mate; null where the draft was discarded. */
export interface MateFormOutcome {
  readonly mate: OwnMate | null;
}

export type SaveInput = Pick<MateFormInput, 'mateId' | 'clientMateId' | 'form' | 'card'>;

/** Fields are validated before anything is sent. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly mate: OwnMate }
  | { readonly kind: 'rejected'; readonly problems: Problems; readonly first: MateField };

export type Suggestion = SuggestedMate;

/** A part of a character card for which the form has no field. `greetings`: first messages for groups. */
export type CardPart = 'lore' | 'pictures' | 'greetings';

/** The form filled from a character card; incomplete where a value was too long or a list had too many entries. */
export interface ImportedCard {
  readonly form: MateForm;
  readonly isComplete: boolean;
  /** Its text, which is stored with the mate. */
  readonly card: string;
  /** The parts of the card that are not used. */
  readonly unused: readonly CardPart[];
  /** Set where entries of its lorebook have a place in the conversation, or a role there. */
  readonly hasPlacedLore?: true;
  /** The macros in its texts that are not run here, as `{{name}}`. */
  readonly macros: readonly string[];
  /** Whether its file is a picture, which the form can use. */
  readonly hasPicture: boolean;
}

/** A change by hand. */
export type FormChange =
  | { readonly type: 'fields.change'; readonly patch: FormPatch }
  | { readonly type: 'appearance.change'; readonly look: MateLook }
  /** Another picture in place of the look, or none. */
  | { readonly type: 'picture.change'; readonly picture: string | null };

export type MateFormEvent =
  | { readonly type: 'load.cancel' }
  | FormChange
  | { readonly type: 'suggestion.request'; readonly prompt: string }
  | { readonly type: 'suggestion.undo' }
  /** A file was chosen in the input named `card`. */
  | { readonly type: 'card.import' }
  | { readonly type: 'draft.submit' }
  | { readonly type: 'draft.discard' };

/** The types of the machine. */
export interface MateFormTypes {
  readonly context: MateFormContext;
  readonly input: MateFormInput;
  readonly output: MateFormOutcome;
  readonly events: MateFormEvent;
  readonly children: {
    readonly suggestDraft: 'suggestDraft';
    readonly importCard: 'importCard';
    readonly saveMate: 'saveMate';
    readonly pictureChoice: 'pictureChoice';
  };
}

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
    replyLength: mate.replyLength ?? 'medium',
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

export const promptOf = (event: EventObject): string => (isRequest(event) ? event.prompt : '');

export const isSaved = (outcome: CommandOutcome<SaveResult>): boolean =>
  outcome.kind === 'done' && outcome.result.kind === 'saved';

/** Returns the saved mate, or the problems of the form. */
export const ofResult = (result: SaveResult): Pick<MateFormContext, 'problems' | 'saved'> =>
  result.kind === 'saved' ? { problems: {}, saved: result.mate } : { problems: result.problems, saved: null };

export const firstProblemOf = (result: SaveResult): MateField =>
  result.kind === 'rejected' ? result.first : 'name';

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
