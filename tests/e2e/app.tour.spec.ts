import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/app/app.model.ts';
import { iris } from '../machines/mates/catalogue-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { beginnings } from './support/app-walks.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const catalogueCall = '/mate/recommend';
const ranksCall = '/mate/trendingRank';
const exportCall = '/user/export';
const signInCall = '/user/loginDiscord';

for (const [name, { place, isSignedIn, walk }] of Object.entries(beginnings)) {
  test(`[S3.5] app, ${name}`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const restCode = await holdCode(page, '**/assets/{rest,parts}-*.js');
    await page.addInitScript(keepFlow);
    const open = isSignedIn ? openSignedIn : openVisiting;
    const answers = { '/user/profile': success(ada), '/safety/blocks': success({ mates: [] }) };
    const held = [catalogueCall, ranksCall, exportCall, signInCall];
    const gate = await open(page, place, { answers, held });
    await gate.keepPage();
    const unnamed = place === '/profile' ? [{ running: 'fetching' }] : [];
    await tour(
      { page, observer, journal },
      { ...stageOn(page, { gate, restCode, observer }), unnamed },
      walk,
    );
  });
}

test('app: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([
    // Only what comes with the whole page ends a notification, and nothing changes the words of one yet.
    'app.running —notification.update→ (stays)',
    'app.running —notification.end→ (stays)',
    'app.running.whole —notification.update→ (stays)',
    // What is given up is the wait for the panel: in the whole page nobody waits, and the panel closes by itself.
    'app.running.whole —panel.close→ (stays)',
  ]);
});

interface Hands {
  readonly gate: Gate;
  readonly restCode: HeldCode;
  readonly observer: Observer;
}

function stageOn(page: Page, { gate, restCode, observer }: Hands): Stage {
  const trending = page.getByRole('complementary', { name: 'Trending' });
  let isRefused = false;
  let isPanelAwaited = false;

  /** The host says it with a ranking that it refuses, so that it is asked again the next time. */
  async function refuseRanking(reason: number, headers: Record<string, string> = {}): Promise<void> {
    if (isRefused) await trending.getByRole('button', { name: 'Try again' }).press('Enter');
    isRefused = true;
    await gate.settle(ranksCall, refusal(reason, 'No ranking.'), headers);
  }

  const happenings: Readonly<Record<string, () => Promise<void>>> = {
    'deferred.load': () => gate.settle(catalogueCall, success(catalogue)),
    'panel.open': () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    'panel.close': () => page.getByRole('button', { name: 'Stop waiting' }).click(),
    'session.expired': () => refuseRanking(code.loginExpired),
    // It comes with what the page says of it: that it cannot be kept.
    'token.rotated': async () => undefined,
    'notification.show': async () => {
      await page.evaluate(refuseStorage);
      await refuseRanking(code.notAvailable, { token: 'newer' });
    },
    'notification.end': async () => {
      await page.getByRole('button', { name: 'Download my data' }).press('Enter');
      await gate.fail(exportCall);
    },
    'view.crashed': async () => {
      await page.evaluate(takeAway);
      await gate.settle(catalogueCall, success(catalogue));
    },
    'page.reload': () => page.getByRole('button', { name: 'Reload page' }).click(),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'fetchRest') await restCode.come();
    else if (cause.kind === 'done') await gate.settle(signInCall, refusal(code.notAvailable, 'Not here.'));
    else if (cause.kind === 'error' && cause.child === 'fetchRest') await restCode.fail();
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else {
      restCode.hold();
      await happenings[event.type]?.();
      if (/^panel|^session/.test(event.type)) isPanelAwaited = event.type !== 'panel.close';
    }
  }
  return { model, happen, sights: sightsOn(page, () => isPanelAwaited) };
}

function sightsOn(page: Page, isPanelAwaited: () => boolean): Sight[] {
  const foot = page.getByRole('contentinfo', { includeHidden: true });
  // A page of its own, without a foot.
  const account = page.getByRole('button', { name: 'Download my data', includeHidden: true });
  const see = (text: string) => () => expect(page.getByText(text)).toBeAttached();
  const seeAwaited = (role: 'status' | 'alert', text: string) => async () => {
    await expect(page.getByRole(role).filter({ hasText: text })).toHaveCount(isPanelAwaited() ? 1 : 0);
    await expect(foot).toHaveCount(0);
  };
  return [
    { in: { running: 'partial' }, see: seeAwaited('alert', 'Couldn’t load this part of the page.') },
    { in: { running: 'fetching' }, see: seeAwaited('status', 'Loading…') },
    { in: { running: 'whole' }, see: () => expect(foot.or(account)).toBeAttached() },
    { in: { running: { whole: 'returning' } }, see: see('Signing you in with Discord…') },
    { in: 'broken', see: () => expect(page.getByRole('alert')).toContainText('Something went wrong') },
  ];
}

const catalogue = { pick: iris, mates: [iris] };

function refuseStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Nothing more fits.', 'QuotaExceededError');
  };
}

/** As an extension does that does not know whose a part of the page is. */
function takeAway(): void {
  document.querySelector('main [aria-hidden]')?.remove();
}

const keepFlow = (): void =>
  sessionStorage.setItem(
    'sign-in-flow',
    JSON.stringify({ provider: 'discord', state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() }),
  );
