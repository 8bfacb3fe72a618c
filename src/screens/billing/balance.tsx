import { transactionsMachine } from '../../machines/billing/transactions.machine.ts';
import { transactionsActors } from '../../services/billing/billing.actors.ts';
import { Transactions } from '../../views/billing/transactions.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth } }: ScreenDeps) =>
  defineScreen({
    logic: transactionsMachine.provide({
      actors: transactionsActors(services),
      actions: {
        changeBenefits: (_, { ledger }) => auth.send({ type: 'benefits.changed', benefits: ledger.benefits }),
      },
    }),
    input: () => undefined,
    View: Transactions,
  });
