import { toggleMachine } from '../machines/shared/commands/toggle.machine.ts';
import { toggleActors } from '../services/mates/favorites.actors.ts';
import { createFavorites } from '../services/mates/favorites.ts';
import type { ScreenDeps } from './screen.ts';

/** The switch of a mark with its services. A visitor's press is answered with the sign-in panel, so it is no failure. */
export const provideToggle = ({ services, actors: { auth, favorites }, showToast }: ScreenDeps) =>
  toggleMachine.provide({
    actors: toggleActors(createFavorites(services), {
      isSignedIn: () => auth.getSnapshot().context.user !== null,
      requestFavorite: (id) => favorites.send({ type: 'favorite.toggle', id }),
      announceFavorite: (id, isOn) => favorites.send({ type: 'favorite.synced', id, isOn }),
    }),
    actions: { showToast },
  });
