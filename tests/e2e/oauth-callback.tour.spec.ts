import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ProviderName } from '../../contract/provider.ts';
import type { CallbackResult } from '../../src/machines/auth/oauth-callback.types.ts';
import { model as whole } from '../machines/auth/oauth-callback.model.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { nodeOf, withoutFailuresOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { openStill } from './support/clock.ts';
import { Gate } from './support/gate.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { persistUser } from './support/storage.ts';
import { absent, testTours } from './support/tour.ts';

/** The verification runs inside the page without a call, and a storage that fails reads as an empty one. */
const model = withoutFailuresOf(whole, ['verifyCallback']);
const impossible = ['oauthCallback.verifying —xstate.error.actor.verifyCallback→ oauthCallback.done'];
const calls: Readonly<Record<CallbackResult['provider'], string>> = {
  google: '/user/loginGG',
  discord: '/user/loginDiscord',
};

testTours('oauthCallback', { model, impossible }, async ({ page, walk }) => {
  const [judged, ...steps] = walk.steps;
  if (judged === undefined) throw new Error('Every return begins with a judgement.');
  // Checked at once: the state ends before it could be seen.
  const { provider, verdict } = judgementIn(judged);
  const gate = new Gate(page);
  // Declining returns to the page's own path without a call.
  if (verdict !== 'cancelled') await gate.hold([calls[provider], '/user/benefits']);
  await persistUser(page, storeOf({}));
  await gate.keepPage();
  await openStill(page, () => comeBack(page, gate, { provider, verdict }));
  const note = page.getByText(`Signing you in with ${provider === 'google' ? 'Google' : 'Discord'}…`);
  return {
    walk: { start: nodeOf(model, judged.to), steps },
    gate,
    answers: { exchangeCode: { call: calls[provider], envelope: answerToSignIn } },
    assertions: [
      ['exchanging', note],
      ['done', absent(note)],
    ],
  };
});

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
