import { modelOf } from 'statechart-tools/explorer/model';
import { homeCopiesMachine } from '../../../../src/machines/account/copies/home-copies.machine.ts';
import { abandoned, broken, canceled, done } from '../../support/outcomes.ts';
import { samples } from './home-copies.samples.ts';

const { offAgain, unsetAgain, never, running, fresh, stale, failed, saved } = samples;

export const model = modelOf(homeCopiesMachine, {
  events: {},
  actors: {
    fetchCopies: {
      done: [null, unsetAgain, offAgain, never, running, fresh, stale, failed, saved],
      error: [broken],
    },
    readCopies: { done: [running, fresh, failed], error: [broken] },
    changeCopies: { done: [done(running), done(offAgain), canceled, abandoned], error: [broken] },
    copyKey: { done: [true, false], error: [broken] },
  },
  rests: ['absent', 'offered.copies.unset & key.idle'],
  view: ({ copies }) => ({
    state: copies?.state ?? null,
    isKeySaved: copies?.isKeySaved ?? null,
  }),
});
