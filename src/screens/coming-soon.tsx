import { stillMachine } from '../machines/still.machine.ts';
import { ComingSoon } from '../views/screens/coming-soon.tsx';
import { defineScreen } from './screen.ts';

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: ComingSoon, messages: ['still'] });
