import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../every-call/asking.ts';
import { callsWith, startEveryCallServer, type EveryCallServer } from '../../every-call/harness.ts';
import { sampleOf } from '../../every-call/samples.ts';

let running: EveryCallServer;
beforeAll(async () => {
  running = await startEveryCallServer();
});
afterAll(() => running.server.stop());

/** The calls of a user that change nothing which another page shows until it is opened, or whose sample changes nothing. */
const silent = [
  'acknowledgeAiNotice',
  'changePassword',
  'deleteAccount',
  'retry',
  'continueReply',
  'stop',
  'confirmAge',
  'confirmAdult',
  'doFavorite',
  'followCreator',
  'followTag',
  'review',
  'saveOwnMate',
  'deleteOwnMate',
  'suggestMate',
  'saveOrUpdatePersona',
  'setDefaultPersona',
  'deleteDefaultPersona',
  'restoreRoom',
  'restoreMessages',
  'report',
  'block',
  'order',
  'sandboxCheckout',
  'exchange',
  'logout',
  'changeEmail',
  'cancelEmailChange',
  'endSession',
  'endOtherSessions',
  // A link for another device; nothing on a server that is not at home.
  'createSignInLink',
  'turnOnHomeCopies',
  'turnOffHomeCopies',
  'copyHomeNow',
  'revealCopyKey',
  'confirmCopyKey',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'turnOnSecondStep',
  'turnOffSecondStep',
  'renewRecoveryCodes',
  'confirmRecoveryCodes',
  // Shown by the pages that change them only.
  'undoImport',
  'importCompanion',
  'saveLoreEntry',
  'changeLoreEntries',
  'saveLorebook',
  'deleteLorebook',
  'attachLorebook',
  'importLorebook',
  'saveOwnCardFile',
  'addPicture',
  'transcribe',
];

test.each(callsWith(({ access, effect }) => access === 'token' && effect === 'write'))(
  '%s is announced to the other pages of the user, or changes nothing that they show',
  async (name, call) => {
    const own = await running.createOwner(name, call);
    const { userId, token } = own.person;
    const before = await running.server.database
      .selectFrom('user_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    await ask(running.server.url, call, sampleOf[name]?.(own).input ?? {}, { token });
    const after = await running.server.database
      .selectFrom('user_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(isDeepStrictEqual(after, before)).toBe(silent.includes(name));
  },
);
