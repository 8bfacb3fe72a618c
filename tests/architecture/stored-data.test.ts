import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../contract/languages.ts';
import { days, hours, minutes } from '../../server/shared/clock.ts';
import { unusedOwnerAge } from '../../server/domain/pictures/picture-owners.ts';
import { readConfig } from '../../server/config/config.ts';
import { emailChangeLifetime } from '../../server/domain/accounts/email-change.ts';
import { deviceLifetime } from '../../server/domain/accounts/known-devices.ts';
import { resetLifetime } from '../../server/domain/sign-in/password-reset.ts';
import { registrationLifetime } from '../../server/domain/sign-in/registrations.ts';
import { refusalDuration } from '../../server/domain/accounts/age-rules.ts';
import { retentionRules } from '../../server/domain/retention/rules.ts';
import { undoPeriod as roomUndoPeriod } from '../../server/domain/rooms/delete-room.ts';
import { undoPeriod as messageUndoPeriod } from '../../server/domain/rooms/removals.ts';
import { countedDays } from '../../server/domain/search/hot-words.ts';
import { failureBudgets } from '../../server/limits/login-limits.ts';
import { ownViewCookie } from '../../contract/first-view.ts';
import { plainSite } from '../../contract/site.ts';
import { evaluateTexts } from '../../scripts/lib/texts/evaluate-texts.ts';
import { browserData, cookieData, recipients, storedData } from '../support/stored-data.ts';

/** The texts of all files of these folders, by their path. */
const sourcesOf = (...folders: string[]): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path, readFileSync(path, 'utf8')] as const),
    ),
  );

const matchesOf = (sources: Map<string, string>, pattern: RegExp): string[] =>
  [...sources.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('the notice covers every table', () => {
  const schema = readFileSync('server/store/schema/schema.ts', 'utf8');
  const [body = ''] = /(?<=export interface Schema \{)[^}]*/.exec(schema) ?? [];
  const tables = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  const listed = Object.values(storedData).flatMap((data) => [...data.tables]);
  // The ids of processes, and the server's own secret.
  const withoutPeople = ['nodes', 'signing_keys'];
  expect(tables.length).toBeGreaterThan(40);
  expect([...listed, ...withoutPeople].toSorted()).toEqual(tables.toSorted());
});

test('the periods of the notice are those of the server', () => {
  const { sessionDays, sessionIdleDays } = readConfig({});
  expect(hours(storedData.signUp.hours)).toBe(registrationLifetime);
  expect(minutes(storedData.passwordReset.minutes)).toBe(resetLifetime);
  expect(minutes(storedData.emailChange.minutes)).toBe(emailChangeLifetime);
  expect([storedData.sessions.days, storedData.sessions.daysAtMost]).toEqual([sessionIdleDays, sessionDays]);
  expect(days(storedData.knownDevices.days)).toBe(deviceLifetime);
  expect(minutes(storedData.conversations.minutes)).toBe(roomUndoPeriod);
  expect(messageUndoPeriod).toBe(roomUndoPeriod);
  expect(days(storedData.pictures.days)).toBe(unusedOwnerAge);
  expect(storedData.searches.days).toBe(countedDays);
  expect(days(cookieData.known_device)).toBe(deviceLifetime);
  expect(days(cookieData.verify_ticket)).toBe(registrationLifetime);
  expect(days(cookieData.age_hold)).toBe(refusalDuration);
  const listed = new Set<string>(Object.values(storedData).flatMap((data) => [...data.tables]));
  expect(retentionRules.filter(({ table }) => table !== null && !listed.has(table))).toEqual([]);
});

test('the notice covers every cookie', () => {
  const server = [...sourcesOf('server').values()].flatMap((text) =>
    [...text.matchAll(/\.setCookie\((\w+)/g)].map(
      ([, constant = '']) => new RegExp(`const ${constant} = '(\\w+)'`).exec(text)?.[1],
    ),
  );
  const page = matchesOf(sourcesOf('src'), /\.cookie = `\$\{(\w+)\}/g);
  expect(page).toEqual(['ownViewCookie']);
  expect(server).toHaveLength(3);
  expect(new Set([...server, ownViewCookie])).toEqual(new Set(Object.keys(cookieData)));
});

test('the notice covers every key of the browser’s storage', () => {
  const literal = /(?:\b\w*[kK]ey(?:Of)?|\bprefix|\breloadMark)\b(?: =|: string =>)[^;]*?['"`]([\w.:-]+)/g;
  const sources = sourcesOf('src/services', 'src/app');
  sources.set('language', readFileSync('src/locales/choose-language.ts', 'utf8'));
  const keys = matchesOf(sources, literal).filter((key) => key.length > 2);
  const listed = Object.values(browserData).flat();
  expect(listed.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  const written = matchesOf(sourcesOf('src'), /[sS]torage\.write\((?:\w+\()?(\w+)/g);
  expect(written.length).toBeGreaterThan(8);
  expect(keys.filter((key) => !listed.some((start) => key.startsWith(start)))).toEqual([]);
});

test('the notice covers everyone to whom the server sends something', () => {
  const sending =
    /\bofetch|\bfetch\(|\bnew Stripe\(|\bnew OpenAI\(|\bcreateTransport\(|\bnew OTLPTraceExporter|\bcreateRemoteJWKSet|\bhttps?\.request\(|\brequest\b[^;]*from 'node:https?'|\bconnect\b[^;]*from 'node:(?:net|tls)'/;
  const sources = sourcesOf('server');
  const found = [...sources].filter(([, text]) => sending.test(text)).map(([path]) => path);
  // Run by the operator, who sends nothing of the users.
  const others = found.filter((path) => !path.startsWith('server/doctor'));
  const listed: readonly string[] = Object.values(recipients).flat();
  const streams = ['server/mail/outbox.ts', 'server/http/calls.ts'];
  // Contains the script of a page, which asks the server itself.
  const own = [...streams, 'server/phone/setup-page.ts'];
  expect(others.filter((path) => !listed.includes(path) && !own.includes(path))).toEqual([]);
  expect(listed.filter((path) => !sources.has(path))).toEqual([]);
});

const blocksOf = (language: Language, page: 'privacyNotice' | 'support', section: string) =>
  evaluateTexts(language)[page](plainSite).sections[section]?.blocks ?? [];

describe.each(languages)('in %s', (language) => {
  const notice = (section: string) =>
    blocksOf(language, 'privacyNotice', section).filter((block) => typeof block !== 'string');
  const listed = (section: string) =>
    notice(section).flatMap((block) => ('list' in block ? Object.keys(block.list) : []));

  test('each row names its periods', () => {
    const rows: Readonly<Record<string, readonly string[]>> = Object.assign(
      {},
      ...notice('stored').map((block) => ('table' in block ? block.table.rows : {})),
    );
    expect(Object.keys(rows)).toEqual(Object.keys(storedData));
    for (const [id, data] of Object.entries(storedData)) {
      for (const number of Object.values(data).filter((value) => typeof value === 'number')) {
        expect(rows[id]?.at(-1)).toMatch(new RegExp(`(?<!\\d)${String(number)}(?!\\d)`));
      }
    }
  });

  test('the notice names what the browser stores, and to whom something is sent', () => {
    expect(listed('browser')).toEqual([...Object.keys(browserData), ...Object.keys(cookieData)]);
    expect(listed('elsewhere')).toEqual(Object.keys(recipients));
  });

  test('the support page names the waiting times and the lifetime of links', () => {
    const text = JSON.stringify(blocksOf(language, 'support', 'sign-in'));
    const { free, longestWait } = failureBudgets['login-device'];
    const unknown = failureBudgets['login-account-network'];
    const numbers = [free, longestWait / 60, unknown.longestWait / 3600, resetLifetime / minutes(1)];
    expect(unknown.free).toBe(free);
    for (const number of numbers) {
      expect(text).toMatch(new RegExp(`(?<!\\d)${String(number)}(?!\\d)`));
    }
  });
});
