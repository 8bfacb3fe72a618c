import { isIP } from 'node:net';

/** A startup failure that an operator can fix. The message is one line: the subject, the reason and what to do. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}

/** For a failure to open the data folder; `path` is the unusable folder or file. */
export const storageError = (path: string, error: unknown): StartupError => {
  const code = getCode(error);
  const [, reason, advice] = storageReasons.find(([pattern]) => pattern.test(code)) ?? [
    null,
    code === '' ? 'it cannot be opened' : `the system reports ${code}`,
    'Check it, or set DATA_DIR to another folder.',
  ];
  return new StartupError(`Cannot use ${path}: ${reason}. ${advice}`, { cause: error });
};

const storageReasons: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/,
    'the disk is full',
    'Free some space, or set DATA_DIR to a folder on another disk.',
  ],
  [/^(?:EROFS|SQLITE_READONLY)/, 'it is read-only', 'Make it writable, or set DATA_DIR to another folder.'],
  [
    /^(?:EACCES|EPERM|SQLITE_PERM|SQLITE_AUTH)/,
    'the user that runs the server may not write it',
    'Change its owner or its permissions, or set DATA_DIR to another folder.',
  ],
  [/^(?:ENOTDIR|EEXIST)/, 'it is not a folder', 'Set DATA_DIR to a folder.'],
  [/^EISDIR/, 'it is a folder and not a file', 'Move it away, or set DATA_DIR to another folder.'],
  [/^ENOENT/, 'it does not exist and cannot be created', 'Set DATA_DIR to another folder.'],
  [
    /^(?:SQLITE_NOTADB|SQLITE_CORRUPT)/,
    'it is damaged, or not a database',
    'Restore it from a backup; it was not changed.',
  ],
  [
    /^(?:SQLITE_BUSY|SQLITE_LOCKED)/,
    'another program has locked it',
    'Close that program, and start the server again.',
  ],
  [/^(?:EIO|SQLITE_IOERR)/, 'the disk reports an error', 'Check the disk, and restore a backup if needed.'],
];

/** For a settings file that exists but cannot be read. */
export const settingsFileError = (path: string, error: unknown): StartupError =>
  new StartupError(`Cannot read ${path}: ${getCode(error)}. Correct its permissions, or move it away.`, {
    cause: error,
  });

/** For a database file of zero bytes, which only a failed copy leaves behind. */
export const emptyFileError = (path: string): StartupError =>
  new StartupError(
    `Cannot use ${path}: it is empty (0 bytes). Restore it from a backup, or delete it to begin with a new database.`,
  );

/** For a database migrated by a newer version of this program. `where` is its file or address. */
export const newerDatabaseError = (where: string, migration: string): StartupError =>
  new StartupError(
    `Cannot use ${where}: a newer version of the server has changed it (${migration}). Start that version, or restore a backup from before the update.`,
  );

/** For a database of a version before release 0.1.0. `where` is its file or address. */
export const olderDatabaseError = (where: string): StartupError =>
  new StartupError(
    `Cannot use ${where}: a version before 0.1.0 made it. Start version 0.2.0 once, which updates it, and then this one.`,
  );

/** For an error of PostgreSQL or of the connection to it. `waited` is how long startup waited for it, in seconds. */
export const postgresError = (url: string, error: unknown, waited = 0): StartupError => {
  const code = getCode(error);
  const message = error instanceof Error ? error.message : '';
  const [, reason, advice] = postgresReasons.find(
    ([pattern]) => pattern.test(code) || pattern.test(message),
  ) ?? [null, message, 'Correct DATABASE_URL or the server’s settings.'];
  const wait = waited > 0 ? ` (waited ${String(waited)} seconds)` : '';
  return new StartupError(`Cannot use PostgreSQL at ${describeAddress(url)}: ${reason}${wait}. ${advice}`, {
    cause: error,
  });
};

const postgresReasons: readonly (readonly [RegExp, string, string])[] = [
  [
    /^28|password must be a string/,
    'it refused the user or the password',
    'Correct them in DATABASE_URL, or allow the user in pg_hba.conf.',
  ],
  [/^3D000/, 'it has no database of that name', 'Create the database, or correct the name in DATABASE_URL.'],
  [/^42501/, 'the user may not create tables there', 'Grant it CREATE on the schema.'],
  [/^ECONNREFUSED/, 'nothing listens there', 'Start it, or correct DATABASE_URL.'],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, 'the host name is not known', 'Correct the host in DATABASE_URL.'],
  [/^57P|^53/, 'it takes no connections yet', 'See its log, and start the server again.'],
  [/SSL/i, 'TLS could not be agreed on', 'Correct sslmode in DATABASE_URL, or the certificate.'],
  [
    /unknown message code|^Connection terminated|timeout|expired|invalid response/,
    'what listens there does not answer as PostgreSQL does',
    'See that it runs, or correct DATABASE_URL.',
  ],
  [/^E[A-Z]+$/, 'it cannot be reached', 'Check the network, or correct DATABASE_URL.'],
];

/** The minimum version that the queries require; older ones are untested. */
const minVersion = 13;

/** Throws `StartupError` when the version is too old. `version` is in PostgreSQL's format: 150004 is 15.4. */
export const assertPostgresVersion = (url: string, version: number): void => {
  const major = Math.floor(version / 10_000);
  if (major < minVersion) {
    throw new StartupError(
      `Cannot use PostgreSQL at ${describeAddress(url)}: it is version ${String(major)}. Update it to version ${String(minVersion)} or newer.`,
    );
  }
};

/** The names of the variables that set an address. */
export interface AddressVariables {
  readonly host: string;
  readonly port: string;
}

/** Returns the startup error of a failed listen. Returns null when it is unrelated to the address. */
export const listenError = (
  { host, port }: { host: string; port: number },
  error: unknown,
  names: AddressVariables = { host: 'HOST', port: 'PORT' },
): StartupError | null => {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${String(port)} is taken. Set ${names.port} to another one.`,
    EACCES: `${names.port}: the user that runs the server may not listen on port ${String(port)}. Set ${names.port} to 1024 or higher.`,
    EADDRNOTAVAIL: `${names.host}: ${host} is not an address of this machine. Set ${names.host} to one, or to 0.0.0.0 for all.`,
    ENOTFOUND: `${names.host}: ${host} is not known. Set ${names.host} to an address of this machine, or to 0.0.0.0 for all.`,
    EAI_AGAIN: `${names.host}: ${host} is not known. Set ${names.host} to an address of this machine, or to 0.0.0.0 for all.`,
  };
  const sentence = sentences[getCode(error)];
  return sentence === undefined ? null : new StartupError(sentence, { cause: error });
};

/** Returns host, port and database of the URL; never its user or password. */
export const describeAddress = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
  return `${host === '' ? 'localhost' : host}:${port === '' ? '5432' : port}${pathname === '/' ? '' : pathname}`;
};

/** Returns the code of the error, or of the first cause that has one. */
const getCode = (error: unknown): string => {
  if (!(error instanceof Error)) {
    return '';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : getCode(error.cause);
};
