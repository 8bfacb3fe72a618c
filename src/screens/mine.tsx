import { mineMachine } from '../machines/mine.machine.ts';
import { createAccount } from '../services/account.ts';
import { mineActors } from '../services/mine.actors.ts';
import { Mine } from '../views/screens/mine.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services }: World) =>
  defineScreen({
    logic: mineMachine.provide({ actors: mineActors(createAccount(services)) }),
    input: () => undefined,
    View: Mine,
    messages: ['mine'],
  });
