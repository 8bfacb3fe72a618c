import { stillMachine } from '../../machines/shared/still.machine.ts';
import { NotFound } from '../../views/pages/not-found.tsx';
import { defineScreen } from '../screen.ts';

export const screen = () => defineScreen({ logic: stillMachine, input: () => undefined, View: NotFound });
