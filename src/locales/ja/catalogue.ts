import type { Catalogue } from '../messages.ts';
import { discover } from './discover.ts';
import { layout } from './layout.ts';
import { parts } from './parts.ts';
import { shell, titles } from './shell.ts';
import { standIn } from './stand-in.ts';

export const catalogue: Catalogue = {
  first: { titles, shell, layout, parts, standIn, discover },
  later: () => import('./later.ts'),
};
