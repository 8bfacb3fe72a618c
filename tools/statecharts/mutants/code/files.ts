/** Finds the files that belong to a machine. */
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/**
 * Returns the machine's file, and the files of functions next to it whose names begin as its own: `pager.ts`,
 * `conversation.reducers.ts` and `conversation-turns.reducers.ts`. The paths begin as the given one does, which
 * may be relative to `root`.
 */
export function codeFilesOf(file: string, root = ''): string[] {
  const names = readdirSync(resolve(root, dirname(file))).toSorted();
  const machines = names.filter((name) => name.endsWith('.machine.ts')).map(firstPart);
  const helpers = names.filter(
    (name) => isHelper(name) && ownerOf(firstPart(name), machines) === firstPart(basename(file)),
  );
  return [file, ...helpers.map((name) => `${file.slice(0, -basename(file).length)}${name}`)];
}

/** The machine of the same name, or the one whose name begins it. */
function ownerOf(name: string, machines: readonly string[]): string | undefined {
  return machines
    .filter((machine) => name === machine || name.startsWith(`${machine}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}

function isHelper(name: string): boolean {
  return name.endsWith('.ts') && !/\.(?:machine|types|stories)\.ts$/.test(name);
}

function firstPart(name: string): string {
  return name.split('.')[0] ?? '';
}
