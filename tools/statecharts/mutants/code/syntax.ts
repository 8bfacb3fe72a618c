/** Reads the parts of TypeScript that exist at run time. */
import { basename } from 'node:path';
import { calledName, isSyntax, nameOf, type Syntax } from '../../syntax.ts';

/** The surroundings of a node. */
export interface Scope {
  /** The function, constant or property that contains the node. */
  readonly name: string;
  /** Whether the node may be mutated: in a machine's file, only what is in a function. */
  readonly isBody: boolean;
  readonly isReducer: boolean;
  /** The number of functions around the node. */
  readonly depth: number;
}

/** Returns the part of a file's name that describes its content: `reducers`, `selectors`, `guards`, `machine`. */
export function kindOfFile(file: string): string {
  return basename(file).split('.').at(-2) ?? '';
}

/** Returns the scope of the children of a node. */
export function scopeOf(node: Syntax, outer: Scope): Scope {
  const isNamed = ['VariableDeclarator', 'FunctionDeclaration', 'Property'].includes(node.type);
  const name = isNamed && outer.depth === 0 ? (nameOf(node.id ?? node.key) ?? outer.name) : outer.name;
  return isFunction(node) ? { ...outer, name, isBody: true, depth: outer.depth + 1 } : { ...outer, name };
}

export function isFunction({ type }: Syntax): boolean {
  return ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type);
}

/** Returns what a function does: an expression without parentheses, or a block. */
export function body(node: Syntax): Syntax | null {
  return isSyntax(node.body) ? unwrapped(node.body) : null;
}

/** Returns the children that exist at run time, except for names of properties. */
export function childrenOf(node: Syntax): Syntax[] {
  if (node.type === 'ImportDeclaration') return [];
  const isTyped = node.type.startsWith('TS');
  return Object.entries(node)
    .filter(([key]) => (isTyped ? key === 'expression' : key !== 'key' || node.computed === true))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Syntax => isSyntax(value));
}

/** Returns the expression within parentheses and type assertions. */
export function unwrapped(node: Syntax): Syntax {
  const isWrapper = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(
    node.type,
  );
  return isWrapper && isSyntax(node.expression) ? unwrapped(node.expression) : node;
}

/** Returns the objects that a function with an expression for a body, or a `return`, may result in. */
export function returnedObjects(node: Syntax): Syntax[] {
  if (node.type === 'ReturnStatement') return objectsOf(node.argument);
  return isFunction(node) ? objectsOf(body(node)) : [];
}

/** Returns the object of `assign({ ... })`. */
export function assignedObjects(node: Syntax): Syntax[] {
  if (calledName(node) !== 'assign' || !Array.isArray(node.arguments)) return [];
  return objectsOf(node.arguments[0]);
}

function objectsOf(result: unknown): Syntax[] {
  if (!isSyntax(result)) return [];
  const node = unwrapped(result);
  if (node.type === 'ConditionalExpression')
    return [...objectsOf(node.consequent), ...objectsOf(node.alternate)];
  return node.type === 'ObjectExpression' ? [node] : [];
}
