import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsFileError, StartupError } from '../shared/startup-errors.ts';

/**
 * Adds the settings of a file (`.env`) to the environment, whose own variables take precedence. Does nothing where there is no
 * such file. Throws `StartupError`, which names the line.
 */
export const loadSettings = (path: string, environment: NodeJS.ProcessEnv = process.env): void => {
  if (!existsSync(path)) {
    return;
  }
  for (const [name, value] of Object.entries(parseSettings(readSettingsFile(path), resolve(path)))) {
    environment[name] ??= value;
  }
};

const readSettingsFile = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw settingsFileError(resolve(path), error);
  }
};

/**
 * Parses lines of `NAME=value`, in UTF-8 or, with its mark, UTF-16, and with any line ends. A value may be in quotes and counts as
 * written; a comment starts with `#` at the start of a line or after a space. Throws `StartupError` for anything else.
 */
export const parseSettings = (bytes: Uint8Array, path: string): Record<string, string> => {
  const lines = decode(bytes, path).split(/\r\n|\n|\r/);
  const settings = lines.map((line, index) => {
    const parsed = parseLine(line);
    if (typeof parsed === 'string') {
      throw lineError(path, index + 1, parsed);
    }
    return parsed;
  });
  return Object.fromEntries(settings.flatMap((setting) => (setting === null ? [] : [setting])));
};

/** Returns the setting; null for a line without one; or what is wrong with it. */
const parseLine = (line: string): [name: string, value: string] | string | null => {
  if (/^\s*(?:#|$)/.test(line)) {
    return null;
  }
  const [, name, rest = ''] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
  if (name === undefined) {
    return 'it is not NAME=value';
  }
  const [, quote, quoted, after = ''] = /^\s*(["'`])(.*?)\1(.*)$/.exec(rest) ?? [];
  if (quote !== undefined && quoted !== undefined) {
    return /^\s*(?:#.*)?$/.test(after) ? [name, quoted] : 'something follows the closing quote';
  }
  if (/^\s*["'`]/.test(rest)) {
    return 'its quote is not closed';
  }
  return rest.includes('\0') ? 'it has a zero byte' : [name, rest.replace(/\s#.*$/, '').trim()];
};

const decode = (bytes: Uint8Array, path: string): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (first === 0xfe && second === 0xff) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw lineError(path, findInvalidLine(bytes), 'it is not UTF-8', error);
  }
};

/** Returns the number of the first line that is not UTF-8. No other character contains the byte of a line feed. */
const findInvalidLine = (bytes: Uint8Array): number => {
  const valid = new TextDecoder('utf-8').decode(bytes);
  return valid.slice(0, valid.indexOf('\uFFFD')).split('\n').length;
};

const lineError = (path: string, line: number, reason: string, cause?: unknown): StartupError =>
  new StartupError(`Cannot read ${path}: line ${String(line)}: ${reason}. Correct it, and start again.`, {
    cause,
  });
