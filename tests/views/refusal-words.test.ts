import { describe, expect, test } from 'vitest';
import { code } from '../../contract/envelope.ts';
import { languages, type Language } from '../../contract/languages.ts';
import type { Failure } from '../../src/machines/shared/failure.ts';
import { refusalWords } from '../../src/views/components/error-text.ts';
import { loadGroups } from '../../src/locales/load-texts.ts';

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

/** Loads the texts of the chat in one language. */
const chatIn = async (language: Language) => {
  const { chat } = await loadGroups(language, ['chat']);
  if (chat === undefined) throw new Error(`There are no texts of the chat in ${language}.`);
  return chat;
};

describe('error texts', () => {
  test.each(languages)('[S2.29] every code has a text in %s', async (language) => {
    const chat = await chatIn(language);
    const words = codes.map((reason) => refusalWords(failure(reason), chat));
    expect(words.filter((text) => text === '' || text === 'As the server says.')).toEqual([]);
    expect(new Set(words).size).toEqual(codes.length);
  });

  test('an unknown code shows the server’s message', async () => {
    const chat = await chatIn('en');
    expect(refusalWords(failure(4999), chat)).toEqual('As the server says.');
    expect(refusalWords({ kind: 'rejected', message: 'As the server says.' }, chat)).toEqual(
      'As the server says.',
    );
    expect(refusalWords(failure(code.companionFailed), chat)).toEqual(
      'There was no reply, so you weren’t charged. Please try again.',
    );
  });
});
