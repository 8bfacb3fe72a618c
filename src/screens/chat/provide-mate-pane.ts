import { enqueueActions, fromPromise } from 'xstate';
import { paneMachine } from '../../machines/shared/pane.machine.ts';
import { watchWidth } from '../../services/browser/watch/watch-width.ts';
import type { SettingsStore } from '../../services/preferences/settings-store.ts';
import type { ScreenDeps } from '../screen.ts';
import { startBeside } from '../start-screen.ts';

/** Provides the pane beside a conversation: its content is the screen of the persona and the settings of that room. */
export const provideMatePane = (
  { screens, services }: Pick<ScreenDeps, 'screens' | 'services'>,
  settings: Pick<SettingsStore, 'writeMatePane'>,
) =>
  paneMachine.provide({
    actors: {
      // As wide as src/views/chat/mate-place.module.css and the button in src/views/chat/chat-header.module.css.
      watchWidth: watchWidth('68.75rem'),
      loadContent: fromPromise(() => screens.load('chatProfile')),
    },
    actions: {
      openContent: enqueueActions(({ enqueue }) => {
        const screen = screens.get('chatProfile');
        if (screen !== undefined) enqueue(startBeside(screen, services.address.read()));
      }),
      persistShown: () => settings.writeMatePane(true),
      persistHidden: () => settings.writeMatePane(false),
    },
  });
