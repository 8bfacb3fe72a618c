/** Reads TypeScript as a syntax tree. */
import { parseAst } from 'vite';

/** A node of the syntax tree. */
export interface Syntax {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Returns every syntax node of TypeScript code, parents before children. */
export function syntaxOf(code: string, lang: 'ts' | 'tsx' = 'ts'): Syntax[] {
  return descend(parseAst(code, { lang }));
}

/** Returns the node itself, if it is one, and all its descendants. */
export function descend(value: unknown): Syntax[] {
  const found: Syntax[] = [];
  collectSyntax(value, found);
  return found;
}

/** Adds to one list: a list for each node would take most of the time of the tests that read the whole project. */
function collectSyntax(value: unknown, found: Syntax[]): void {
  if (Array.isArray(value)) for (const item of value) collectSyntax(item, found);
  if (!isSyntax(value)) return;
  found.push(value);
  for (const part of Object.values(value)) collectSyntax(part, found);
}

/** Returns whether a value is a syntax node, of one of the given types if there are any. */
export function isSyntax(value: unknown, ...types: readonly string[]): value is Syntax {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return false;
  return types.length === 0 || types.includes(value.type);
}

/** Returns the name of a called function: `f` for `f()` and for `a.f()`. */
export function calledName(node: Syntax): string | null {
  if (node.type !== 'CallExpression' || !isSyntax(node.callee)) return null;
  const { callee } = node;
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
}

/** Returns the text of an identifier or of a literal. */
export function nameOf(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  return node.type === 'Literal' ? String(node.value) : null;
}
