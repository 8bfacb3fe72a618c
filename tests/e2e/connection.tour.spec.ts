import { expect, type BrowserContext, type Page } from '@playwright/test';
import { model } from '../machines/preferences/connection.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { test } from './support/fixtures.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type StateAssertion, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);

const happens =
  (type: string) =>
  ({ event }: Edge) =>
    event.type === type;
const lost = happens('network.offline');
const found = happens('network.online');
const passes = ({ cause }: Edge) => cause.kind === 'timer';
const dies = ({ cause }: Edge) => cause.kind === 'error';

/** Written by hand: a browser that cannot subscribe to the network events never could. */
const walks = {
  'offline and online again': chosenWalk(model, [lost, found, lost, found, passes]),
  'a browser that allows no listener': chosenWalk(model, [dies]),
};

for (const [name, walk] of Object.entries(walks)) {
  test(`connection, ${name}`, async ({ page, context, observer }) => {
    if (walk.steps.some(dies)) await forbidListening(page, 'offline');
    await openVisiting(page, '/support', {});
    await tour({ page, observer, coverageLog }, stageOn(page, context), walk);
  });
}

test('connection: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, context: BrowserContext): Stage {
  const note = (text: string) => page.getByRole('status').filter({ hasText: text });
  const assertions: StateAssertion[] = [
    { in: 'offline', see: () => expect(note('You’re offline.')).toBeVisible() },
    { in: 'back', see: () => expect(note('You’re back online.')).toBeVisible() },
    { in: 'online', see: () => expect(note('line.')).toHaveCount(0) },
    { in: 'online', see: () => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
  ];
  const happen = (edge: Edge): Promise<void> => context.setOffline(lost(edge));
  return { model, happen, tookAtStart: dies, assertions };
}
