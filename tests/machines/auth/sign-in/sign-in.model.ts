import type { Providers } from '../../../../contract/sign-in/provider.ts';
import { signInMachine } from '../../../../src/machines/auth/sign-in/sign-in.machine.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../chat/chat-samples.ts';
import { ann, asUser, locked, refused, secondStep } from '../../app/shell-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

const noProviders: Providers = { google: null, discord: null };
const entry = { clientId: 'ours', authorizeUrl: 'https://provider.invalid/authorize' };
const allProviders: Providers = { google: entry, discord: entry };
const email = 'ann@example.org';

export const model = modelOf(signInMachine, {
  events: {
    'mode.choose': [{ mode: 'signIn' }, { mode: 'signUp' }],
    'credentials.submit': [
      { email, password: 'secret' },
      { email: '', password: 'secret' },
      { email, password: '' },
    ],
    'provider.choose': [{ provider: 'discord' }],
  },
  actors: {
    fetchProviders: { done: [noProviders, allProviders], error: [broken] },
    signIn: {
      done: [
        done(asUser(ann)),
        done(secondStep),
        done({ kind: 'registered', registration: { email, ticket: 'ticket' } }),
        ...[refused, locked, unreachable].map(rejected),
        abandoned,
      ],
      error: [broken],
    },
    signUp: {
      done: [
        done({ kind: 'registered', registration: { email, ticket: 'ticket' } }),
        rejected(refused),
        abandoned,
      ],
      error: [broken],
    },
    providerRedirect: {
      done: [
        ...(['notSetUp', 'canceled'] as const).map((notice) => ({
          notice,
          failure: null,
        })),
        { notice: 'failed', failure: toFailure(refused) },
        { notice: null, failure: null },
      ],
      error: [broken],
    },
  },
  inputs: [
    { mode: 'signIn', mate: null },
    { mode: 'signUp', mate: null },
  ],
  view: ({ notice, offered, result }) => ({ notice, offered, result: result?.kind ?? null }),
});
