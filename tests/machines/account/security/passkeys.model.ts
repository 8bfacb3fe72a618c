import { passkeysMachine } from '../../../../src/machines/account/security/passkeys.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { laptop, off, on, phone } from '../../auth/passkey-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { wrongPassword } from '../account-samples.ts';

export const model = modelOf(passkeysMachine, {
  events: {
    'passkey.rename': [{ passkeyId: laptop.passkeyId }],
    'passkey.remove': [{ passkeyId: laptop.passkeyId }],
    'secondStep.change': [{ action: 'turnOn' }, { action: 'turnOff' }],
    'name.submit': [{ name: 'My laptop' }, { name: ' ' }],
    'removal.confirm': [{ password: 'the password' }],
  },
  actors: {
    fetchPasskeys: {
      done: [
        { passkeys: [laptop], canAdd: true, secondStep: off },
        { passkeys: [], canAdd: false, secondStep: off },
      ],
      error: [new Error('broken')],
    },
    registration: { done: [phone, null], error: [new Error('broken')] },
    secondStepChange: { done: [on, off, null], error: [new Error('broken')] },
    renamePasskey: { done: [{ ...laptop, name: 'My laptop' }], error: [unreachable] },
    removePasskey: { done: [undefined], error: [wrongPassword] },
  },
  view: ({ passkeys, canAdd, secondStep, failure }) => ({
    isOn: secondStep.on,
    names: passkeys.map(({ name }) => name),
    canAdd,
    failure: failure?.kind ?? null,
  }),
  // Without passkeys, in a browser that cannot add one.
  rests: ['ready.idle'],
});
