import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, variableNames } from '../../../server/config/config.ts';
import { assertOutboxUsable } from '../../../server/mail/outbox-folder.ts';
import { runDoctor } from '../../../server/operator/doctor.ts';
import { describeMistyped, findMistyped } from '../../../server/config/setting-names.ts';
import { isDividedEvenly } from '../crash/division.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mates-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const doctorLine = async (environment: Record<string, string>, subject: string) => {
  const { text } = await runDoctor({ DATA_DIR: dataDir, ...environment });
  return text.split('\n').find((line) => line.slice(9).startsWith(subject));
};

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['LLM_BASEURL', 'LLM_BASE_URL'],
  ['llm_model', 'LLM_MODEL'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['CLIENT_DRI', 'CLIENT_DIR'],
])('%s is taken for a mistyped %s, and its value is not shown', (name, meant) => {
  expect(findMistyped({ [name]: 'a secret' })).toEqual([{ name, meant }]);
  expect(describeMistyped({ [name]: 'a secret' }).join('')).not.toContain('secret');
});

test('each setting is missed when one of its letters is missing', () => {
  const names = variableNames.filter((name) => name.length > 4);
  for (const name of names) {
    const mistyped = name.slice(0, 3) + name.slice(4);
    expect(findMistyped({ [mistyped]: 'x' }).map((found) => found.name)).toEqual([mistyped]);
  }
});

test('the variables of a usual system are no settings', () => {
  const usual =
    'HOME HOSTNAME PATH PWD SHELL LANG LC_ALL TERM USER LOGNAME TMPDIR EDITOR SHLVL NODE_OPTIONS NODE_PATH NODE_VERSION npm_config_cache INIT_CWD COLOR CI DEBUG TZ ' +
    'MAIL INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET CREDENTIALS_DIRECTORY STATE_DIRECTORY YARN_VERSION KUBERNETES_PORT KUBERNETES_SERVICE_HOST XDG_DATA_DIRS DISPLAY SSH_TTY PGHOST PGPORT POSTGRES_DB';
  expect(findMistyped(Object.fromEntries(usual.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});

test('[doctor] a mistyped setting, a missing page and an outbox that is a file are problems', async () => {
  expect(await doctorLine({ DATABSE_URL: 'postgres://u:geheim@x/y' }, 'configuration')).toMatch(
    /^problem .*DATABSE_URL is not a setting and is ignored\. Did you mean DATABASE_URL\?$/,
  );
  expect(await doctorLine({ CLIENT_DIR: join(dataDir, 'none') }, 'page')).toMatch(
    /^problem .*There is no page in .*none/,
  );
  writeFileSync(join(dataDir, 'outbox'), '');
  expect(await doctorLine({}, 'mail')).toMatch(/^problem .*outbox: it is not a folder/);
  expect(() => assertOutboxUsable(dataDir)).toThrow(/Cannot use .*outbox: it is not a folder\./);
});

test('one port for two listeners is refused', () => {
  expect(() => readConfig({ PORT: '8000', ADMIN_PORT: '8000' })).toThrow(
    'ADMIN_PORT and PORT: set them to different ports.',
  );
  expect(readConfig({ PORT: '0', ADMIN_PORT: '0' }).admin?.port).toBe(0);
});

test('nodes are uneven only when chance does not explain it', () => {
  expect(isDividedEvenly([79, 61])).toBe(true);
  expect(isDividedEvenly([790, 710])).toBe(true);
  expect(isDividedEvenly([1580, 1000])).toBe(false);
  expect(isDividedEvenly([140, 0])).toBe(false);
});
