import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ProviderName } from '../../contract/provider.ts';
import type { CallbackResult } from '../../src/machines/auth/oauth-callback.types.ts';
import { model as whole } from '../machines/auth/oauth-callback.model.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing, nodeOf, withoutFailuresOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { openStill } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { Gate } from './support/gate.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { persistUser } from './support/storage.ts';
import { CoverageLog, tour, type StateAssertion, type Stage } from './support/tour.ts';

/** The verification runs inside the page without a call, and a storage that fails reads as an empty one. */
const model = allowing(withoutFailuresOf(whole, ['verifyCallback']), isOffered);
const impossible = ['oauthCallback.verifying —xstate.error.actor.verifyCallback→ oauthCallback.done'];
const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<CallbackResult['provider'], string>> = {
  google: '/user/loginGG',
  discord: '/user/loginDiscord',
};

for (const [index, { steps }] of coveringTours(model).entries()) {
  test(`oauthCallback, tour ${index + 1}: ${describeSteps(steps)}`, async ({ page, observer }) => {
    const [judged, ...others] = steps;
    if (judged === undefined) throw new Error('Every return begins with a judgement.');
    // Checked at once: the state ends before it could be seen.
    const { provider, verdict } = judgementIn(judged);
    const gate = new Gate(page);
    // Declining returns to the page's own path without a call.
    if (verdict !== 'cancelled') await gate.hold([calls[provider], '/user/benefits']);
    await persistUser(page, storeOf({}));
    await gate.keepPage();
    await openStill(page, () => comeBack(page, gate, { provider, verdict }));
    await tour({ page, observer, coverageLog }, stageOn(page, gate, provider), {
      start: nodeOf(model, judged.to),
      steps: others,
    });
  });
}

test('oauthCallback: every transition was taken in the browser', () => coverageLog.expectAll(impossible));

/** No button cancels a sign-in that has just begun. */
function isOffered(snapshot: AnyMachineSnapshot, { type }: EventObject): boolean {
  return type !== 'load.cancel' || snapshot.hasTag('slow');
}

const Result = v.object({
  provider: ProviderName,
  verdict: v.picklist(['valid', 'mismatched', 'cancelled']),
});

const judgementIn = ({ cause }: Edge): CallbackResult =>
  v.parse(Result, cause.kind === 'done' ? cause.result : null);

/** Opens the page at the URL to which the provider redirects the user. */
async function comeBack(page: Page, gate: Gate, { provider, verdict }: CallbackResult): Promise<void> {
  const flow = { provider, state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() };
  await page.addInitScript((text) => sessionStorage.setItem('sign-in-flow', text), JSON.stringify(flow));
  const state = verdict === 'mismatched' ? 'another' : 'this';
  if (provider === 'google') await gate.open(`/user/loginGoogle#id_token=word&state=${state}`);
  else if (verdict === 'cancelled') await gate.open(`/user/loginDiscord?error=access_denied&state=${state}`);
  else await gate.open(`/faq?code=word&state=${state}`);
}

function stageOn(page: Page, gate: Gate, provider: CallbackResult['provider']): Stage {
  const name = provider === 'google' ? 'Google' : 'Discord';
  const note = page.getByText(`Signing you in with ${name}…`);
  const stop = page.getByRole('button', { name: 'Stop waiting' });

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[provider], answerToSignIn(cause.result));
    else if (cause.kind === 'error') await failAs(gate, calls[provider], cause.result);
    else await stop.click();
  }

  const assertions: StateAssertion[] = [
    { in: 'exchanging', see: () => expect(note).toBeVisible() },
    { in: { exchanging: 'slow' }, see: () => expect(stop).toBeVisible() },
    { in: 'done', see: () => expect(note).toHaveCount(0) },
  ];
  return { model, happen, assertions };
}
