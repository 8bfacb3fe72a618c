import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { refusalIn, spokenAs, textsIn } from '../../server/locales/speak.ts';
import { refusals } from '../../server/locales/texts.ts';
import { startTestServer, type TestServer } from './support/server.ts';

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
    ['zh-CN', '请输入有效的邮箱地址。'],
    ['ar', 'يُرجى إدخال بريد إلكتروني صالح.'],
  ])('[S6.1] [S8.3] refuses in the language of the header: %s', async (language, message) => {
    const { envelope } = await server.post('/user/register', wrong, { language });
    expect(envelope).toEqual({ c: 4000, m: message, d: null });
  });

  test.each(['xx', 'DE', '__proto__', 'constructor', '', 'de, en'])(
    '[S6.1] answers in English where the header says nothing that it speaks: %j',
    async (language) => {
      const { envelope } = await server.post('/user/register', wrong, { language });
      expect(envelope.m).toBe('Please enter a valid email address.');
    },
  );

  test('[S6.1] a number in a refusal stays in it', async () => {
    const short = { email: 'ada@example.com', password: 'short' };
    const { envelope } = await server.post('/user/register', short, { language: 'de' });
    expect(envelope.m).toBe('Bitte wähle ein Passwort mit mindestens 8 Zeichen.');
  });

  test.each(translated)(
    '[S7.17] a sign-up in %s is confirmed by a letter in that language',
    async (language) => {
      const email = `${language.toLowerCase()}@example.com`;
      await server.post('/user/register', { email, password: 'a long enough password' }, { language });
      const letter = (await server.mails()).find(({ to }) => to === email);
      const { subject, paragraphs, link } = textsIn(language).confirmation('Mates', '');
      expect(letter?.subject).toBe(subject);
      const { time, browser, network } = textsIn(language).origin;
      for (const words of [...paragraphs, link, `${time}: `, `${browser}: `, `${network}: 127.0.0.x`])
        expect(letter?.text).toContain(words);
    },
  );
});

test.each(translated)('[S6.1] every refusal that people meet is said in %s', (language) => {
  const plain = refusals.filter((message) => !message.includes('#'));
  expect(plain.filter((message) => refusalIn(language, message) === message)).toEqual([]);
  const many = refusalIn(language, 'Too many tries. Please wait 45 seconds and try again.');
  expect(many).toContain('45');
  expect(many).not.toContain('#');
  expect(many).not.toContain('wait');
});

test('[S6.1] what nobody translated goes out as it is', () => {
  expect(refusalIn('fr', 'Something new.')).toBe('Something new.');
  expect(refusalIn('fr', 'toString')).toBe('toString');
  expect(spokenAs(['de', 'Bitte gib eine gültige E-Mail-Adresse ein.'])).toBe('en');
});
