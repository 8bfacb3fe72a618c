import * as v from 'valibot';
import { ProviderName } from '../../../contract/sign-in/provider.ts';
import type { CallbackResult } from '../../../src/machines/auth/oauth-callback.machine.ts';
import { model as whole } from '../../machines/auth/oauth-callback.model.ts';
import { withoutFailuresOf, type Edge } from 'statechart-tools/explorer/model';
import { answerToSignIn } from '../support/users/sign-in-panel.ts';
import { absent, testTours } from '../support/tours/tour.ts';

/** The verification runs inside the page without a call, and a storage that fails reads as an empty one. */
const model = withoutFailuresOf(whole, ['verifyCallback']);
const impossible = ['oauthCallback.verifying —xstate.error.actor.verifyCallback→ oauthCallback.done'];
const calls = { google: '/user/loginGG', discord: '/user/loginDiscord' } as const;

testTours('oauthCallback', { model, impossible }, ({ page, walk }) => {
  const { provider, verdict } = judgementIn(walk.steps[0]);
  const note = page.getByText(`Signing you in with ${provider === 'google' ? 'Google' : 'Discord'}…`);
  const flow = { provider, state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() };
  return {
    opening: {
      place: placeOf(provider, verdict),
      store: {},
      held: ['/user/benefits'],
      isKept: true,
      prepare: () =>
        page.addInitScript((text) => sessionStorage.setItem('sign-in-flow', text), JSON.stringify(flow)),
    },
    // The state ends before it could be seen.
    tookAtStart: ({ cause }) => 'child' in cause && cause.child === 'verifyCallback',
    // The address of a declined sign-in is that of the call, which is not made.
    answers:
      verdict === 'cancelled' ? {} : { exchangeCode: { call: calls[provider], envelope: answerToSignIn } },
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

/** Every return begins with a judgement. */
const judgementIn = (step?: Edge): CallbackResult =>
  v.parse(Result, step?.cause.kind === 'done' ? step.cause.result : null);

/** The address to which the provider redirects the user. */
function placeOf(provider: CallbackResult['provider'], verdict: CallbackResult['verdict']): string {
  const state = verdict === 'mismatched' ? 'another' : 'this';
  if (provider === 'google') return `/user/loginGoogle#id_token=word&state=${state}`;
  if (verdict === 'cancelled') return `/user/loginDiscord?error=access_denied&state=${state}`;
  return `/faq?code=word&state=${state}`;
}
