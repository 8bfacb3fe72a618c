import type { ParseArgsConfig } from 'node:util';

/** As `parseArgs`; the options in `numbers` are numbers of at least 0. Throws for any other value. */
export declare function readOptions(
  args: readonly string[],
  config: ParseArgsConfig,
  numbers?: readonly string[],
): { readonly values: Readonly<Record<string, unknown>>; readonly positionals: readonly string[] };
