import { fromEventObservable, fromPromise } from 'xstate';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { MadeMate } from '../../../contract/mates/own-mate.ts';
import { addPicture } from '../../../contract/mates/picture.ts';
import {
  maxFiles,
  type CardImport,
  type CardOutcome,
  type ChosenFiles,
  type FilesReceived,
} from '../../machines/mates/imports/card-batch.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { takeChosenFiles } from '../browser/chosen-file.ts';
import { ApiError } from '../http/api-error.ts';
import { createHttp } from '../http/http.ts';
import { newId } from '../../../contract/new-id.ts';
import { observe } from '../shared/from-async-source.ts';
import { blankForm, type OwnMatesService } from './my-mates.ts';
import { createReceivedCards } from './received-cards.ts';
import type { Services } from '../shared/services.ts';
import { importCode } from '../shared/import-code.ts';

/** Actors of `cardBatch`. The files are in inputs of the page, and here until they are released. */
export const cardBatchActors = ({
  myMates,
  http,
  tag,
  userId,
  onRemovalFailure,
}: {
  readonly myMates: Pick<OwnMatesService, 'save' | 'saveCardFile'>;
  readonly http: Services['http'];
  /** The tag of mates whose cards have none, in the language of the page. */
  readonly tag: () => string;
  /** The user who is signed in: received files of others are not offered. */
  readonly userId: () => string | null;
  /** A received file could not be removed, and is offered again. */
  readonly onRemovalFailure: (error: unknown) => void;
}) => {
  const files = new Map<string, File>();
  const received = createReceivedCards(maxFiles, userId);
  const fileOf = (fileId: string): File => {
    const file = files.get(fileId);
    if (file === undefined) throw new TypeError('The file was released.');
    return file;
  };
  /** Received files are stored under their IDs, others are not stored. */
  const remove = (fileIds: readonly string[]): void => void received.remove(fileIds).catch(onRemovalFailure);
  return {
    releaseFiles: () => files.clear(),
    /** Removes those that were received from the browser's storage. */
    discardReceived: () => remove([...files.keys()]),
    watchReceived: fromEventObservable<FilesReceived, undefined>(() =>
      observe<FilesReceived>((emit, signal) =>
        received.watch(
          (found) => {
            for (const { fileId, file } of found) files.set(fileId, file);
          },
          emit,
          signal,
        ),
      ),
    ),
    /** Takes the files that were chosen in the input of that name. */
    takeFiles: (input: string): ChosenFiles => {
      const choices = takeChosenFiles(input).filter(({ name }) => !/(?:^|\/)\./.test(name));
      files.clear();
      for (const file of choices.slice(0, maxFiles)) files.set(newId(), file);
      return {
        files: [...files].map(([fileId, { name }]) => ({ fileId, name })),
        surplus: Math.max(0, choices.length - maxFiles),
      };
    },
    importCard: toAttempt(
      fromPromise<CardOutcome, CardImport>(async ({ input, signal }) => {
        const file = fileOf(input.file.fileId);
        const { importCard } = await importCode(() => import('./cards/card-import.ts'));
        const outcome = await importCard(file, input, {
          blank: blankForm(),
          tag: tag(),
          language: http.session().language,
          savePicture: (picture) => savePicture(http, picture, signal),
          saveFile: (mateId, bytes) => myMates.saveCardFile(mateId, bytes, signal),
          save: (mate) => myMates.save(mate, signal).catch(toDuplicate),
        });
        remove([input.file.fileId]);
        return outcome;
      }),
    ),
  };
};

/** Stores the top of an upright picture, or the middle of a wide one. Returns null for one that the server refuses. */
async function savePicture(
  http: Services['http'],
  picture: Blob,
  signal: AbortSignal,
): Promise<string | null> {
  const { fileFetch } = await importCode(() => import('./pictures/file-fetch.ts'));
  const { call } = createHttp({ ...http, fetch: fileFetch(picture, () => {}) });
  try {
    return (await call(addPicture, { confirmed: '1' }, signal)).pictureId;
  } catch (error) {
    if (error instanceof ApiError && unusable.has(error.code ?? code.ok)) return null;
    throw error;
  }
}

/** A card is imported without a picture that cannot be read or stored. */
const unusable: ReadonlySet<number> = new Set([code.invalid, code.limitReached, code.notAvailable]);

/** Returns the mate that was made from the same card, where that is why another was refused. Throws every other error. */
function toDuplicate(error: unknown): Extract<CardOutcome, { kind: 'duplicate' }> {
  if (!(error instanceof ApiError) || error.code !== code.duplicate) throw error;
  return { kind: 'duplicate', mate: v.parse(MadeMate, error.details) };
}
