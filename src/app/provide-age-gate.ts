import { ageGateMachine } from '../machines/safety/age-gate.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { ageGateActors } from '../services/safety/age-gate.actors.ts';
import { report } from '../services/shared/report.ts';
import type { AppDeps } from './app-deps.ts';

/** Provides the machine that asks for the user's age. */
export const provideAgeGate = ({ call, messages, notify }: AppDeps) =>
  ageGateMachine.provide({
    actors: ageGateActors({ call }),
    actions: {
      announceAge: ({ system }) => system.get('screen')?.send({ type: 'age.confirmed' }),
      applyNfsw: ({ system }, { nfsw }) => system.get('auth')?.send({ type: 'nfsw.changed', nfsw }),
      showSaveErrorToast(_, { error }) {
        const { kind, message } = toFailure(error);
        notify({ message: message || messages.read('shell').failure[kind], type: 'negative' });
      },
      reportError: (_, { error }) => report(error),
    },
  });
