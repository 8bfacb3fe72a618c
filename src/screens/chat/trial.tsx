import { trialMachine } from '../../machines/trial/trial.machine.ts';
import { draftOf } from '../../machines/trial/trial.reducers.ts';
import type { TrialContext } from '../../machines/trial/trial.reducers.ts';
import { hasSignedIn } from '../../services/auth/user-store.ts';
import { createStoredTrials } from '../../services/trial/stored-trials.ts';
import { trialActors } from '../../services/trial/trial.actors.ts';
import { Trial } from '../../views/trial/trial.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors }: ScreenDeps) => {
  const trials = createStoredTrials(services.storage);
  const openPanel = ({ mate }: TrialContext) => {
    const mode = hasSignedIn(services.storage) ? 'signIn' : 'signUp';
    actors.auth.send({ type: 'panel.open', mode, ...(mate === null ? {} : { mate }) });
  };
  return defineScreen({
    logic: trialMachine.provide({
      actors: trialActors(services),
      actions: {
        persistChat: ({ context: { mateId, mate, chat, sent } }) =>
          trials.write(mateId, mate?.shortName ?? '', { ...chat, draft: draftOf({ chat, sent }) }),
        clearChat: ({ context: { mateId } }) => trials.remove(mateId),
        offerAccount: ({ context }) => openPanel(context),
        welcomeBack: ({ context }) => (hasSignedIn(services.storage) ? openPanel(context) : undefined),
      },
    }),
    input: ({ search }) => {
      const mateId = new URLSearchParams(search).get('mateId') ?? '';
      return { mateId, chat: trials.read(mateId) };
    },
    View: Trial,
    subjectOf: ({ context: { mate } }, read) =>
      mate === null ? undefined : read('components').chatWith(mate.shortName),
  });
};
