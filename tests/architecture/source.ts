/** Reads the project's own files, as text or as a syntax tree. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export { calledName, descend, isSyntax, nameOf, syntaxOf, type Syntax } from 'statechart-tools/syntax';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Returns the paths of all files below a folder of the project, with forward slashes, relative to its root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

export function textOfFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
