import { shop } from '../locales/en/shop.ts';
import { checkoutMachine } from '../machines/checkout.machine.ts';
import { checkoutActors } from '../services/shop.actors.ts';
import { createShop } from '../services/shop.ts';
import { Checkout } from '../views/screens/checkout.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth } }: World) =>
  defineScreen({
    logic: checkoutMachine.provide({
      actors: checkoutActors(createShop(services)),
      actions: {
        changeBenefits: (_, { order }) => {
          if (order !== null) auth.send({ type: 'benefits.changed', benefits: order.benefits });
        },
      },
    }),
    input: ({ search }) => ({ packageId: new URLSearchParams(search).get('packageId') ?? '' }),
    View: Checkout,
    messages: { shop },
  });
