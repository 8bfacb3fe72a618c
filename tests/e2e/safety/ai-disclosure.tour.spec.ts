import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { useKeyOf } from '../../../src/services/safety/usage-store.ts';
import { withoutFailuresOf } from 'statechart-tools/explorer/model';
import { ann } from '../../machines/app/shell-samples.ts';
import { message } from '../../machines/chat/chat-samples.ts';
import { model as whole } from '../../machines/safety/ai-disclosure.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { absent, code, on, refusal, success, testTours } from '../support/tours/tour.ts';

/** The usage counter only subscribes to the page and its storage, which live as long as the page. */
const model = withoutFailuresOf(whole, ['trackUsage']);
const impossible = ['aiDisclosure —xstate.error.actor.trackUsage→ (stays)'];
const notHere = refusal(code.notAvailable, 'Not here.');
const answers = {
  '/safety/aiNotice': success(),
  '/mate/recommend': notHere,
  '/mate/trendingRank': notHere,
};

testTours('aiDisclosure', { model, impossible }, async ({ page, context, walk }) => {
  const [first] = walk.steps;
  if (first === undefined) throw new Error('There is no use without a count.');
  const { button } = on(page);
  const neighbour = await context.newPage();
  await neighbour.goto('/icon.svg');
  return {
    opening: {
      ...chatPage([message(1)], { answers }),
      prepare: () => page.addInitScript(store, usageIn(first.event)),
    },
    // The page counts as soon as it is loaded, so the user first sees the resulting state.
    tookAtStart: (step) => step === first,
    causes: {
      // Another tab counts its usage too.
      'usage.updated': async (event) => {
        // A user who took a break returns.
        if (new URL(page.url()).pathname === '/') await page.goBack();
        await neighbour.evaluate(store, usageIn(event));
        // The browser draws only one frame per second for a background page.
        await page.bringToFront();
      },
      'disclosure.acknowledge': 'Got it',
      'reminder.dismiss': 'Keep chatting',
      'break.start': 'Take a break',
    },
    assertions: [
      ['disclosing', button('Got it')],
      ['reminding', button('Take a break')],
      ['idle', absent(button(/^(Got it|Take a break)$/))],
    ],
  };
});

/** The usage that a tab stores after this event; each value differs from the previous one. */
function usageIn(event: EventObject) {
  const { used, every, welcomed } = v.parse(Counted, event);
  const now = Date.now();
  const counted = { startedAt: now - 600_000, used: (used / every) * threeHours, lastAt: now };
  return [useKeyOf(ann.uuid), JSON.stringify({ ...counted, welcomed, toldAt: 0 })] as const;
}

const store = ([key, text]: readonly [string, string]): void => localStorage.setItem(key, text);
const Counted = v.object({ used: v.number(), every: v.number(), welcomed: v.boolean() });
const threeHours = 3 * 60 * 60 * 1000;
