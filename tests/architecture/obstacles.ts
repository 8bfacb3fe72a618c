/**
 * Finds what prevents tools that do not run a machine file, such as editors, from reading it. These draw the chart from
 * the source and understand only literals and names that `setup` declares.
 */
import { calledName, descend, isSyntax, nameOf, syntaxOf, type Syntax } from './source.ts';

/** The parts of the configuration that make up the chart. All other parts may be computed. */
const structural = new Set([
  'states',
  'on',
  'after',
  'always',
  'invoke',
  'onDone',
  'onError',
  'onSnapshot',
  'initial',
  'id',
  'systemId',
  'type',
  'target',
  'tags',
  'entry',
  'exit',
  'actions',
  'guard',
  'src',
  'description',
  'meta',
  'reenter',
  'history',
]);
/** Parts whose keys are names and not parts themselves. */
const dictionaries = new Set(['states', 'on', 'after']);
/** The calls that these tools understand. */
const readableCalls = new Set(['assign', 'raise', 'sendTo', 'emit', 'and', 'or', 'not', 'stateIn']);

/** Returns one line per obstacle, with its position in the chart; an empty list for a readable file. */
export function obstacles(code: string): string[] {
  const calls = syntaxOf(code).filter((node) => calledName(node) === 'createMachine');
  if (calls.length !== 1) return [`${calls.length} machines in one file`];
  return calls.flatMap((call) => [
    ...(isMadeBySetup(call) ? [] : ['not made by setup()']),
    ...inConfiguration(call),
  ]);
}

function isMadeBySetup({ callee }: Syntax): boolean {
  return (
    isSyntax(callee, 'MemberExpression') && isSyntax(callee.object) && calledName(callee.object) === 'setup'
  );
}

function inConfiguration(call: Syntax): string[] {
  const [config] = Array.isArray(call.arguments) ? call.arguments : [];
  return isSyntax(config, 'ObjectExpression')
    ? inObject(config, 'machine', false)
    : ['the configuration is not written in place'];
}

function inObject(object: Syntax, path: string, isDictionary: boolean): string[] {
  return descendOnce(object.properties).flatMap((property) => {
    if (property.type === 'SpreadElement') return [`${path}: spread`];
    if (property.computed === true) return [`${path}: computed key`];
    const key = nameOf(property.key) ?? '';
    if (!isDictionary && !structural.has(key)) return [];
    if (property.shorthand === true) return [`${path}.${key}: shorthand`];
    return inValue(property.value, `${path}.${key}`, !isDictionary && dictionaries.has(key));
  });
}

function inValue(value: unknown, path: string, isDictionary: boolean): string[] {
  if (!isSyntax(value)) return [`${path}: nothing`];
  if (value.type === 'ObjectExpression') return inObject(value, path, isDictionary);
  if (value.type === 'ArrayExpression') {
    return descendOnce(value.elements).flatMap((element, index) =>
      inValue(element, `${path}.${index}`, false),
    );
  }
  const called = calledName(value);
  if (value.type === 'Literal' || (called !== null && readableCalls.has(called))) return [];
  return [`${path}: ${value.type}`];
}

function descendOnce(parts: unknown): Syntax[] {
  return Array.isArray(parts) ? parts.filter((part) => isSyntax(part)) : [];
}

/**
 * Returns the names of actors and actions that a machine declares but does not implement. The code that starts it
 * provides them.
 */
export function placeholdersIn(code: string): string[] {
  return syntaxOf(code)
    .filter((node) => calledName(node) === 'setup')
    .flatMap(({ arguments: parts }) => descendOnce(parts))
    .flatMap((declarations) => descendOnce(declarations.properties))
    .filter(({ key }) => ['actors', 'actions'].includes(nameOf(key) ?? ''))
    .flatMap(({ value }) => (isSyntax(value) ? descendOnce(value.properties) : []))
    .filter(({ value }) => isSyntax(value) && isPlaceholder(value))
    .map(({ key }) => nameOf(key) ?? '');
}

function isPlaceholder(value: Syntax): boolean {
  if (calledName(value)?.startsWith('notProvided') === true) return true;
  if (value.type !== 'ArrowFunctionExpression' || !isSyntax(value.body, 'BlockStatement')) return false;
  return descendOnce(value.body.body).length === 0;
}

/** Returns every key of every object literal, and every name that a file declares. */
export function keysIn(code: string, lang: 'ts' | 'tsx'): Set<string> {
  const properties = descend(syntaxOf(code, lang)[0]).filter(({ type }) => type === 'Property');
  return new Set(properties.map(({ key }) => nameOf(key) ?? ''));
}
