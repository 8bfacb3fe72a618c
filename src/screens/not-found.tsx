import { stillMachine } from '../machines/still.machine.ts';
import { NotFound } from '../views/screens/not-found.tsx';
import { defineScreen } from './screen.ts';

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: NotFound, messages: ['still'] });
