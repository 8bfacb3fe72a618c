import { trialMachine } from '../machines/trial/trial.machine.ts';
import { hasSignedIn } from '../services/auth/user-store.ts';
import { createStoredTrials } from '../services/trial/stored-trials.ts';
import { trialActors } from '../services/trial/trial.actors.ts';
import { chatPath, roomPath } from '../views/components/paths.ts';
import { Trial } from '../views/trial/trial.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services, actors }: ScreenDeps) => {
  const trials = createStoredTrials(services.storage);
  return defineScreen({
    logic: trialMachine.provide({
      actors: trialActors(services),
      actions: {
        persistChat: ({ context: { mateId, mate, chat } }) =>
          trials.write(mateId ?? '', mate?.shortName ?? '', chat),
        clearChat: ({ context: { mateId } }) => trials.remove(mateId ?? ''),
        offerAccount: ({ context: { mate } }) =>
          actors.auth.send({
            type: 'panel.open',
            mode: hasSignedIn(services.storage) ? 'signIn' : 'signUp',
            ...(mate === null ? {} : { mate }),
          }),
        openRoom: ({ context: { mateId } }, { roomId }) =>
          actors.navigation.send({
            type: 'link.follow',
            to: roomId === null ? chatPath(mateId ?? '') : roomPath(roomId),
            replace: true,
          }),
      },
    }),
    input: ({ search }) => {
      const mateId = new URLSearchParams(search).get('mateId');
      return {
        mateId,
        isSignedIn: actors.auth.getSnapshot().context.user !== null,
        chat: trials.read(mateId ?? ''),
      };
    },
    View: Trial,
  });
};
