import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { refused } from '../../app/shell-samples.ts';
import { on } from '../../auth/passkey-samples.ts';
import { abandoned, broken, canceled, confirmed, done, rejected } from '../../support/outcomes.ts';

export const codes = ['K7QM-2XRT-9BDH-4VWE', '0A1B-2C3D-4E5F-6G7H'];
export const created = { codes, token: 'the token' };

export const model = modelOf(secondStepChangeMachine, {
  inputs: [{ action: 'turnOn' }, { action: 'turnOff' }, { action: 'renewCodes' }],
  events: {},
  actors: {
    changeSecondStep: { done: [confirmed(created), confirmed(null), canceled, abandoned], error: [broken] },
    confirmCodes: { done: [done(on), rejected(refused), abandoned], error: [broken] },
    warnOfLeaving: { error: [new Error('no listener')] },
    copyCodes: { done: [undefined], error: [new Error('no clipboard')] },
  },
  view: ({ action, created: shown, result }) => ({
    action,
    shown: shown?.codes.length ?? 0,
    result,
  }),
});
