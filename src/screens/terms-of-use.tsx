import { en } from '../locales/en.ts';
import { termsOfUse } from '../locales/en/pages/terms-of-use.ts';
import { stillMachine } from '../machines/still.machine.ts';
import { TextPage } from '../views/parts/text-page.tsx';
import { defineScreen } from './screen.ts';

const page = termsOfUse(en.product);

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: () => <TextPage page={page} /> });
