import { support } from '../locales/en/pages/support.ts';
import { still } from '../locales/en/still.ts';
import { stillMachine } from '../machines/still.machine.ts';
import { TextPage } from '../views/parts/text-page.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ messages }: World) => {
  const page = support(messages('product'));
  return defineScreen({
    logic: stillMachine,
    input: () => undefined,
    View: () => <TextPage page={page} />,
    messages: { still },
  });
};
