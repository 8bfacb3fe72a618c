/** The project's own files, read as text or as syntax. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A node of the syntax tree. */
export interface Syntax {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Paths of all files below a folder of the project, with forward slashes, relative to its root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

export function textOfFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every syntax node of TypeScript code, the outer before the inner. */
export function syntaxOf(code: string, lang: 'ts' | 'tsx' = 'ts'): Syntax[] {
  return descend(parseAst(code, { lang }));
}

/** The node itself, if it is one, and all below it. */
export function descend(value: unknown): Syntax[] {
  if (Array.isArray(value)) return value.flatMap(descend);
  if (!isSyntax(value)) return [];
  return [value, ...Object.values(value).flatMap(descend)];
}

/** Whether a value is a syntax node, of one of the given types if any are given. */
export function isSyntax(value: unknown, ...types: readonly string[]): value is Syntax {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return false;
  return types.length === 0 || types.includes(value.type);
}

/** The name by which something is called: `f` for `f()` and for `a.f()`. */
export function calledName(node: Syntax): string | null {
  if (node.type !== 'CallExpression' || !isSyntax(node.callee)) return null;
  const { callee } = node;
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
}

/** The text of an identifier or of a literal. */
export function nameOf(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  return node.type === 'Literal' ? String(node.value) : null;
}
