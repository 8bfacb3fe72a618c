import { model } from '../machines/preferences/connection.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { happens } from './support/steps.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { absent, testTours, type StateAssertion } from './support/tour.ts';

const lost = happens('network.offline');
const found = happens('network.online');
const passes = ({ cause }: Edge) => cause.kind === 'timer';
const dies = ({ cause }: Edge) => cause.kind === 'error';

/** Written by hand: a browser that cannot subscribe to the network events never could. */
const walks = {
  'offline and online again': chosenWalk(model, [lost, found, lost, found, passes]),
  'a browser that allows no listener': chosenWalk(model, [dies]),
};

testTours('connection', { model, walks }, async ({ page, context, walk }) => {
  if (walk.steps.some(dies)) await forbidListening(page, 'offline');
  await openVisiting(page, '/support', {});
  const note = (text: string) => page.getByRole('status').filter({ hasText: text });
  const assertions: StateAssertion[] = [
    ['offline', note('You’re offline.')],
    ['back', note('You’re back online.')],
    ['online', absent(note('line.')), page.getByRole('heading', { level: 1 })],
  ];
  const happen = (edge: Edge): Promise<void> => context.setOffline(lost(edge));
  return { happen, tookAtStart: dies, assertions };
});
