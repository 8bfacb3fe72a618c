import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Parses `FILE` and options; null when the arguments are invalid. The path is absolute. */
export const parseFileInput = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  folder: string,
  options: Options,
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file = ''] = positionals;
    return positionals.length === 1 && file !== '' ? { path: resolve(folder, file), values } : null;
  } catch {
    // An unknown option.
    return null;
  }
};
