import { secondStepMachine } from '../../../../src/machines/auth/sign-in/second-step.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, secondStep } from '../../app/shell-samples.ts';

export const wrongCode = new ApiError('rejected', 'This recovery code is not valid.', { code: 4010 });
export const stepExpired = new ApiError('rejected', 'This sign-in has expired.', { code: 4040 });

export const model = modelOf(secondStepMachine, {
  input: { step: secondStep.step },
  events: { 'code.submit': [{ code: 'K7QM-2XRT-9BDH-4VWE' }, { code: ' ' }] },
  actors: {
    passkeySignIn: { done: [ann], error: [new Error('broken')] },
    checkCode: { done: [ann], error: [wrongCode, stepExpired] },
  },
  view: ({ user, failure }) => ({ isSignedIn: user !== null, failure: failure?.code ?? null }),
  rests: ['expired'],
});
