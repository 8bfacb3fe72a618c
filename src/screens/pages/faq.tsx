import { stillMachine } from '../../machines/shared/still.machine.ts';
import { TextPage } from '../../views/components/page/text-page.tsx';
import { defineScreen } from '../screen.ts';

export const screen = () =>
  defineScreen({
    logic: stillMachine,
    input: () => undefined,
    View: () => <TextPage name="faq" />,
  });
