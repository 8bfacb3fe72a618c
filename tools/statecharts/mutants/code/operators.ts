/** The faults of code: which expressions of a file can be replaced by which others. */
import { parseAst } from 'vite';
import { isSyntax, nameOf, type Syntax } from '../../syntax.ts';
import {
  assignedObjects,
  body,
  childrenOf,
  isFunction,
  kindOfFile,
  returnedObjects,
  scopeOf,
  unwrapped,
  type Scope,
} from './syntax.ts';

/** A fault in the text of a file. */
export interface Edit {
  /** The function or constant that contains the fault. */
  readonly within: string;
  /** The effect of the fault: `&& becomes ||`. */
  readonly does: string;
  readonly start: number;
  readonly end: number;
  /** The expression that replaces the text; or a statement, if `start` is `end`. */
  readonly text: string;
}

type Change = Omit<Edit, 'within'>;

/** A place of the tree while it is read. */
interface Place {
  readonly node: Syntax;
  readonly scope: Scope;
  readonly code: string;
}

/** Returns all faults of a file, in its order. The literal configuration of a machine's file is left out. */
export function editsIn(code: string, file: string): Edit[] {
  const kind = kindOfFile(file);
  const scope: Scope = { name: '', isBody: kind !== 'machine', isReducer: kind === 'reducers', depth: 0 };
  return editsBelow({ node: parseAst(code, { lang: 'ts' }) as unknown as Syntax, scope, code });
}

function editsBelow(place: Place): Edit[] {
  const { node, code } = place;
  const scope = scopeOf(node, place.scope);
  const own = [
    ...(scope.isBody ? operators.flatMap((operator) => operator({ node, scope, code })) : []),
    ...withoutProperties(assignedObjects(node), code),
  ];
  return [
    ...own.map((change) => ({ ...change, within: scope.name })),
    ...childrenOf(node).flatMap((child) => editsBelow({ node: child, scope, code })),
  ];
}

const operators: readonly ((place: Place) => Change[])[] = [
  negated,
  logical,
  compared,
  counted,
  bounded,
  reduced,
  ({ node, code }) => withoutProperties(returnedObjects(node), code),
];

const opposites: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};

/** Conditions, and results of functions whose names are questions. An operator that negates itself is left to `compared`. */
function negated({ node, scope, code }: Place): Change[] {
  if (node.type === 'UnaryExpression' && node.operator === '!' && isSyntax(node.argument))
    return [replace(node, textOf(node.argument, code), 'without !')];
  const condition = conditionOf(node, scope);
  if (!isSyntax(condition) || negatesItself(condition)) return [];
  return [replace(condition, `!(${textOf(condition, code)})`, 'condition negated')];
}

function conditionOf(node: Syntax, scope: Scope): unknown {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return isFunction(node) && scope.depth === 1 && isQuestion(scope) ? body(node) : null;
}

/** Whether the name of a function says that it returns a boolean. */
function isQuestion({ name }: Scope): boolean {
  return /^(?:is|has|can|needs|should)[A-Z]/.test(name);
}

function negatesItself(condition: Syntax): boolean {
  const { type, operator } = unwrapped(condition);
  if (type === 'BlockStatement' || type === 'ConditionalExpression') return true;
  return operator === '!' || /^[=!]==?$/.test(String(operator));
}

/** Another operator, or one operand less. */
function logical({ node, code }: Place): Change[] {
  const { type, operator, left, right } = node;
  if (type !== 'LogicalExpression' || !isSyntax(left) || !isSyntax(right)) return [];
  const [first, second] = [textOf(left, code), textOf(right, code)];
  if (operator === '??') return [replace(node, first, 'without the fallback of ??')];
  const other = opposites[String(operator)] ?? '';
  const isChain = unwrapped(left).operator === operator;
  return [
    replace(node, `(${first}) ${other} (${second})`, `${String(operator)} becomes ${other}`),
    replace(node, first, `without the right of ${String(operator)}`),
    ...(isChain ? [] : [replace(node, second, `without the left of ${String(operator)}`)]),
  ];
}

function compared({ node, code }: Place): Change[] {
  const { type, operator, left, right } = node;
  if (type !== 'BinaryExpression' || !isSyntax(left) || !isSyntax(right)) return [];
  const other = opposites[String(operator)] ?? signs(String(operator), left, right);
  if (other === undefined) return [];
  const text = `(${textOf(left, code)}) ${other} (${textOf(right, code)})`;
  return [replace(node, text, `${String(operator)} becomes ${other}`)];
}

/** `+` also joins texts, so one side must be a number. */
function signs(operator: string, left: Syntax, right: Syntax): string | undefined {
  if (operator === '-') return '+';
  return operator === '+' && [left, right].some(isNumber) ? '-' : undefined;
}

function counted({ node }: Place): Change[] {
  if (!isNumber(node)) return [];
  return [
    replace(node, `${Number(node.value) + 1}`, `${String(node.raw)} becomes ${Number(node.value) + 1}`),
  ];
}

function bounded({ node, code }: Place): Change[] {
  const { type, callee } = node;
  if (type !== 'CallExpression' || !isSyntax(callee) || nameOf(callee.object) !== 'Math') return [];
  const name = nameOf(callee.property);
  if (name !== 'max' && name !== 'min') return [];
  const other = name === 'max' ? 'min' : 'max';
  const text = textOf(node, code).replace(`Math.${name}`, `Math.${other}`);
  return [replace(node, text, `Math.${name} becomes Math.${other}`)];
}

/** A reducer returns its first argument, or no change if it takes that apart. */
function reduced({ node, scope }: Place): Change[] {
  const [parameter] = Array.isArray(node.params) ? node.params : [];
  if (!isFunction(node) || !scope.isReducer || scope.depth !== 1 || !isSyntax(parameter) || isQuestion(scope))
    return [];
  const name = nameOf(parameter);
  const result = body(node);
  if (!isSyntax(result) || (name === null && returnedObjects(node).length === 0)) return [];
  const text = name ?? '{}';
  const does = name === null ? 'changes nothing' : `returns ${name} unchanged`;
  if (result.type !== 'BlockStatement') return [replace(result, `(${text})`, does)];
  const start = Number(result.start) + 1;
  return [{ start, end: start, text: `return ${text};`, does }];
}

function withoutProperties(objects: readonly Syntax[], code: string): Change[] {
  return objects.flatMap((object) => {
    const properties = Array.isArray(object.properties)
      ? object.properties.filter((part) => isSyntax(part))
      : [];
    return properties.map((property) => {
      const rest = properties.filter((other) => other !== property).map((other) => textOf(other, code));
      return replace(object, `({ ${rest.join(', ')} })`, `without ${nameOfProperty(property, code)}`);
    });
  });
}

function nameOfProperty(property: Syntax, code: string): string {
  return nameOf(property.key) ?? textOf(property, code).replaceAll(/\s+/g, ' ').slice(0, 40);
}

function replace({ start, end }: Syntax, text: string, does: string): Change {
  return { start: Number(start), end: Number(end), text, does };
}

function textOf({ start, end }: Syntax, code: string): string {
  return code.slice(Number(start), Number(end));
}

function isNumber({ type, value }: Syntax): boolean {
  return type === 'Literal' && typeof value === 'number';
}
