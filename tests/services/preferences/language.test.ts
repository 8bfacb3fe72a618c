import { plainSite } from '../../../contract/site.ts';
import { expect, test } from 'vitest';
import { closestLanguage, directionOf, languages } from '../../../contract/languages.ts';
import { chooseLanguage } from '../../../src/locales/choose-language.ts';
import { languageNames } from '../../../src/locales/languages.ts';
import { loadAppTexts, loadGroups } from '../../../src/locales/load-texts.ts';
import { createMessageStore } from '../../../src/locales/message-store.ts';
import type { MessageGroup } from '../../../src/locales/messages.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { deferred } from '../../machines/support/deferred.ts';

const noPreferences = { user: null, chosen: null, browser: [] };
const visitor = (language: string) => JSON.stringify({ userInfo: { language } });
const member = (language: string) => JSON.stringify({ userInfo: { uuid: 'ann', token: 't', language } });

test.each([
  ['[S9.3] without any sign it is English', noPreferences, 'en'],
  [
    '[S2.29] the browser’s first language that the page speaks counts',
    { ...noPreferences, browser: ['it', 'de-AT', 'fr'] },
    'de',
  ],
  [
    '[S2.29] a choice made here counts before the browser’s',
    { ...noPreferences, chosen: 'ja', browser: ['de'] },
    'ja',
  ],
  ['[S2.29] also the choice of English', { ...noPreferences, chosen: 'en', browser: ['de'] }, 'en'],
  [
    '[S3.1] a visitor’s stored language counts',
    { ...noPreferences, user: visitor('es'), browser: ['de'] },
    'es',
  ],
  [
    '[S4.3] a visitor’s stored en stands there for nobody’s choice',
    { ...noPreferences, user: visitor('en'), browser: ['de'] },
    'de',
  ],
  [
    '[S3.1] the account’s language counts before everything',
    { user: member('en'), chosen: 'ja', browser: ['de'] },
    'en',
  ],
  [
    'a language that the page does not speak does not count',
    { user: member('xx'), chosen: 'it', browser: ['pt-PT'] },
    'pt-BR',
  ],
  ['what cannot be read does not count', { user: '{broken', chosen: '', browser: ['ar-EG'] }, 'ar'],
  [
    'nor what is of another shape',
    { user: '{"userInfo":{"language":7,"uuid":3}}', chosen: null, browser: [] },
    'en',
  ],
  ['nor no object at all', { user: 'null', chosen: null, browser: ['zh-Hans'] }, 'zh-CN'],
] as const)('%s', (_title, hints, language) => {
  expect(chooseLanguage(hints)).toBe(language);
});

test('[S2.29] each language is found by any of its tags, and has its text direction', () => {
  expect(languages.map((language) => closestLanguage(language.toUpperCase()))).toEqual(languages);
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  expect(Object.keys(languageNames)).toEqual([...languages]);
});

test('[S4.10] another language replaces all loaded texts at once', async () => {
  const messages = await loaded();
  await messages.load(['recentChats']);
  const before = messages.reader();
  const changes: string[] = [];
  messages.subscribe(() => void changes.push(messages.language()));
  await messages.setLanguage('de', new AbortController().signal);
  expect(messages.language()).toBe('de');
  expect(messages.reader()).not.toBe(before);
  expect(changes).toEqual(['de']);
  expect([
    messages.read('layout').signIn,
    messages.read('recentChats').loading,
    messages.read('product'),
  ]).toEqual(['Anmelden', 'Deine Chats werden geladen', 'Mates']);
});

test('[S4.10] a canceled choice changes nothing', async () => {
  const messages = await loaded();
  const aborted = AbortSignal.abort();
  await expect(messages.setLanguage('de', aborted)).rejects.toThrow('aborted');
  expect([messages.language(), messages.read('layout').signIn]).toEqual(['en', 'Sign in']);
});

test('[S4.10] a language that fails to load changes nothing', async () => {
  const messages = await loaded({
    loadAppTexts: () => Promise.reject(new TypeError('no network')),
    loadGroups,
  });
  await expect(messages.setLanguage('de', new AbortController().signal)).rejects.toThrow('no network');
  expect([messages.language(), messages.read('layout').signIn]).toEqual(['en', 'Sign in']);
});

test('[S2.29] texts that are loading when the language changes load in the new language', async () => {
  const messages = await loaded();
  const loading = messages.load(['recentChats']);
  await messages.setLanguage('fr', new AbortController().signal);
  await loading;
  expect(messages.read('recentChats').loading).toBe('Chargement de tes discussions');
});

test('[S2.29] texts that were loaded while the language changed are there in the new language', async () => {
  const texts = deferred<undefined>();
  const messages = await loaded({
    loadAppTexts: (language) => texts.promise.then(() => loadAppTexts(language)),
    loadGroups,
  });
  const changing = messages.setLanguage('fr', new AbortController().signal);
  await messages.load(['recentChats']);
  texts.resolve(undefined);
  await changing;
  expect(messages.read('recentChats').loading).toBe('Chargement de tes discussions');
});

test('throws for a group that was not loaded', async () => {
  const messages = await loaded();
  expect(() => messages.read('chat')).toThrow('The texts of "chat" have not been loaded.');
});

test.each(languages)('[S2.29] every group of texts in %s loads, as its file has it', async (language) => {
  const { textLoaders, ...initial } = await loadAppTexts(language);
  const groups = Object.keys(textLoaders) as MessageGroup[];
  const loaded = { ...initial, ...(await loadGroups(language, groups)) };
  const expected = evaluateTexts(language);
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(expected).toSorted());
  expect(JSON.stringify(loaded.chat)).toBe(JSON.stringify(expected.chat));
  expect(loaded.layout.allowance(3)).toBe(expected.layout.allowance(3));
});

async function loaded(loaders = { loadAppTexts, loadGroups }) {
  return createMessageStore({ language: 'en', texts: await loadAppTexts('en') }, plainSite, loaders);
}
