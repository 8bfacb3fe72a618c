import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { model } from '../machines/app/app.model.ts';
import { iris } from '../machines/mates/catalogue-samples.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk, describeSteps, type Walk } from '../../tools/statechart-tests/walks.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const catalogueCall = '/mate/recommend';
const signInCall = '/user/loginDiscord';

const [visit, callback] = (model.samples.inputs ?? []).map((input) => startingFrom(model, [input]));
if (visit === undefined || callback === undefined) throw new Error('the root has two inputs');

const crashes =
  (child: string) =>
  ({ cause }: Edge) =>
    cause.kind === 'error' && cause.child === child;
const completes = ({ cause }: Edge) => cause.kind === 'done';
const happens =
  (type: string) =>
  ({ event }: Edge) =>
    event.type === type;

const vital = ['notifications', 'auth', 'theme', 'language', 'connection', 'favorites', 'navigation'];
const home = '/';
const returned = '/?code=word&state=this';

const walks: ReadonlyArray<{ readonly path: string; readonly walk: Walk }> = [
  ...vital.map((child) => ({
    path: home,
    walk: chosenWalk(visit, [crashes(child), happens('page.reload')]),
  })),
  { path: home, walk: chosenWalk(visit, [happens('view.crashed')]) },
  { path: returned, walk: chosenWalk(callback, [completes]) },
  { path: returned, walk: chosenWalk(callback, [crashes('oauthCallback')]) },
];

for (const { path, walk } of walks) {
  test(`[S3.5] app: ${describeSteps(walk.steps)}`, async ({ page, observer }) => {
    await page.addInitScript(storeFlow);
    const gate = await openVisiting(page, path, { held: [catalogueCall, signInCall] });
    await gate.keepPage();
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('app: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(signInCall, refusal(code.notAvailable, 'Not here.'));
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'page.reload') await page.getByRole('button', { name: 'Reload page' }).click();
    else {
      await page.evaluate(removeSkeleton);
      await gate.settle(catalogueCall, success({ pick: iris, mates: [iris] }));
    }
  }
  return {
    model,
    happen,
    assertions: [
      {
        in: { running: 'returning' },
        see: () => expect(page.getByText('Signing you in with Discord…')).toBeAttached(),
      },
      { in: 'running', see: () => expect(page.getByRole('contentinfo')).toBeAttached() },
      { in: 'broken', see: () => expect(page.getByRole('alert')).toContainText('Something went wrong') },
    ],
  };
}

/** Imitates a browser extension that removes a part of the page which React renders. */
function removeSkeleton(): void {
  document.querySelector('main [aria-hidden]')?.remove();
}

const storeFlow = (): void =>
  sessionStorage.setItem(
    'sign-in-flow',
    JSON.stringify({ provider: 'discord', state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() }),
  );
