import { plansMachine } from '../../machines/billing/plans.machine.ts';
import { plansActors } from '../../services/billing/billing.actors.ts';
import { Plans } from '../../views/billing/plans.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth }, showToast }: ScreenDeps) =>
  defineScreen({
    logic: plansMachine.provide({
      actors: plansActors(services),
      actions: {
        changeBenefits: (_, { benefits }) => auth.send({ type: 'benefits.changed', benefits }),
        showToast,
      },
    }),
    input: () => undefined,
    View: Plans,
  });
