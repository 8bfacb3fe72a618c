import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataRoot } from '../../support/data-root.ts';

/** Runs the product as in production: the real server with the built page, and a separate data folder. */
export interface Product {
  readonly url: string;
  /** The folder of the sent mails. */
  readonly outbox: string;
  /** What the terminal shows so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the server from the folder of the build, on a free port, with the test's settings. */
export async function startProduct(dist: string, settings: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(dataRoot, 'mates-e2e-'));
  const server = spawn(process.execPath, [join(dist, 'server', 'main.js')], {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutSettings(process.env),
      PORT: '0',
      DATA_DIR: data,
      CLIENT_DIR: join(dist, 'client'),
      // All tests share one IP address: the rate limits per minute become limits per second.
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      // Many tests replace the page's first answers; those of the first view turn it on.
      FIRST_VIEW: 'off',
      ...settings,
    },
  });
  let printed = '';
  const hear = (chunk: Buffer): void => void (printed += chunk.toString());
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  const url = await addressOf(server, () => printed);
  return {
    url,
    outbox: join(data, 'outbox'),
    printed: () => printed,
    stop: async () => {
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The environment of the test runner must not configure the product. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings =
    /^(PUBLIC_URL|PHONE_PORT|DATABASE_URL|SMTP_URL|LLM_|TRANSCRIPTION_|STRIPE_|SANDBOX_|GOOGLE_|DISCORD_|PROVIDER_|HOST$|STRICT_PORT|TRUST_PROXY|PRODUCT_NAME|OPERATOR_|GRANT_CHATS)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !settings.test(name)));
}

/** Waits until the terminal shows the address, with the end of its line. */
function addressOf(server: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      const [url] = /http:\/\/[\w.:]+/.exec(printed()) ?? [];
      if (url !== undefined && printed().includes(`${url}\n`)) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed()}`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    if (!server.kill('SIGTERM')) resolve();
  });
}
