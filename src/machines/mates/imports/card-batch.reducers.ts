import { oldest, youngest } from '../../../../contract/limits.ts';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { failureOf, resultOf, type CommandOutcome } from '../../shared/commands/command.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import type { CardPart } from '../editor/mate-form.reducers.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/**
 * Why no mate is made of a file. `large`, `unreadable`, `encoding`, `damaged`: it is no card that can be read. `name`: the card has
 * none. `minor`: its texts make the mate younger than 18. `invalid`: one of its texts cannot be stored.
 */
export type CardRefusal = 'large' | 'unreadable' | 'encoding' | 'damaged' | 'name' | 'minor' | 'invalid';

/** A field that a mate needs, and that its card lacked. */
export type AddedField = 'tagline' | 'age' | 'tags';

/** The use of a card's picture; `other`: known to its program alone. */
export type AssetKind = 'icon' | 'emotion' | 'background' | 'user_icon' | 'other';

/** The pictures and other files of a card, by where they are. Nothing of them is loaded. */
export interface CardAssets {
  /** How many are in the card's own file, of each kind. */
  readonly embedded: Partial<Readonly<Record<AssetKind, number>>>;
  /** How many are on other servers. */
  readonly remote: number;
  /** How many the card names that its file does not contain. */
  readonly missing: number;
  /** Whether those in the file are stored with it. */
  readonly isRetained: boolean;
}

/** The mate that was made from a card, and what of the card it does not show. */
export interface CardReport {
  readonly kind: 'imported';
  readonly mate: OwnMate;
  readonly added: readonly AddedField[];
  /** Whether no text had to be cut. */
  readonly isComplete: boolean;
  readonly unused: readonly CardPart[];
  /** As in `ImportedCard`. */
  readonly hasPlacedLore?: true;
  /** The creator notes in the language of the page; '' without any. */
  readonly creatorNotes: string;
  readonly assets: CardAssets;
}

export type CardOutcome =
  | CardReport
  /** The user has a mate that was made from the same card. */
  | { readonly kind: 'duplicate'; readonly mate: Pick<OwnMate, 'mateId' | 'name'> }
  | { readonly kind: 'refused'; readonly reason: CardRefusal };

/** A chosen file. Without outcome and failure it waits. */
export interface BatchFile {
  /** Identifies the file, and the mate that is made of it, so that a retry makes it once. */
  readonly fileId: string;
  readonly name: string;
  readonly outcome: CardOutcome | null;
  /** Why the server did not make a mate of it. */
  readonly failure: Failure | null;
  /** Whether it is imported although the user has a mate that was made from the same card. */
  readonly isRepeated: boolean;
}

/** The files that were chosen, and how many more than are imported at once. */
export interface ChosenFiles {
  readonly files: readonly Pick<BatchFile, 'fileId' | 'name'>[];
  readonly surplus: number;
}

export interface CardBatchInput {
  /** Whether files that were shared with the app could not be received. */
  readonly isShareFailed: boolean;
  /** The parent shows each mate that is made. */
  readonly parentRef: ParentRef<{ readonly type: 'mate.imported'; readonly mate: OwnMate }>;
}

export interface CardBatchContext extends CardBatchInput {
  readonly files: readonly BatchFile[];
  readonly surplus: number;
  /** The age of mates whose cards state none, as it was typed. */
  readonly age: string;
  /** Whether the user confirmed that the cards' pictures may be portraits. */
  readonly usesPictures: boolean;
}

export interface CardImport {
  readonly file: BatchFile;
  readonly age: number;
  readonly usesPictures: boolean;
}

/** Files were shared with the app or opened with it, now or earlier. */
export type FilesReceived = { readonly type: 'files.received' } & ChosenFiles;

export type CardBatchEvent =
  /** The files are in the input of that name. */
  | { readonly type: 'files.choose'; readonly input: string }
  | ({ readonly type: 'files.taken' } & ChosenFiles)
  | FilesReceived
  | { readonly type: 'age.change'; readonly age: string }
  | { readonly type: 'pictures.change'; readonly usesPictures: boolean }
  | { readonly type: 'import.start' }
  | { readonly type: 'import.stop' }
  /** A file that failed or was refused; a duplicate is imported nevertheless. */
  | { readonly type: 'file.retry'; readonly fileId: string }
  /** All files that failed. */
  | { readonly type: 'files.retry' }
  | { readonly type: 'import.close' };

/** `received`: the files were shared with the app or opened with it. */
export type CardBatchTag = 'choosing' | 'ready' | 'received' | 'shareFailed' | 'busy' | 'paused';

/** The types of the machine. */
export interface CardBatchTypes {
  readonly context: CardBatchContext;
  readonly input: CardBatchInput;
  readonly events: CardBatchEvent;
  readonly tags: CardBatchTag;
  readonly children: { readonly importCard: 'importCard'; readonly watchReceived: 'watchReceived' };
}

/** So many files are imported at once, and listed with their reports. */
export const maxFiles = 500;

type Files = Pick<CardBatchContext, 'files'>;

/** Files that wait, of those that were chosen. */
export const waitingOf = ({ files, surplus }: ChosenFiles): Pick<CardBatchContext, 'files' | 'surplus'> => ({
  files: files.map((file) => ({ ...file, outcome: null, failure: null, isRepeated: false })),
  surplus,
});

const isWaiting = ({ outcome, failure }: BatchFile): boolean => outcome === null && failure === null;

/** The file that is imported next; undefined where none waits. */
export const nextOf = ({ files }: Files): BatchFile | undefined => files.find(isWaiting);

/** Returns what is to be imported. Throws where no file waits. */
export function importOf(context: Pick<CardBatchContext, 'files' | 'age' | 'usesPictures'>): CardImport {
  const file = nextOf(context);
  if (file === undefined) throw new TypeError('No file waits to be imported.');
  return { file, age: Number(context.age), usesPictures: context.usesPictures };
}

/** Whether the age is one that mates may have. */
export const isAge = (age: string): boolean =>
  /^\d+$/.test(age) && Number(age) >= youngest && Number(age) <= oldest;

/** Returns the files with the result of the one that was imported. */
export const withOutcome = (context: Files, outcome: CommandOutcome<CardOutcome>): Files =>
  outcome.kind === 'done'
    ? changed(context, nextOf(context)?.fileId, { outcome: outcome.result })
    : failed(context, failureOf(outcome) ?? unanswered);

/** An error that the machine did not foresee is the failure of the file. */
export const withFailure = (context: Files, error: unknown): Files => failed(context, toFailure(error));

const failed = (context: Files, failure: Failure): Files =>
  changed(context, nextOf(context)?.fileId, { failure });

/** The user stopped waiting for the server. */
const unanswered = toFailure(null);

/** Returns the files with one that waits again. */
export const withRetry = (context: Files, fileId: string): Files => {
  const file = context.files.find((one) => one.fileId === fileId);
  const isRepeated = file?.isRepeated === true || file?.outcome?.kind === 'duplicate';
  return changed(context, fileId, { outcome: null, failure: null, isRepeated });
};

/** Returns the files with all waiting again that failed. */
export const withRetries = ({ files }: Files): Files => ({
  files: files.map((file) => (file.failure === null ? file : { ...file, failure: null })),
});

/** Whether the file can be tried again: all but those of which a mate was made. */
export const canRetry = ({ outcome, failure }: BatchFile): boolean =>
  failure !== null || (outcome !== null && outcome.kind !== 'imported');

function changed({ files }: Files, fileId: string | undefined, change: Partial<BatchFile>): Files {
  return { files: files.map((file) => (file.fileId === fileId ? { ...file, ...change } : file)) };
}

/** Returns the mate that was made. Throws for any other outcome. */
export function madeOf(outcome: CommandOutcome<CardOutcome>): OwnMate {
  const result = resultOf(outcome);
  if (result.kind !== 'imported') throw new TypeError('No mate was made.');
  return result.mate;
}
