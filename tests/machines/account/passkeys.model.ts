import { passkeysMachine } from '../../../src/machines/account/passkeys.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { laptop, phone } from '../auth/passkey-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { wrongPassword } from './account-samples.ts';

export const model = modelOf(passkeysMachine, {
  events: {
    'passkey.rename': [{ passkeyId: laptop.passkeyId }],
    'passkey.remove': [{ passkeyId: laptop.passkeyId }],
    'name.submit': [{ name: 'My laptop' }, { name: ' ' }],
    'removal.confirm': [{ password: 'the password' }],
  },
  actors: {
    fetchPasskeys: {
      done: [
        { passkeys: [laptop], canAdd: true },
        { passkeys: [], canAdd: false },
      ],
      error: [new Error('broken')],
    },
    registration: { done: [phone, null], error: [new Error('broken')] },
    renamePasskey: { done: [{ ...laptop, name: 'My laptop' }], error: [unreachable] },
    removePasskey: { done: [undefined], error: [wrongPassword] },
  },
  view: ({ passkeys, canAdd, failure }) => ({
    names: passkeys.map(({ name }) => name),
    canAdd,
    failure: failure?.kind ?? null,
  }),
  // Without passkeys, in a browser that cannot add one.
  rests: ['ready.idle'],
});
