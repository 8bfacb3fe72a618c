import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { wrongPassword } from '../account-samples.ts';

export const codes = ['K7QM-2XRT-9BDH-4VWE', '0A1B-2C3D-4E5F-6G7H'];

export const model = modelOf(secondStepChangeMachine, {
  inputs: [{ action: 'turnOn' }, { action: 'turnOff' }, { action: 'renewCodes' }],
  events: { 'proof.submit': [{ password: 'the password' }] },
  actors: {
    changeSecondStep: { done: [codes, []], error: [wrongPassword] },
    copyCodes: { done: [undefined], error: [new Error('no clipboard')] },
  },
  view: ({ action, codes: shown, failure, result }) => ({
    action,
    shown: shown.length,
    failure: failure?.kind ?? null,
    isOn: result?.on ?? null,
  }),
});
