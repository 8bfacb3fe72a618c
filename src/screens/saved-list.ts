import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { savedListMachine } from '../machines/mates/browse/saved-list.machine.ts';
import { savedListActors } from '../services/mates/favorites.actors.ts';
import { createFavorites } from '../services/mates/favorites.ts';
import { report } from '../services/shared/report.ts';
import { changesSaved, provideToggle } from './provide-toggle.ts';
import { defineScreen, type ScreenDeps } from './screen.ts';

type ListName = 'favorites' | 'followed' | 'suggestions';
type View = ComponentType<{ actor: ActorRefFrom<typeof savedListMachine> }>;

/** Returns the screen of one of the user's lists. */
export const defineSavedList = (list: ListName, View: View) => (deps: ScreenDeps) =>
  defineScreen({
    logic: savedListMachine.provide({
      actors: {
        ...savedListActors(async (signal) => {
          await changesSaved(deps, signal);
          return createFavorites(deps.services)[list](signal);
        }),
        toggle: provideToggle(deps),
      },
      actions: { reportError: (_, { error }) => report(error) },
    }),
    input: () => undefined,
    View,
  });
