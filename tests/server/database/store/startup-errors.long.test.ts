import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { assertPostgresVersion } from '../../../../server/shared/startup-errors.ts';
import { bundleServer, runServer } from '../../support/process.ts';
import { dataRoot } from '../../../support/data-root.ts';

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let folder: string;
let dataDir: string;
let cleanUp: (() => void)[];
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());
beforeEach(() => {
  folder = mkdtempSync(join(dataRoot, 'mates-startup-'));
  dataDir = join(folder, 'data');
  cleanUp = [];
});
afterEach(() => {
  cleanUp.forEach((work) => work());
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built server, which must exit by itself, and returns its output. */
const failedStart = async (environment: Record<string, string> = {}): Promise<string> => {
  const server = runServer(bundle.file, { DATA_DIR: dataDir, STRICT_PORT: 'true', ...environment });
  cleanUp.push(() => server.kill('SIGKILL'));
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.printed()).toBe('');
  return server.errors();
};

/** Creates a data folder by opening and closing the database. */
const usedFolder = async (): Promise<string> => {
  await (await openDatabase({ dataDir, databaseUrl: null })).close();
  return join(dataDir, 'mates.db');
};

const damage = (path: string, change: (content: Buffer) => Buffer): Buffer => {
  const changed = change(readFileSync(path));
  for (const name of readdirSync(dataDir)) {
    if (name !== 'mates.db') {
      rmSync(join(dataDir, name));
    }
  }
  writeFileSync(path, changed);
  return changed;
};

describe('the data folder', () => {
  test('that is a file, or below one', async () => {
    writeFileSync(dataDir, 'x');
    expect(await failedStart()).toBe(
      `Cannot use ${dataDir}: it is not a folder. Set DATA_DIR to a folder.\n`,
    );
    const under = join(dataDir, 'deeper', 'still');
    expect(await failedStart({ DATA_DIR: under })).toBe(
      `Cannot use ${under}: it is not a folder. Set DATA_DIR to a folder.\n`,
    );
  });

  test.skipIf(process.platform !== 'linux')('that cannot be created in a read-only folder', async () => {
    for (const path of ['/proc/nowhere', '/proc/nowhere/deeper']) {
      expect(await failedStart({ DATA_DIR: path })).toBe(
        `Cannot use ${path}: it does not exist and cannot be created. Set DATA_DIR to another folder.\n`,
      );
    }
  });

  test('that another server uses', async () => {
    const opened = await openDatabase({ dataDir, databaseUrl: null });
    expect(await failedStart()).toBe(
      `Another server is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    await opened.close();
  });

  test('whose lock is damaged', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'lock.db'), 'garbage'.repeat(1000));
    expect(await failedStart()).toBe(
      `Cannot use ${join(dataDir, 'lock.db')}: it is damaged, or not a database. Restore it from a backup; it was not changed.\n`,
    );
  });

  // The superuser has write permission everywhere.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'without write permission',
    async () => {
      mkdirSync(dataDir, { mode: 0o500 });
      cleanUp.push(() => chmodSync(dataDir, 0o700));
      expect(await failedStart()).toMatch(
        /: the user that runs the server may not write it\. Change its owner or /,
      );
    },
  );
});

describe('the database file', () => {
  const damaged = (path: string) =>
    `Cannot use ${path}: it is damaged, or not a database. Restore it from a backup; it was not changed.\n`;

  test.each([
    [
      'with an overwritten header',
      (content: Buffer) => Buffer.concat([Buffer.from('garbage garbage!'), content.subarray(16)]),
    ],
    ['cut in half', (content: Buffer) => content.subarray(0, content.length >> 1)],
    ['with pages of zeros', (content: Buffer) => Buffer.from(content).fill(0, 4096 * 3, 4096 * 12)],
    ['that is something else', () => Buffer.from('It is a text.\n'.repeat(500))],
  ])('%s, which is left unchanged', async (_name, change) => {
    const path = await usedFolder();
    const content = damage(path, change);
    expect(await failedStart()).toBe(damaged(path));
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  test('that is empty, with and without earlier data', async () => {
    const path = await usedFolder();
    damage(path, () => Buffer.alloc(0));
    const sentence = `Cannot use ${path}: it is empty (0 bytes). Restore it from a backup, or delete it to begin with a new database.\n`;
    expect(await failedStart()).toBe(sentence);
    expect(await failedStart()).toBe(sentence);
    rmSync(path);
    await usedFolder();
  });

  test('that is a folder', async () => {
    const path = join(dataDir, 'mates.db');
    mkdirSync(path, { recursive: true });
    expect(await failedStart()).toMatch(
      /^Cannot use .*mates\.db: it is a folder and not a file\. Move it away/,
    );
  });

  test('that another program has locked', async () => {
    const first = runServer(bundle.file, { DATA_DIR: dataDir });
    await first.isUp;
    first.kill('SIGKILL');
    await first.ended;
    const path = join(dataDir, 'mates.db');
    const other = new SqliteFile(path);
    cleanUp.push(() => other.close());
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; PRAGMA user_version = 1; COMMIT');
    expect(await failedStart()).toBe(
      `Cannot use ${path}: another program has locked it. Close that program, and start the server again.\n`,
    );
  });

  test('that a newer version has migrated', async () => {
    const path = await usedFolder();
    const other = new SqliteFile(path);
    other.exec(`insert into kysely_migration values ('999-the-future', '2030-01-01')`);
    other.close();
    expect(await failedStart()).toBe(
      `Cannot use ${path}: a newer version of the server has changed it (999-the-future). Start that version, or restore a backup from before the update.\n`,
    );
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'without read permission',
    async () => {
      chmodSync(await usedFolder(), 0o000);
      expect(await failedStart()).toMatch(/mates\.db: the user that runs the server may not write it\. /);
    },
  );

  test('of a start that was killed is not an error', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'mates.db.new'), 'half of a header');
    await usedFolder();
    expect(readdirSync(dataDir)).not.toContain('mates.db.new');
  });
});

describe('the settings', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT: must be a whole number from 0 to 65535\.\n$/],
    [{ PUBLIC_URL: 'mates' }, /^PUBLIC_URL: must be an address like https:\/\/mates\.example\.\n$/],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL: must be an address like smtp:/],
    [
      { LLM_BASE_URL: 'localhost', LLM_MODEL: 'x' },
      /^LLM_BASE_URL: must be an address like https:\/\/host\/v1\.\n$/,
    ],
    [{ DATABASE_URL: 'sqlite://x' }, /^DATABASE_URL: must be an address like postgres:/],
    [
      { DATABASE_TIMEOUT_SECONDS: '0' },
      /^DATABASE_TIMEOUT_SECONDS: must be a whole number from 1 to 600\.\n$/,
    ],
    [{ HOST: '203.0.113.7' }, /^HOST: 203\.0\.113\.7 is not an address of this machine\. Set HOST to one, /],
    [{ HOST: 'nowhere.invalid' }, /^HOST: nowhere\.invalid is not known\. Set HOST to an address of /],
  ])('%j', async (environment, sentence) => {
    expect(await failedStart(environment)).toMatch(sentence);
  });

  test('a port that is in use', async () => {
    const port = await portOf(createServer());
    expect(await failedStart({ PORT: String(port) })).toBe(
      `Port ${String(port)} is taken. Set PORT to another one.\n`,
    );
  });
});

/** Listens until the end of the test. */
const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

describe('PostgreSQL', () => {
  const at = (port: number, path = '/mates') => `postgres://ada:geheim@127.0.0.1:${String(port)}${path}`;
  const start = async (url: string, wait = '0') => {
    const output = await failedStart({
      DATABASE_URL: url,
      DATABASE_WAIT_SECONDS: wait,
      DATABASE_TIMEOUT_SECONDS: '1',
    });
    expect(output).not.toContain('geheim');
    return output;
  };

  test('that is not running', async () => {
    const other = createServer();
    const port = await portOf(other);
    await new Promise((resolve) => other.close(resolve));
    const sentence = `Cannot use PostgreSQL at 127.0.0.1:${String(port)}/mates: nothing listens there`;
    expect(await start(at(port))).toBe(`${sentence}. Start it, or correct DATABASE_URL.\n`);
    expect(await start(at(port), '1')).toBe(
      `Waiting up to 1 seconds for PostgreSQL at 127.0.0.1:${String(port)}/mates, which does not answer yet.\n` +
        `${sentence} (waited 1 seconds). Start it, or correct DATABASE_URL.\n`,
    );
  });

  test('with an unknown host', async () => {
    expect(await start('postgres://ada:geheim@nowhere.invalid/mates')).toMatch(
      /^Cannot use PostgreSQL at nowhere\.invalid:5432\/mates: the host name is not known\. Correct the host/,
    );
  });

  test.each([
    ['says HTTP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['hangs up', null],
    ['says nothing', ''],
  ])('that is another service: it %s', async (_name, answer) => {
    const other = createServer((socket) => {
      socket.on('error', () => undefined);
      cleanUp.push(() => socket.destroy());
      socket.once('data', () => (answer === null ? socket.destroy() : socket.write(answer)));
    });
    expect(await start(at(await portOf(other)))).toMatch(
      /: what listens there does not answer as PostgreSQL does\. See that it runs, or correct DATABASE_URL\.\n$/,
    );
  });

  test('that is too old', () => {
    expect(() => assertPostgresVersion('postgres://ada:geheim@db/mates', 120_017)).toThrow(
      'Cannot use PostgreSQL at db:5432/mates: it is version 12. Update it to version 13 or newer.',
    );
    expect(() => assertPostgresVersion('postgres://db/mates', 150_004)).not.toThrow();
  });

  const server = process.env['TEST_DATABASE_URL'] ?? '';
  describe.skipIf(server === '')('that is running', () => {
    test('has no database of that name', async () => {
      const url = new URL(server);
      url.pathname = '/no-such-database';
      expect(await start(url.href)).toMatch(
        /\/no-such-database: it has no database of that name\. Create the database, or correct the name in DATABASE_URL\.\n$/,
      );
    });

    test('rejects the user', async () => {
      const url = new URL(server);
      url.username = 'nobody-here';
      expect(await start(url.href)).toMatch(
        /: it refused the user or the password\. Correct them in DATABASE_URL/,
      );
    });

    test('does not support TLS', async () => {
      expect(await start(`${server}?sslmode=require`)).toMatch(
        /: TLS could not be agreed on\. Correct sslmode/,
      );
    });
  });
});
