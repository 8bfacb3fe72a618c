import { createServer } from 'node:net';
import type { Config } from '../../config/config.ts';
import { listenError, StartupError } from '../../shared/startup-errors.ts';

const triesAfterFirst = 20;

/**
 * Returns the configured port, or the next free one. Throws `StartupError` when all tried ports, or the strictly
 * configured one, are in use, or the host is not an address of this machine.
 */
export const openPort = async (config: Pick<Config, 'host' | 'port' | 'strictPort'>): Promise<number> => {
  if (config.port === 0) {
    return 0;
  }
  const last = config.strictPort ? config.port : Math.min(config.port + triesAfterFirst, 65_535);
  for (let port = config.port; port <= last; port += 1) {
    if (await isFree(config.host, port)) {
      return port;
    }
  }
  throw new StartupError(`Port ${String(config.port)} is taken. Set PORT to another one.`);
};

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else {
        reject(listenError({ host, port }, error) ?? error);
      }
    });
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
