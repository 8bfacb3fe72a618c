import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { model } from '../machines/mates/mate-detail.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type StateAssertion, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  request: '/mate/getMateDetail',
  fetchExtra: '/mate/mateExtraInfo',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.6] mateDetail, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const isNamed = !walk.start.snapshot.matches('notFound');
    const place = isNamed ? '/detail?mateId=iris-vale' : '/detail';
    const gate = await openSignedIn(page, place, { held: Object.values(calls) });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('mateDetail: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  async function happen({ cause }: Edge): Promise<void> {
    const path = cause.kind === 'done' ? (calls[cause.child] ?? '') : '';
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind !== 'done') await press();
    else if (cause.result !== null) await gate.settle(path, success(cause.result));
    else await gate.settle(path, refusal(code.notFound, 'There is no such mate.'));
  }
  const press = () => page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  return { model, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  const similar = main.getByRole('region', { name: 'You may also like' });
  const heart = main.getByRole('button', { name: 'Favorite: Iris Vale' });
  return [
    { in: 'loading', see: () => expect(main.getByText('Loading this mate')).toBeAttached() },
    {
      in: 'ready',
      see: () => expect(main.getByRole('heading', { level: 1, name: 'Iris Vale' })).toBeVisible(),
    },
    { in: { ready: 'loadingExtra' }, see: () => expect(similar.getByRole('list')).toBeAttached() },
    { in: { ready: 'complete' }, see: () => expect(similar.getByText('Tomas Reed')).toBeVisible() },
    { in: { ready: 'complete' }, see: () => expect(heart).toBeVisible() },
    { in: { ready: 'partial' }, see: see('Couldn’t load similar mates.') },
    { in: { ready: 'partial' }, see: () => expect(heart).toHaveCount(0) },
    { in: 'notFound', see: see('Mate not found') },
    { in: 'failed', see: see('Couldn’t load this mate') },
  ];
}
