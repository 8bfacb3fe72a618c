import { ledgerMachine } from '../machines/ledger.machine.ts';
import { ledgerActors } from '../services/shop.actors.ts';
import { createShop } from '../services/shop.ts';
import { LedgerScreen } from '../views/screens/ledger.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth } }: World) =>
  defineScreen({
    logic: ledgerMachine.provide({
      actors: ledgerActors(createShop(services)),
      actions: {
        changeBenefits: (_, { ledger }) => auth.send({ type: 'benefits.changed', benefits: ledger.benefits }),
      },
    }),
    input: () => undefined,
    View: LedgerScreen,
    messages: ['shop'],
  });
