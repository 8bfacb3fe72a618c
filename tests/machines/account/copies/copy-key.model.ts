import { modelOf } from 'statechart-tools/explorer/model';
import { copyKeyMachine } from '../../../../src/machines/account/copies/copy-key.machine.ts';
import { Concealed } from '../../../../src/machines/shared/concealed.ts';
import { refused } from '../../app/shell-samples.ts';
import { abandoned, broken, canceled, confirmed, done, rejected } from '../../support/outcomes.ts';

export const secret = `AGE-SECRET-KEY-1${'QPZRY9X8GF'.repeat(5)}QPZRY9X8`;

export const model = modelOf(copyKeyMachine, {
  events: {},
  actors: {
    revealKey: { done: [confirmed(new Concealed(secret)), canceled], error: [broken] },
    confirmKey: { done: [done(undefined), rejected(refused), abandoned], error: [broken] },
    copySecret: { done: [undefined], error: [new Error('no clipboard')] },
  },
  view: ({ secret: shown, isSaved }) => ({ isShown: shown !== null, isSaved }),
});
