import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CommitProxy {
  /** The URL of the database, through the proxy. */
  readonly url: string;
  /** Breaks the connection after the next commit but `skip` is applied, so that its response is lost. */
  readonly cutCommit: (skip?: number) => void;
  /** Returns whether no cut is pending. */
  readonly hasCut: () => boolean;
  readonly disarm: () => void;
  readonly close: () => void;
}

/** Matches statements that make a change durable: a commit, or a single statement. */
const change = /^(?:commit$|insert into|update |delete from)/i;
/** Statements that are not part of a call: the counts of requests, and what a node does at intervals. */
const regular = /rate_limits|sessions|"nodes"/;

/** Starts a proxy between a server and PostgreSQL that loses responses to commits. */
export const startCommitProxy = async (databaseUrl: string): Promise<CommitProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let waiting: number | null = null;

  const isCut = (statement: string, isInTransaction: boolean): boolean => {
    const isCommit = statement.toLowerCase() === 'commit';
    if (
      waiting === null ||
      !change.test(statement) ||
      regular.test(statement) ||
      isInTransaction !== isCommit
    ) {
      return false;
    }
    waiting = waiting === 0 ? null : waiting - 1;
    return waiting === null;
  };

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isInTransaction = false;
    let isEnding = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      const statement = statementIn(chunk);
      isEnding ||= statement !== null && isCut(statement, isInTransaction);
      if (statement !== null && /^(?:begin|commit|rollback)$/i.test(statement)) {
        isInTransaction = statement.toLowerCase() === 'begin';
      }
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      if (!isEnding) {
        client.write(chunk);
      } else if (chunk.includes(readyForQuery)) {
        client.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url: url.href,
    cutCommit: (skip = 0) => {
      waiting = skip;
    },
    hasCut: () => waiting === null,
    disarm: () => {
      waiting = null;
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5]);

/** Returns the statement of a `Query`, or of the `Parse` at the start of a chunk. */
const statementIn = (chunk: Buffer): string | null => {
  const kind = String.fromCharCode(chunk[0] ?? 0);
  const start = kind === 'Q' ? 5 : kind === 'P' ? chunk.indexOf(0, 5) + 1 : null;
  return start === null ? null : chunk.toString('utf8', start, chunk.indexOf(0, start)).trim();
};
