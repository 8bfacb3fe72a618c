import { toFailure } from '../machines/shared/failure.ts';
import { toggleMachine } from '../machines/shared/toggle.machine.ts';
import { toggleActors } from '../services/mates/favorites.actors.ts';
import { createMarks } from '../services/mates/favorites.ts';
import type { World } from './screen.ts';

/** The switch of a mark with its services. A visitor's press is answered with the sign-in panel, so it is no failure. */
export const provideMark = ({ services, actors: { auth, favorites, notifications }, messages }: World) =>
  toggleMachine.provide({
    actors: toggleActors(createMarks(services), {
      isSignedIn: () => auth.getSnapshot().context.user !== null,
      wishHeart: (id) => favorites.send({ type: 'favorite.toggle', id }),
      tellHeart: (id, isOn) => favorites.send({ type: 'favorite.synced', id, isOn }),
    }),
    actions: {
      notifyFailure(_, { error }) {
        const { kind, message } = toFailure(error);
        if (kind === 'expired') return;
        notifications.send({
          type: 'notification.show',
          notification: { message: messages('marks').notSet(message), type: 'negative' },
        });
      },
    },
  });
