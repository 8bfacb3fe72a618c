import { ageGateMachine } from '../machines/safety/age-gate.machine.ts';
import { ageGateActors } from '../services/safety/age-gate.actors.ts';
import type { AppDeps } from './app-deps.ts';

/** Provides the machine that asks for the user's age. */
export const provideAgeGate = ({ call, showToast }: AppDeps) =>
  ageGateMachine.provide({
    actors: ageGateActors({ call }),
    actions: {
      announceAge: ({ system }) => system.get('screen')?.send({ type: 'age.confirmed' }),
      applyNfsw: ({ system }, { nfsw }) => system.get('auth')?.send({ type: 'nfsw.changed', nfsw }),
      showToast,
    },
  });
