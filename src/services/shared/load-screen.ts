import { fromPromise } from 'xstate';
import type { LoadOutcome, ScreenId } from '../../machines/navigation/navigation.machine.ts';
import { ApiError } from '../http/api-error.ts';

interface Dependencies {
  /** Loads the code of a screen; returns at once where it has loaded. */
  readonly load: (screen: ScreenId) => Promise<void>;
  readonly isLoaded: (screen: ScreenId) => boolean;
  /** Whether the server responds at all. */
  readonly isServerThere: () => Promise<boolean>;
}

/**
 * Loads the code of a screen. Code that is missing on a server that responds is `outdated`, which asks for a new document;
 * where the server does not respond, it fails as `unreachable`.
 */
export const loadScreen = ({ load, isLoaded, isServerThere }: Dependencies) => {
  let needsNewDocument = false;
  return fromPromise<LoadOutcome, { screen: ScreenId }>(async ({ input: { screen } }) => {
    let cause: unknown;
    if (!needsNewDocument || isLoaded(screen)) {
      try {
        await load(screen);
        return 'loaded';
      } catch (error) {
        cause = error;
        needsNewDocument = isStylesheetError(error);
      }
    }
    if (await isServerThere()) return 'outdated';
    throw new ApiError('unreachable', 'The page could not be loaded.', { cause });
  });
};

/** Vite never requests a failed style sheet again: only a new document does. */
const isStylesheetError = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS');
