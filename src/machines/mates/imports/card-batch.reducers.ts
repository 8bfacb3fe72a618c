import { oldest, youngest } from '../../../../contract/limits.ts';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import { failureOf, resultOf, type CommandOutcome } from '../../shared/commands/command.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import type {
  BatchFile,
  CardBatchContext,
  CardImport,
  CardOutcome,
  ChosenFiles,
} from './card-batch.types.ts';

/** So many files are imported at once, and listed with their reports. */
export const mostFiles = 500;

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
