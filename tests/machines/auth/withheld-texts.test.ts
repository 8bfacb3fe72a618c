import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import type { AuthEvent } from '../../../src/machines/auth/auth.reducers.ts';
import { createWithheldTexts } from '../../../src/services/auth/withheld-texts.ts';
import { createFormDrafts } from '../../../src/services/browser/form-drafts.ts';
import { createLocalDrafts } from '../../../src/services/chat/local-drafts.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../../services/support/fake-storage.ts';
import { ann, ben, secondStep, storeOf } from '../app/shell-samples.ts';

const written = {
  [`form-draft/${ann.uuid}/report`]: '{"words":"Rude"}',
  [`mates.draft/${ann.uuid}/room/tab`]: 'A draft',
  [`mates.unsent/${ann.uuid}/room/one`]: 'A message',
  [`mates.mate-draft/${ann.uuid}/new`]: 'A mate',
  [`mates.mate-card/${ann.uuid}/new`]: 'A card',
  [`mates.room-draft/${ann.uuid}/room`]: 'A note',
};

test('what a user wrote is stored until the session ends elsewhere, and then nowhere', () => {
  const { send, stored } = signedInPage();
  expect(stored()).toEqual(written);
  send({ type: 'session.ended' });
  expect(stored()).toEqual({});
});

test.each([
  ['signs in', [{ type: 'user.received', user: ann }]],
  [
    'signs in with a second step',
    [
      { type: 'secondStep.require', step: secondStep.step },
      { type: 'user.received', user: ann },
    ],
  ],
  ['signs in, in another tab', [{ type: 'session.changed', user: ann }]],
] satisfies [string, AuthEvent[]][])('it is stored again when the same user %s', (_, events) => {
  const { send, stored } = signedInPage();
  send({ type: 'session.ended' }, ...events);
  expect(stored()).toEqual(written);
});

test.each([
  ['another user signs in', [{ type: 'user.received', user: ben }]],
  ['another user signs in, in another tab', [{ type: 'session.changed', user: ben }]],
  ['the panel is closed', [{ type: 'panel.close' }]],
  [
    'the second step is closed',
    [{ type: 'secondStep.require', step: secondStep.step }, { type: 'panel.close' }],
  ],
] satisfies [string, AuthEvent[]][])('it is forgotten when %s', (_, events) => {
  const { send, stored } = signedInPage();
  send({ type: 'session.ended' }, ...events, { type: 'user.received', user: ann });
  expect(stored()).toEqual({});
});

test('it is forgotten when the session ends elsewhere during a sign-out', () => {
  const { send, stored } = signedInPage();
  send({ type: 'logout.request' }, { type: 'session.ended' }, { type: 'user.received', user: ann });
  expect(stored()).toEqual({});
});

test('what another user stored on this device is neither withheld nor given back', () => {
  const { send, stored, storage } = signedInPage();
  storage.write(`mates.draft/${ben.uuid}/room/tab`, 'Of Ben');
  send({ type: 'session.ended' });
  expect(stored()).toEqual({ [`mates.draft/${ben.uuid}/room/tab`]: 'Of Ben' });
});

test('an expiry leaves all of it where it is', () => {
  const { send, stored } = signedInPage();
  send({ type: 'session.expired' });
  expect(stored()).toEqual(written);
});

/** A page of Ann, on a device that stores what she wrote. */
function signedInPage() {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    (error) => expect.fail(String(error)),
  );
  for (const [key, text] of Object.entries(written)) storage.write(key, text);
  const texts = createWithheldTexts([createLocalDrafts(storage), createFormDrafts(storage)]);
  const actor = createActor(
    authMachine.provide({
      actions: {
        withholdTexts: (_, { userId }) => texts.withhold(userId),
        giveBackTexts: (_, { userId }) => texts.giveBack(userId),
        forgetTexts: texts.forget,
      },
    }),
    { input: storeOf({ user: ann }) },
  ).start();
  return {
    storage,
    stored: () => textsOf(storage),
    send: (...events: readonly AuthEvent[]) => {
      for (const event of events) actor.send(event);
    },
  };
}

const textsOf = (storage: SafeStorage) =>
  Object.fromEntries(
    ['mates.', 'form-draft/']
      .flatMap((prefix) => storage.keys(prefix))
      .map((key) => [key, storage.read(key)]),
  );
