import { stillMachine } from '../machines/still.machine.ts';
import { TextPage } from '../views/parts/text-page.tsx';
import { defineScreen } from './screen.ts';

export const screen = () =>
  defineScreen({
    logic: stillMachine,
    input: () => undefined,
    View: () => <TextPage name="faq" />,
    messages: ['faq', 'still'],
  });
