import { accountOverviewMachine } from '../machines/account/account-overview.machine.ts';
import { createAccount } from '../services/account/account.ts';
import { accountOverviewActors } from '../services/account/account-overview.actors.ts';
import { Mine } from '../views/account/account-overview.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services }: World) =>
  defineScreen({
    logic: accountOverviewMachine.provide({ actors: accountOverviewActors(createAccount(services)) }),
    input: () => undefined,
    View: Mine,
    messages: ['mine'],
  });
