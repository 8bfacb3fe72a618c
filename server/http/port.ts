import { createServer } from 'node:net';
import type { Config } from '../config.ts';

/** Every port that was tried is taken, or one that was asked for strictly is. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${String(port)} is taken. Set PORT to another one.`);
    this.name = 'PortTaken';
  }
}

const triesAfterFirst = 20;

/** The configured port, or the next free one after it. */
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
  throw new PortTaken(config.port);
};

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else {
        reject(error);
      }
    });
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
