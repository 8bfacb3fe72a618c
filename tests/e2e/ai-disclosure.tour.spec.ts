import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { useKeyOf } from '../../src/services/safety/usage-store.ts';
import { ann } from '../machines/app/shell-samples.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as whole } from '../machines/safety/ai-disclosure.model.ts';
import { nodeOf, withoutFailuresOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { refusal, success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { absent, testTours, type Stage, type StateAssertion } from './support/tour.ts';

/** The usage counter only subscribes to the page and its storage, which live as long as the page. */
const model = withoutFailuresOf(whole, ['trackUsage']);
const impossible = ['aiDisclosure —xstate.error.actor.trackUsage→ (stays)'];
const useKey = useKeyOf(ann.uuid);
const notHere = refusal(code.notAvailable, 'Not here.');
const answers = {
  '/safety/aiNotice': success(),
  '/room/roomInfo': success(pageOf([message(1)])),
  '/girl/chat/getInspiration': notHere,
  '/mate/recommend': notHere,
  '/mate/trendingRank': notHere,
};

testTours('aiDisclosure', { model, impossible }, async ({ page, context, walk }) => {
  // The page counts as soon as it is loaded, so the user first sees the resulting state.
  const [counted, ...steps] = walk.steps;
  if (counted === undefined) throw new Error('There is no use without a count.');
  const stored = [useKey, use(counted)] as const;
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), stored);
  await openSignedIn(page, '/chat-detail?roomId=room-1', { answers });
  return { ...stageOn(page, context), walk: { start: nodeOf(model, counted.to), steps } };
});

function stageOn(page: Page, context: BrowserContext): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let neighbour: Page | undefined;

  /** Another tab counts its usage too. */
  async function count(step: Edge): Promise<void> {
    // A user who took a break returns.
    if (new URL(page.url()).pathname === '/') await page.goBack();
    neighbour ??= await context.newPage();
    if (neighbour.url() === 'about:blank') await neighbour.goto('/icon.svg');
    await neighbour.evaluate(([key, text]) => localStorage.setItem(key, text), [useKey, use(step)] as const);
    // The browser draws only one frame per second for a background page.
    await page.bringToFront();
  }

  async function happen(step: Edge): Promise<void> {
    const { type } = step.event;
    if (type === 'usage.updated') await count(step);
    else if (type === 'disclosure.acknowledge') await button('Got it').click();
    else await button(type === 'reminder.dismiss' ? 'Keep chatting' : 'Take a break').click();
  }

  const assertions: StateAssertion[] = [
    ['disclosing', button('Got it')],
    ['reminding', button('Take a break')],
    ['idle', absent(button('Got it').or(button('Take a break')))],
  ];
  return { happen, assertions };
}

/** Returns what a tab stores after this usage; each value differs from the previous one. */
function use({ event }: Edge): string {
  const { used, every, welcomed } = v.parse(Counted, event);
  const now = Date.now();
  return JSON.stringify({
    startedAt: now - 600_000,
    used: (used / every) * threeHours,
    lastAt: now,
    welcomed,
    toldAt: 0,
  });
}

const Counted = v.object({ used: v.number(), every: v.number(), welcomed: v.boolean() });
const threeHours = 3 * 60 * 60 * 1000;
