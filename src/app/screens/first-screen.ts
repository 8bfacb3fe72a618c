import { waitFor } from 'xstate';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { ScreenId } from '../../machines/navigation/navigation.machine.ts';
import type { LoadedScreen } from '../../screens/screen.ts';

interface StartedApp {
  readonly actors: Pick<AppActors, 'navigation'>;
  readonly getScreen: (id: ScreenId) => LoadedScreen | undefined;
}

/**
 * Waits until the screen of the address shows all that it loads at its start. Rejects after `timeout` milliseconds, and
 * when the screen is left.
 */
export async function completeFirstScreen(
  { actors: { navigation }, getScreen }: StartedApp,
  timeout: number,
): Promise<void> {
  const opened = await waitFor(navigation, (snapshot) => snapshot.children['screen'] !== undefined, {
    timeout,
  });
  const actor = opened.children['screen'];
  const isComplete = getScreen(opened.context.route.screen)?.isComplete;
  if (actor === undefined || isComplete === undefined) throw new Error('The screen has no first view.');
  await waitFor(actor, isComplete, { timeout });
}
