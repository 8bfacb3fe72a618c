import { ApiError } from '../http/api-error.ts';
import { isServerThere } from './server-there.ts';
import { isUnloadedPart } from './unloaded-part.ts';

/** The event of the window that says that a deployment has removed code that somebody waits for: only a new document knows its name. */
export const outdatedEvent = 'mates.outdated';

interface Options {
  /** Whether the user waits for it; false for what loads by itself, for which no page reloads. */
  readonly isAwaited?: boolean;
}

/**
 * Loads code that is not part of the first load. Fails as `unreachable` where it does not load. Code that is missing on a server that
 * responds is outdated: the page is asked to reload.
 */
export async function importCode<Code>(
  load: () => Promise<Code>,
  { isAwaited = true }: Options = {},
): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (!isUnloadedPart(cause)) throw cause;
    if (isAwaited && (await isServerThere())) dispatchEvent(new Event(outdatedEvent));
    throw new ApiError('unreachable', 'A part of the page could not be loaded.', { cause });
  }
}
