import { enqueueActions, fromPromise, sendTo } from 'xstate';
import { paneMachine } from '../machines/shared/pane.machine.ts';
import { startBeside } from '../screens/start-screen.ts';
import type { ScreenLoader } from '../screens/screen.ts';
import { watchWidth } from '../services/browser/watch/watch-width.ts';

/** Provides the pane of the conversations beside the open one: its content is their own screen. */
export const provideRoomsPane = (screens: ScreenLoader) =>
  paneMachine.provide({
    actors: {
      // As wide as src/views/layout/rooms-place.module.css.
      watchWidth: watchWidth('47.5rem'),
      loadContent: fromPromise(() => screens.load('recentChats')),
    },
    actions: {
      openContent: enqueueActions(({ enqueue }) => {
        const screen = screens.get('recentChats');
        if (screen !== undefined) enqueue(startBeside(screen, { path: '', search: '' }));
      }),
      refreshContent: sendTo('content', { type: 'rooms.changed' }),
    },
  });
