import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface FileInput {
  /** Absolute. */
  readonly path: string;
  readonly isForced: boolean;
}

/** Parses `FILE [--force]`; null when the arguments are invalid. */
export const parseFileInput = (args: readonly string[], folder: string): FileInput | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [file = ''] = positionals;
    return positionals.length === 1 && file !== ''
      ? { path: resolve(folder, file), isForced: values.force }
      : null;
  } catch {
    // An unknown option.
    return null;
  }
};
