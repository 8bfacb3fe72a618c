import type { MateLook } from '../../../contract/mate-look.ts';
import type { MateDraft, OwnMate } from '../../../contract/own-mate.ts';
import type { Failure } from '../shared/failure.ts';

/** What is written and chosen in the form's inputs, as it stands in them. Likes and tags are parted by commas. */
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
  readonly greeting: string;
  readonly scene: string;
  readonly hue: string;
  readonly visibility: string;
  readonly rating: string;
}

export interface MateForm {
  readonly words: MateWords;
  readonly look: MateLook;
}

export type MateField = keyof MateWords;

/** What is wrong with a field: `odd` is text with characters that do not belong there, or a value nobody offered.
 * `minor` is text that makes the mate younger than 18. */
export type Problem = 'missing' | 'long' | 'young' | 'many' | 'odd' | 'minor';
export type Problems = Partial<Readonly<Record<MateField, Problem>>>;

export interface MateEditorInput {
  /** Whose drafts are kept and read. */
  readonly userId: string;
  /** The mate to change; null for a new one. */
  readonly mateId: string | null;
}

export interface MateEditorContext extends MateEditorInput {
  /** The user's mates, the newest first. */
  readonly mates: readonly OwnMate[];
  /** How many there may be. */
  readonly most: number;
  /** Null until it is known what to write on. */
  readonly form: MateForm | null;
  /** Makes a mate that is sent again the same mate. */
  readonly clientMateId: string;
  /** Counts how often the form was filled by other hands than the person's. */
  readonly filled: number;
  /** Whether the form holds what was written here before and not saved. */
  readonly isKept: boolean;
  /** The form before the last suggestion came. */
  readonly earlier: MateForm | null;
  readonly problems: Problems;
  /** The mate that is asked about. */
  readonly subject: string | null;
  readonly saved: OwnMate | null;
  readonly failure: Failure | null;
}

/** What there is when the screen opens. `form` is null where the mate to change is not the user's. */
export type Opened = Pick<MateEditorContext, 'mates' | 'most' | 'form' | 'clientMateId' | 'isKept'>;

/** What a draft is kept under. */
export type DraftPlace = MateEditorInput;

/** A draft on its way: where it belongs, and what was written. */
export interface Submission {
  readonly mateId: string | null;
  readonly clientMateId: string;
  readonly form: MateForm;
}

/** What came of saving: what is wrong is found before anything is sent. */
export type Outcome =
  | { readonly kind: 'saved'; readonly mate: OwnMate }
  | { readonly kind: 'refused'; readonly problems: Problems; readonly first: MateField };

export type Suggestion = MateDraft;

/** What a character card made of the form; not whole where something of it was too long or too many. */
export interface CardRead {
  readonly form: MateForm;
  readonly isWhole: boolean;
}

export type MateEditorEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'fields.change'; readonly words: MateWords }
  | { readonly type: 'appearance.change'; readonly look: MateLook }
  | { readonly type: 'suggestion.ask'; readonly prompt: string }
  | { readonly type: 'suggestion.undo' }
  /** A file was chosen in the input of that name. */
  | { readonly type: 'card.import' }
  | { readonly type: 'card.export'; readonly mateId: string }
  | { readonly type: 'draft.submit' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'deletion.request'; readonly mateId: string };

export type MateEditorTag =
  | 'busy'
  | 'slow'
  | 'failed'
  | 'missing'
  | 'unavailable'
  | 'shown'
  | 'suggesting'
  | 'saving'
  | 'saved';
