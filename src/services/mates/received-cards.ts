import type { FilesReceived } from '../../machines/mates/imports/card-batch.reducers.ts';
import { claimReceived, removeReceived, type ReceivedFile } from '../../worker/received-files.ts';

/** The event of the window after which more files are stored. */
export const receivedEvent = 'files.received';

/** Reads the files that were shared with the app or opened with it. Without TLS there are none. */
export const createReceivedCards = (max: number, userId: () => string | null) => {
  let removal = Promise.resolve();
  return {
    /** Removes files from the browser's storage. Rejects where they could not be removed. */
    remove(fileIds: readonly string[]): Promise<void> {
      if ('caches' in globalThis) removal = removeReceived(fileIds);
      return removal;
    },

    /** Emits all stored files of the user each time when there are any, and passes them to `take` before. Never resolves. */
    async watch(
      take: (files: readonly ReceivedFile[]) => void,
      emit: (event: FilesReceived) => void,
      signal: AbortSignal,
    ): Promise<void> {
      if (!('caches' in globalThis)) return;
      await new Promise<never>((_, reject) => {
        const look = (): void => {
          const user = userId();
          if (user === null) return;
          removal
            .then(() => claimReceived(user, max))
            .then((files) => {
              if (files.length === 0 || signal.aborted) return;
              take(files);
              const listed = files.map(({ fileId, file: { name } }) => ({ fileId, name }));
              emit({ type: 'files.received', files: listed, surplus: 0 });
            }, reject);
        };
        addEventListener(receivedEvent, look, { signal });
        look();
      });
    },
  };
};
