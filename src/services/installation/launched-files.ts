import { receivedEvent } from '../mates/received-cards.ts';
import { claimReceived } from '../../worker/received-files.ts';
import { storeReceived } from '../../worker/store-received.ts';

/** The queue of files that were opened with the installed app. Not yet in the types of browsers. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

/** Stores files that are opened with the app, until they are imported. Calls `onFailure` for those that cannot be read or stored. */
export function storeLaunchedFiles(onFailure: (error: unknown) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    Promise.all(files.map((handle) => handle.getFile()))
      .then(storeReceived)
      .then(() => dispatchEvent(new Event(receivedEvent)))
      .catch(onFailure);
  });
}

/**
 * Erases the received files of other users; null erases those of all users, and leaves those of visitors. Files of visitors
 * belong to the user. Without TLS there is no cache, and nothing in it.
 */
export async function eraseReceivedFiles(userId: string | null): Promise<void> {
  if ('caches' in globalThis) await claimReceived(userId, 0);
}
