import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.reducers.ts';
import { savedListMachine } from '../../machines/mates/browse/saved-list.machine.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { changesSaved, provideToggle } from './provide-toggle.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

type Read = (deps: ScreenDeps, signal: AbortSignal) => Promise<CollectionItem[]>;
type View = ComponentType<{ actor: ActorRefFrom<typeof savedListMachine> }>;

/** Returns the screen of one of the user's lists, or of a maker or tag. */
export const defineSavedList = (read: Read, View: View) => (deps: ScreenDeps) =>
  defineScreen({
    logic: savedListMachine.provide({
      actors: {
        fetchItems: provideRequest<readonly CollectionItem[]>(async ({ signal }) => {
          await changesSaved(deps, signal);
          return read(deps, signal);
        }),
        toggle: provideToggle(deps),
      },
    }),
    input: () => undefined,
    View,
  });
