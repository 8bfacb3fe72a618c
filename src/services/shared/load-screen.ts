import { fromPromise } from 'xstate';
import type { LoadOutcome, ScreenId } from '../../machines/navigation/navigation.types.ts';
import { ApiError } from '../http/api-error.ts';

interface Dependencies {
  /** Loads the code of a screen. */
  readonly load: (screen: ScreenId) => Promise<void>;
  /** Whether the server responds at all. */
  readonly isServerThere: () => Promise<boolean>;
}

/**
 * Loads the code of a screen. Code that is missing on a server that responds is `gone`; where the server does not
 * respond, it fails as `unreachable`.
 */
export const loadScreen = ({ load, isServerThere }: Dependencies) =>
  fromPromise<LoadOutcome, { screen: ScreenId }>(async ({ input }) => {
    try {
      await reloadFailedStylesheets();
      await load(input.screen);
      return 'loaded';
    } catch (cause) {
      if (await isServerThere()) return 'gone';
      throw new ApiError('unreachable', 'The page could not be loaded.', { cause });
    }
  });

/** Requests the stylesheets again that failed to load: Vite's preloading takes each for loaded once it was requested. */
async function reloadFailedStylesheets(page: Document = document): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...links]
      .filter(({ sheet }) => sheet === null)
      .map(
        (failed) =>
          new Promise((resolve, reject) => {
            const link = page.createElement('link');
            link.rel = 'stylesheet';
            link.crossOrigin = failed.crossOrigin;
            link.href = failed.href;
            link.addEventListener('load', resolve);
            link.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
            failed.replaceWith(link);
          }),
      ),
  );
}

/** Requests the page itself, bypassing caches. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
