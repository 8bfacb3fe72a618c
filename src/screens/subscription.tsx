import { toFailure } from '../machines/shared/failure.ts';
import { plansMachine } from '../machines/billing/plans.machine.ts';
import { plansActors } from '../services/billing/billing.actors.ts';
import { createShop } from '../services/billing/billing.ts';
import { report } from '../services/shared/report.ts';
import { Plans } from '../views/billing/plans.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages }: ScreenDeps) =>
  defineScreen({
    logic: plansMachine.provide({
      actors: plansActors(createShop(services)),
      actions: {
        reportError: (_, { error }) => report(error),
        changeBenefits: (_, { benefits }) => auth.send({ type: 'benefits.changed', benefits }),
        showExchangedToast: () =>
          notifications.send({
            type: 'notification.show',
            notification: { message: messages('billing').exchange.done, type: 'positive' },
          }),
        showErrorToast: (_, { error }) =>
          notifications.send({
            type: 'notification.show',
            notification: {
              message: messages('billing').exchange.failed(toFailure(error).message),
              type: 'negative',
            },
          }),
      },
    }),
    input: () => undefined,
    View: Plans,
  });
