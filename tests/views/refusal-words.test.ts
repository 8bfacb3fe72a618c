import { plainSite } from '../../contract/site.ts';
import { describe, expect, test } from 'vitest';
import { code } from '../../contract/envelope.ts';
import { languages, type Language } from '../../contract/languages.ts';
import type { Failure } from '../../src/machines/shared/failure.ts';
import { refusalWords } from '../../src/views/components/forms/error-text.ts';
import { failureText } from '../../src/locales/failure-text.ts';
import { loadAppTexts } from '../../src/locales/load-texts.ts';
import { createMessageStore } from '../../src/locales/message-store.ts';
import type { ReadMessages } from '../../src/locales/messages.ts';

/** The codes with which the server ends a stream or rejects a message. */
const codes = [
  code.forbidden,
  code.tooYoung,
  code.matureOff,
  code.notFound,
  code.contentRefused,
  code.mateBlocked,
  code.serverError,
  code.companionFailed,
  code.unavailable,
];

const failure = (reason: number): Failure => ({
  kind: 'rejected',
  code: reason,
  message: 'As the server says.',
});

/** Loads the texts of the page and of the chat in one language. */
const readIn = async (language: Language): Promise<ReadMessages> => {
  const messages = createMessageStore({ language, texts: await loadAppTexts(language) }, plainSite);
  await messages.load(['chat']);
  return messages.read;
};

describe('error texts', () => {
  test.each(languages)('[S2.29] every code has a text in %s', async (language) => {
    const read = await readIn(language);
    const words = codes.map((reason) => refusalWords(read, failure(reason)));
    expect(words.filter((text) => text === '' || text === 'As the server says.')).toEqual([]);
    expect(new Set(words).size).toEqual(codes.length);
  });

  test('an unknown code shows the server’s message', async () => {
    const read = await readIn('en');
    expect(refusalWords(read, failure(4999))).toEqual('As the server says.');
    expect(refusalWords(read, { kind: 'rejected', message: 'As the server says.' })).toEqual(
      'As the server says.',
    );
    expect(refusalWords(read, failure(code.companionFailed))).toEqual(
      'There was no reply, so you weren’t charged. Please try again.',
    );
  });

  test.each(languages)('[S2.29] an error that the client found has a text in %s', async (language) => {
    const read = await readIn(language);
    const known = read('shell').failure;
    const unreachable: Failure = { kind: 'unreachable', message: 'The connection broke.' };
    const unsupported: Failure = {
      kind: 'rejected',
      code: 404,
      message: 'This server does not know the call.',
    };
    for (const textOf of [refusalWords, failureText]) {
      expect(textOf(read, unreachable)).toEqual(known.unreachable);
      expect(textOf(read, unsupported)).toEqual(known.rejected);
      expect(textOf(read, failure(4999))).toEqual('As the server says.');
    }
  });
});
