import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { abandoned, broken, canceled, confirmed } from '../../support/outcomes.ts';

export const codes = ['K7QM-2XRT-9BDH-4VWE', '0A1B-2C3D-4E5F-6G7H'];

export const model = modelOf(secondStepChangeMachine, {
  inputs: [{ action: 'turnOn' }, { action: 'turnOff' }, { action: 'renewCodes' }],
  events: {},
  actors: {
    changeSecondStep: { done: [confirmed(codes), confirmed([]), canceled, abandoned], error: [broken] },
    warnOfLeaving: { error: [new Error('no listener')] },
    copyCodes: { done: [undefined], error: [new Error('no clipboard')] },
  },
  view: ({ action, codes: shown, result }) => ({
    action,
    shown: shown.length,
    result,
  }),
});
