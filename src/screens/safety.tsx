import { en } from '../locales/en.ts';
import { safety } from '../locales/en/pages/safety.ts';
import { stillMachine } from '../machines/still.machine.ts';
import { TextPage } from '../views/parts/text-page.tsx';
import { defineScreen } from './screen.ts';

const page = safety(en.product);

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: () => <TextPage page={page} /> });
