import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, asUser, ben, refused, secondStep, some, storeOf } from '../app/shell-samples.ts';
import { abandoned, broken, done, rejected } from '../support/outcomes.ts';

const email = 'ann@example.org';

export const model = modelOf(authMachine, {
  events: {
    'panel.open': [{ mode: 'signIn' }, { mode: 'signUp' }],
    'user.received': [{ user: ben }],
    'secondStep.require': [{ step: secondStep.step }],
    'session.changed': [{ user: ann }, { user: ben }],
    'benefits.changed': [{ benefits: some }],
    'nfsw.changed': [{ nfsw: true }],
    'token.rotated': [{ token: 'rotated' }],
    'language.changed': [{ language: 'de' }],
  },
  actors: {
    watchStore: { error: [new Error('no storage event')] },
    signIn: {
      done: [asUser(ann), secondStep, { kind: 'registered', registration: { email, ticket: 'ticket' } }],
      error: [refused],
    },
    secondStep: { done: [ann], error: [refused] },
    passkeySignIn: { done: [ann], error: [refused] },
    emailVerification: { done: [ann], error: [refused] },
    fetchBenefits: { done: [some, { ...some, nfsw: true }], error: [broken] },
    signOut: { done: [done(undefined), rejected(refused), abandoned], error: [refused] },
  },
  inputs: [storeOf({}), storeOf({ registerEmail: email }), storeOf({ user: ann, benefits: some })],
  view: ({ user, registerEmail, step }) => ({
    user: user?.uuid ?? null,
    isRegistered: registerEmail !== null,
    isStep: step !== null,
  }),
});
