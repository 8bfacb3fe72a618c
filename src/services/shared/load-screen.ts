import { fromPromise } from 'xstate';
import type { LoadOutcome, ScreenId } from '../../machines/navigation/navigation.types.ts';
import { ApiError } from '../http/api-error.ts';

interface Dependencies {
  /** Fetches the code of a screen and keeps it. */
  readonly load: (screen: ScreenId) => Promise<void>;
  /** Whether the server answers at all. */
  readonly isServerThere: () => Promise<boolean>;
}

/** Fetches the code of a screen. Code that is missing on a server that answers is `gone`; else nothing was reachable. */
export const loadScreen = ({ load, isServerThere }: Dependencies) =>
  fromPromise<LoadOutcome, { screen: ScreenId }>(async ({ input }) => {
    try {
      await load(input.screen);
      return 'loaded';
    } catch (cause) {
      if (await isServerThere()) return 'gone';
      throw new ApiError('unreachable', 'The page could not be loaded.', { cause });
    }
  });

/** Asks for the page itself, past every cache. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
