import { en } from '../locales/en.ts';
import { communityGuidelines } from '../locales/en/pages/community-guidelines.ts';
import { stillMachine } from '../machines/still.machine.ts';
import { TextPage } from '../views/parts/text-page.tsx';
import { defineScreen } from './screen.ts';

const page = communityGuidelines(en.product);

export const screen = () =>
  defineScreen({ logic: stillMachine, input: () => undefined, View: () => <TextPage page={page} /> });
