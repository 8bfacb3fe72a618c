import type { TestServer } from './server.ts';

/** The values of a scrape by name and labels, as Prometheus writes them: `mates_draining` or `x{call="/a"}`. */
export type Scrape = Readonly<Record<string, number>>;

/** Reads the metrics of a server that was started with ADMIN_PORT. */
export const scrape = async (server: Pick<TestServer, 'running'>): Promise<Scrape> =>
  parseMetrics(await readMetrics(server));

/** Returns the answer of `/metrics`. */
export const readMetrics = async ({ running }: Pick<TestServer, 'running'>): Promise<string> =>
  (await fetch(`${running.adminUrl ?? ''}/metrics`)).text();

const parseMetrics = (text: string): Scrape =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
