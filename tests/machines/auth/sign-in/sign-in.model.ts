import { signInMachine } from '../../../../src/machines/auth/sign-in/sign-in.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { unreachable } from '../../chat/chat-samples.ts';
import { ann, asUser, locked, refused, secondStep } from '../../app/shell-samples.ts';

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
    signIn: {
      done: [asUser(ann), secondStep, { kind: 'registered', registration: { email, ticket: 'ticket' } }],
      error: [refused, locked, unreachable],
    },
    signUp: { done: [{ email, ticket: 'ticket' }], error: [refused] },
    requestProviderRedirect: { done: ['https://provider.example/authorize', null], error: [refused] },
    watchReturn: { error: [new Error('no pageshow event')] },
  },
  inputs: [{ mode: 'signIn' }, { mode: 'signUp' }],
  view: ({ notice, result }) => ({ notice, result: result?.kind ?? null }),
});
