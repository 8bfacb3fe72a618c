import { sendToActor } from './actors/system-actors.ts';
import { ageGateMachine } from '../machines/safety/age-gate.machine.ts';
import { ageGateActors } from '../services/safety/age-gate.actors.ts';
import type { AppDeps } from './actors/app-deps.ts';

/** Provides the machine that asks for the user's age. */
export const provideAgeGate = ({ call, showToast }: AppDeps) =>
  ageGateMachine.provide({
    actors: ageGateActors({ call }),
    actions: {
      announceAge: ({ system }) => sendToActor(system, 'screen', { type: 'age.confirmed' }),
      applyNfsw: ({ system }, { nfsw }) => sendToActor(system, 'auth', { type: 'nfsw.changed', nfsw }),
      showToast,
    },
  });
