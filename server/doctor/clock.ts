import type { Config } from '../config/config.ts';
import { checkTimeout, ok, problem, type Finding } from './finding.ts';

/** Signed tokens and limits tolerate less than this, in milliseconds. */
const maxDifference = 10_000;

/** Another clock, and how far this machine's is ahead of it, in milliseconds. */
interface Comparison {
  readonly name: string;
  readonly difference: number;
}

/**
 * Compares the clock with those of the database and of the configured providers. It sends no credentials, and uses only hosts
 * that the server itself uses.
 */
export const checkClock = async (config: Config, now: () => number = Date.now): Promise<Finding> => {
  const others = await Promise.all([
    compareDatabase(config.databaseUrl, now),
    ...listProviders(config).map((url) => compareProvider(url, now)),
  ]);
  const compared = others.filter((other) => other !== null);
  const wrong = compared.find(({ difference }) => Math.abs(difference) > maxDifference);
  if (wrong !== undefined) {
    const seconds = String(Math.round(Math.abs(wrong.difference) / 1000));
    const direction = wrong.difference > 0 ? 'ahead of' : 'behind';
    return problem(
      `This machine is ${seconds} seconds ${direction} ${wrong.name}. Synchronize both clocks (NTP).`,
    );
  }
  return ok(
    compared.length === 0
      ? 'not compared: there is no other host to compare with'
      : `agrees with ${compared.map(({ name }) => name).join(', ')}`,
  );
};

/** An unreachable database is reported by its own check. */
const compareDatabase = async (url: string | null, now: () => number): Promise<Comparison | null> => {
  if (url === null) {
    return null;
  }
  const { withServer } = await import('../backups/postgres-connection.ts');
  try {
    return await withServer(url, async ({ client }) => {
      const { rows } = await client.query<{ time: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
      );
      return { name: 'PostgreSQL', difference: now() - (rows[0]?.time ?? 0) };
    });
  } catch {
    return null;
  }
};

const listProviders = ({ model, stripe, google, discord }: Config): string[] => [
  ...new Set(
    [model?.baseUrl, stripe?.apiUrl, google?.jwksUrl, discord?.tokenUrl]
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).origin),
  ),
];

/** An unreachable provider may be available again when it is needed. */
const compareProvider = async (url: string, now: () => number): Promise<Comparison | null> => {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(checkTimeout),
    });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? null : { name: new URL(url).host, difference: now() - time };
  } catch {
    return null;
  }
};
