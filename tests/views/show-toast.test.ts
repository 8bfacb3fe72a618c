import { plainSite, type Site } from '../../contract/site.ts';
import { expect, test } from 'vitest';
import { createShowToast } from '../../src/app/notifications/show-toast.ts';
import { loadAppTexts } from '../../src/locales/load-texts.ts';
import { createMessageStore } from '../../src/locales/message-store.ts';
import type { NotificationRequest } from '../../src/machines/notifications/notifications.types.ts';
import { ApiError } from '../../src/services/http/api-error.ts';

const start = async (site: Site = plainSite) => {
  const messages = createMessageStore({ language: 'de', texts: await loadAppTexts('de') }, site);
  const shown: NotificationRequest[] = [];
  return {
    messages,
    shown,
    showToast: createShowToast(messages.read, (_, request) => void shown.push(request)),
  };
};

const offline = new ApiError('unreachable', 'The server could not be reached.');
const rejected = new ApiError('rejected', 'Das ist zu lang.', { code: 4000 });

test('[S4.10] a toast is in the language of the page, also where the client found the error', async () => {
  const { messages, shown, showToast } = await start();
  await messages.load(['billing']);
  showToast(null, { key: 'requestFailed', error: offline });
  showToast(null, { key: 'goldNotExchanged', error: offline });
  showToast(null, { key: 'goldNotExchanged', error: rejected });
  const reason = messages.read('shell').failure.unreachable;
  const { failed } = messages.read('billing').exchange;
  expect(shown.map(({ message }) => message)).toEqual([reason, failed(reason), failed('Das ist zu lang.')]);
});

test('[S1.5] a heart that meets an expired session shows the sign-in panel, and no toast', async () => {
  const { shown, showToast } = await start();
  showToast(null, { key: 'favoriteNotSaved', error: new ApiError('expired', 'login expired') });
  expect(shown).toEqual([]);
  showToast(null, { key: 'favoriteNotSaved', error: offline });
  expect(shown).toHaveLength(1);
});

test('[S8.5] a failed sign-in is shown in red at the top for three seconds', async () => {
  const { messages, shown, showToast } = await start();
  showToast(null, { key: 'signInFailed', error: rejected });
  showToast(null, { key: 'signInFailed', error: new Error('') });
  const look = { type: 'negative', position: 'top', timeout: 3000, cause: 'signIn' };
  expect(shown).toEqual([
    { message: 'Das ist zu lang.', ...look },
    { message: messages.read('shell').somethingError, ...look },
  ]);
});

test.each(['delivered', 'printed', 'stored'] as const)(
  'a link that was requested again is announced by where it is: %s',
  async (mail) => {
    const { messages, shown, showToast } = await start({ ...plainSite, mail });
    await messages.load(['verifyEmail']);
    showToast(null, { key: 'mailSentAgain' });
    expect(shown.map(({ message }) => message)).toEqual([messages.read('verifyEmail').sentAgain[mail]]);
  },
);
