import { toFailure } from '../machines/failure.ts';
import { markMachine } from '../machines/mark.machine.ts';
import { markActors } from '../services/marks.actors.ts';
import { createMarks } from '../services/marks.ts';
import type { World } from './screen.ts';

/** The switch of a mark with its services. A visitor's press is answered with the sign-in panel, so it is no failure. */
export const provideMark = ({ services, actors: { auth, notifications }, lateActors, messages }: World) =>
  markMachine.provide({
    actors: markActors(createMarks(services), {
      isSignedIn: () => auth.getSnapshot().context.user !== null,
      wishHeart: (id) => lateActors().marks?.send({ type: 'heart.press', id }),
      tellHeart: (id, isOn) => lateActors().marks?.send({ type: 'heart.told', id, isOn }),
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
