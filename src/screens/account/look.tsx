import { stillMachine } from '../../machines/shared/still.machine.ts';
import { Look } from '../../views/account/profile/look.tsx';
import { defineScreen } from '../screen.ts';

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: () => <Look /> });
