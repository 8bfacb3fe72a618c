import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ann, ben, refused, some, storeOf } from '../app/shell-samples.ts';

const email = 'ann@example.org';

export const model = modelOf(authMachine, {
  events: {
    'panel.open': [{ mode: 'signIn' }, { mode: 'signUp' }],
    'user.received': [{ user: ben }],
    'session.changed': [{ user: ann }, { user: ben }],
    'benefits.changed': [{ benefits: some }],
    'nfsw.changed': [{ nfsw: true }],
    'token.rotated': [{ token: 'rotated' }],
    'language.changed': [{ language: 'de' }],
  },
  actors: {
    watchStore: { error: [new Error('no storage event')] },
    signIn: {
      done: [
        { kind: 'signedIn', user: ann },
        { kind: 'registered', registration: { email, ticket: 'ticket' } },
      ],
      error: [refused],
    },
    passkeySignIn: { done: [ann], error: [refused] },
    emailVerification: { done: [ann], error: [refused] },
    fetchBenefits: { done: [some, { ...some, nfsw: true }], error: [refused] },
    signOut: { done: [undefined], error: [refused] },
  },
  inputs: [storeOf({}), storeOf({ registerEmail: email }), storeOf({ user: ann, benefits: some })],
  view: ({ user, registerEmail }) => ({ user: user?.uuid ?? null, isRegistered: registerEmail !== null }),
});
