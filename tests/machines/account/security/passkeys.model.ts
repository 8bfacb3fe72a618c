import { passkeysMachine } from '../../../../src/machines/account/security/passkeys.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { laptop, off, on, phone } from '../../auth/passkey-samples.ts';
import { abandoned, broken, canceled, confirmed } from '../../support/outcomes.ts';

export const model = modelOf(passkeysMachine, {
  events: {
    'passkey.rename': [{ passkeyId: laptop.passkeyId }],
    'passkey.remove': [{ passkeyId: laptop.passkeyId }],
    'secondStep.change': [{ action: 'turnOn' }, { action: 'turnOff' }],
  },
  actors: {
    fetchPasskeys: {
      done: [
        { passkeys: [laptop], canAdd: true, secondStep: off },
        { passkeys: [], canAdd: false, secondStep: off },
      ],
      error: [broken],
    },
    registration: { done: [phone, null, 'unknown'], error: [broken] },
    secondStepChange: { done: [on, off, null, 'unknown'], error: [broken] },
    renamePasskey: { done: [confirmed({ ...laptop, name: 'My laptop' }), canceled], error: [broken] },
    removePasskey: { done: [confirmed(undefined), canceled, abandoned], error: [broken] },
  },
  view: ({ passkeys, canAdd, secondStep }) => ({
    isOn: secondStep.on,
    names: passkeys.map(({ name }) => name),
    canAdd,
  }),
  // Without passkeys, in a browser that cannot add one.
  rests: ['ready.idle'],
});
