import { checkoutMachine } from '../../machines/billing/checkout.machine.ts';
import { paymentMachine } from '../../machines/billing/payment.machine.ts';
import { checkoutActors, paymentActors } from '../../services/billing/billing.actors.ts';
import { openCheckout, orderPath } from '../../services/billing/checkout-url.ts';
import { Checkout } from '../../views/billing/checkout.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth, navigation } }: ScreenDeps) =>
  defineScreen({
    logic: checkoutMachine.provide({
      actors: {
        ...checkoutActors(services),
        payment: paymentMachine.provide({
          actors: paymentActors(services),
          actions: {
            openCheckout: (_, { order }) => openCheckout(order),
            changeBenefits: (_, { order }) =>
              auth.send({ type: 'benefits.changed', benefits: order.benefits }),
          },
        }),
      },
      actions: {
        // So that the order is found again after a reload, or after the way to the provider and back.
        addOrderToUrl: (_, { order }) =>
          navigation.send({
            type: 'link.follow',
            to: orderPath(services.address.read().search, order.packageId, order.orderId),
            replace: true,
          }),
      },
    }),
    input: ({ search }) => {
      const query = new URLSearchParams(search);
      return { packageId: query.get('packageId') ?? '', orderId: query.get('orderId') };
    },
    View: Checkout,
  });
