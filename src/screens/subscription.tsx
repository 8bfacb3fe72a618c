import { toFailure } from '../machines/failure.ts';
import { packagesMachine } from '../machines/packages.machine.ts';
import { packagesActors } from '../services/shop.actors.ts';
import { createShop } from '../services/shop.ts';
import { Packages } from '../views/screens/packages.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages }: World) =>
  defineScreen({
    logic: packagesMachine.provide({
      actors: packagesActors(createShop(services)),
      actions: {
        changeBenefits: (_, { benefits }) => auth.send({ type: 'benefits.changed', benefits }),
        notifyExchanged: () =>
          notifications.send({
            type: 'notification.show',
            notification: { message: messages('shop').exchange.done, type: 'positive' },
          }),
        notifyFailure: (_, { error }) =>
          notifications.send({
            type: 'notification.show',
            notification: {
              message: messages('shop').exchange.failed(toFailure(error).message),
              type: 'negative',
            },
          }),
      },
    }),
    input: () => undefined,
    View: Packages,
    messages: ['shop'],
  });
