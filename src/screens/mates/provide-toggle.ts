import { waitFor } from 'xstate';
import { toggleMachine } from '../../machines/shared/commands/toggle.machine.ts';
import { toggleActors } from '../../services/mates/toggle.actors.ts';
import { createFavorites } from '../../services/mates/favorites.ts';
import type { ScreenDeps } from '../screen.ts';

/** The switch of a mark with its services. A visitor's press is answered with the sign-in panel, so it is no failure. */
export const provideToggle = ({ services, actors: { auth, favorites }, showToast }: ScreenDeps) =>
  toggleMachine.provide({
    actors: toggleActors(
      {
        isSignedIn: () => auth.getSnapshot().context.user !== null,
        set: createFavorites(services).set,
        queueChange: (change) => favorites.send({ type: 'change.queue', change }),
      },
      (id, isOn) => favorites.send({ type: 'favorite.synced', id, isOn }),
    ),
    actions: { showToast },
  });

/** Resolves once the server has what the user asked for before signing in, so that what is read next contains it. */
export const changesSaved = ({ actors: { favorites } }: ScreenDeps, signal: AbortSignal): Promise<unknown> =>
  waitFor(favorites, (snapshot) => snapshot.context.pending.length === 0 || snapshot.matches('signedOut'), {
    signal,
  });
