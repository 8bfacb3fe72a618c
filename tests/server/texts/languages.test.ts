import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { languages } from '../../../contract/languages.ts';
import { DomainError } from '../../../server/domain/domain-error.ts';
import type { ErrorText } from '../../../server/locales/errors.ts';
import { getErrorText, getTexts } from '../../../server/locales/translate.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const translated = languages.filter((language) => language !== 'en');

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const wrong = { email: 'no address', password: 'a long enough password' };

  test.each([
    ['en', 'Please enter a valid email address.'],
    ['es', 'Introduce una dirección de correo válida.'],
    ['de', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['fr', 'Saisis une adresse e-mail valide.'],
    ['pt-BR', 'Informe um endereço de e-mail válido.'],
    ['ja', '有効なメールアドレスを入力してください。'],
    ['zh-CN', '请输入有效的邮箱。'],
    ['ar', 'يُرجى إدخال بريد إلكتروني صالح.'],
  ])('[S6.1] [S8.3] rejects in the language of the header: %s', async (language, message) => {
    const { envelope } = await server.post('/user/register', wrong, { language });
    expect(envelope).toEqual({ c: 4000, m: message, d: { field: 'email' } });
  });

  test.each(['xx', 'DE', '__proto__', 'constructor', '', 'de, en'])(
    '[S6.1] errors are in English for an unsupported language: %j',
    async (language) => {
      const { envelope } = await server.post('/user/register', wrong, { language });
      expect(envelope.m).toBe('Please enter a valid email address.');
    },
  );

  test('[S6.1] a number in an error message is preserved', async () => {
    const short = { email: 'ada@example.com', password: 'short' };
    const { envelope } = await server.post('/user/register', short, { language: 'de' });
    expect(envelope.m).toBe('Bitte wähle ein Passwort mit mindestens 8 Zeichen.');
  });

  test.each(translated)('[S7.17] a sign-up in %s sends its mail in that language', async (language) => {
    const email = `${language.toLowerCase()}@example.com`;
    await server.post('/user/register', { email, password: 'a long enough password' }, { language });
    const letter = (await server.mails()).find(({ to }) => to === email);
    const { greeting, confirmation } = getTexts(language);
    const { subject, event, advice, link } = confirmation('Mates', '');
    expect(letter?.subject).toBe(subject);
    const { time, browser, network } = getTexts(language).origin;
    for (const words of [greeting, event, advice, link, time, browser, network, '127.0.0.x'])
      expect(withoutIsolates(letter?.text ?? '')).toContain(withoutIsolates(words));
  });
});

const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

test.each(translated)('[S6.1] every error has its own text in %s, with the same number', (language) => {
  const english = new Map(Object.entries(getTexts('en').errors));
  for (const [id, text] of Object.entries(getTexts(language).errors)) {
    expect(text).not.toBe(english.get(id));
    expect([id, numbersIn(text)]).toEqual([id, numbersIn(english.get(id))]);
  }
  const many = getErrorText(new DomainError(code.tooMany, 'waitSeconds', { value: 45 }), language);
  expect(many).toContain('45');
  expect(many).not.toContain('#');
});

/** How many numbers the text has, or its form for most numbers. */
function numbersIn(text: ErrorText | undefined): number {
  const form = typeof text === 'object' ? text.other : text;
  return (form ?? '').split('#').length - 1;
}

test.each([
  ['en', 1, '1 second.'],
  ['en', 2, '2 seconds.'],
  ['de', 1, '1 Sekunde '],
  ['fr', 1, '1 seconde.'],
  ['ar', 1, 'ثانية واحدة.'],
  ['ar', 2, 'ثانيتين.'],
  ['ar', 5, '5 ثوانٍ.'],
  ['ar', 11, '11 ثانية.'],
] as const)('[S6.1] the time to wait is counted as %s counts it: %i', (language, value, written) => {
  expect(getErrorText(new DomainError(code.tooMany, 'waitSeconds', { value }), language)).toContain(written);
});

test.each(translated)('[S6.1] each error that counts has all forms that %s needs', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const rare = language === 'ar' ? 'zero' : 'many';
  const counted = Object.values(getTexts(language).errors).filter((text) => typeof text === 'object');
  const lacking = counted.filter((forms) => !needed.every((form) => form === rare || form in forms));
  expect(lacking).toEqual([]);
});

test('[S6.1] large numbers in errors are grouped', () => {
  const limit = new DomainError(code.invalid, 'roomFileTooLong', { value: 5000 });
  expect(getErrorText(limit, 'en')).toContain('5,000 messages');
  expect(getErrorText(limit, 'de')).toContain('5.000 Nachrichten');
});

test('[S6.1] an error for developers is in English', () => {
  const error = new DomainError(code.invalid, { english: 'The body is not valid JSON.' });
  expect(getErrorText(error, 'fr')).toBe('The body is not valid JSON.');
});
