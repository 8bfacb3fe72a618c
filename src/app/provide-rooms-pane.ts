import { enqueueActions, fromPromise } from 'xstate';
import { roomsPaneMachine } from '../machines/chat/rooms-pane.machine.ts';
import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import type { LoadedScreen } from '../screens/screen.ts';
import { startBeside } from '../screens/start-screen.ts';
import { watchWidth } from '../services/browser/watch-width.ts';
import { report } from '../services/shared/report.ts';

interface RoomsPaneDeps {
  readonly getScreen: (id: ScreenId) => LoadedScreen | undefined;
  /** Loads the code and the texts of a screen. */
  readonly loadScreenParts: (id: ScreenId) => Promise<void>;
}

/** Provides the machine of the list of conversations beside the open one: the list is that of its own screen. */
export const provideRoomsPane = ({ getScreen, loadScreenParts }: RoomsPaneDeps) =>
  roomsPaneMachine.provide({
    actors: {
      // As wide as src/views/layout/rooms-place.module.css.
      watchWidth: watchWidth('47.5rem'),
      loadList: fromPromise(() => loadScreenParts('recentChats')),
    },
    actions: {
      openList: enqueueActions(({ enqueue }) => {
        const screen = getScreen('recentChats');
        if (screen !== undefined) enqueue(startBeside(screen, 'list'));
      }),
      reportError: (_, { error }) => report(error),
    },
  });
