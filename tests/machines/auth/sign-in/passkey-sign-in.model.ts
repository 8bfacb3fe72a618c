import { passkeySignInMachine } from '../../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { assertion, canceled, notAccepted, request } from '../passkey-samples.ts';

export const model = modelOf(passkeySignInMachine, {
  input: { step: null },
  events: {},
  actors: {
    checkSupport: { done: [true, false], error: [unreachable] },
    startSignIn: { done: [request], error: [unreachable] },
    promptPasskey: { done: [assertion], error: [canceled] },
    finishSignIn: { done: [ann], error: [notAccepted] },
  },
  view: ({ failure }) => ({ problem: failure?.problem ?? failure?.failure.kind ?? null }),
  rests: ['hidden'],
});
