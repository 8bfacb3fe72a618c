import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import {
  calledName,
  descend,
  filesBelow,
  isSyntax,
  nameOf,
  syntaxOf,
  textOfFile,
  type Syntax,
} from './source.ts';

const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
const texts = sources.filter((file) => file.startsWith('src/locales/'));
const readers = sources.filter((file) => !file.startsWith('src/locales/')).map(readingOf);

test('[S2.29] every message is used', () => {
  const unread = texts
    .filter((file) => /^src\/locales\/en\/(?:app\/)?[\w-]+\.ts$/.test(file) && !/formats|index/.test(file))
    .flatMap((file) => groupsIn(file))
    .flatMap(({ group, value }) =>
      keysOf(value)
        .filter((path) => !isRead(group, path))
        .map((path) => [group, ...path].join('.')),
    );
  expect(unread).toEqual([]);
});

test('[S2.29] every group of texts that a view reads is requested by a screen or component', () => {
  const named = new Set(
    readers.flatMap(({ code }) =>
      [...code.matchAll(/messages(?:: |\.load\()\[([^\]]*)\]/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
      ),
    ),
  );
  const initial = [
    'notifications',
    'authPanel',
    'discover',
    'layout',
    'favorites',
    'logoutConfirmation',
    'components',
    'providers',
    'shell',
    'unavailable',
    'titles',
    'product',
    'site',
  ];
  const read = new Set(readers.flatMap(({ groups }) => [...groups]));
  expect([...read].filter((group) => !named.has(group) && !initial.includes(group))).toEqual([]);
});

test.each(languages)('[S2.29] every count in %s has all the forms that the language needs', (language) => {
  const rare = language === 'ar' ? ['zero'] : ['many'];
  const needed = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => !rare.includes(category))
    .toSorted();
  const lacking = texts
    .filter((file) => file.startsWith(`src/locales/${language}/`))
    .flatMap((file) =>
      syntaxOf(textOfFile(file))
        .filter((node) => calledName(node) === 'count')
        .map((node) => ({ file, forms: formsOf(node) }))
        .filter(({ forms }) => !needed.every((category) => forms.includes(category))),
    );
  expect(lacking).toEqual([]);
});

interface Reading {
  readonly code: string;
  /** The groups that the file requests by name. */
  readonly groups: ReadonlySet<string>;
  /** The names of the properties that it reads, by a name or by destructuring. */
  readonly names: ReadonlySet<string>;
  /** The names of the objects that it indexes with a value known only at run time. */
  readonly lookedInto: ReadonlySet<string>;
}

function readingOf(file: string): Reading {
  const code = textOfFile(file);
  const nodes = syntaxOf(code, file.endsWith('x') ? 'tsx' : 'ts');
  const members = nodes.filter(({ type }) => type === 'MemberExpression');
  const taken = nodes
    .filter(({ type }) => type === 'ObjectPattern')
    .flatMap(({ properties }) => (Array.isArray(properties) ? properties : []))
    .flatMap((property) => (isSyntax(property) ? [nameOf(property.key)] : []));
  const aliases = aliasesIn(nodes);
  return {
    code,
    groups: new Set(
      nodes
        .filter((node) => /^(useMessages|messages|read|words)$/.test(calledName(node) ?? ''))
        .flatMap(({ arguments: given }) => (Array.isArray(given) ? given.map(textOf) : []))
        .filter((name) => name !== null),
    ),
    names: new Set(
      [
        ...members.filter(({ computed }) => computed !== true).map(({ property }) => nameOf(property)),
        ...taken,
      ].filter((name) => name !== null),
    ),
    lookedInto: new Set(
      members
        .filter(({ computed }) => computed === true)
        .map(({ object }) => lastName(object))
        .filter((name) => name !== null)
        .flatMap((name) => [name, ...(aliases.get(name) ?? [])]),
    ),
  };
}

/**
 * Maps each variable to its source: `live` for `words` in `const words = useMessages('chat').live` and in `{ live:
 * words }`.
 */
function aliasesIn(nodes: readonly Syntax[]): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const add = (alias: string | null, of: string | null) => {
    if (alias !== null && of !== null) aliases.set(alias, [...(aliases.get(alias) ?? []), of]);
  };
  for (const node of nodes) {
    const { type, id, init, properties, typeAnnotation } = node;
    const indices = descend(typeAnnotation).filter((part) => part.type === 'TSLiteralType');
    if (type === 'Identifier') add(nameOf(node), textOf(indices.at(-1)?.literal));
    if (type === 'VariableDeclarator') add(nameOf(id), lastName(init));
    if (type !== 'ObjectPattern' || !Array.isArray(properties)) continue;
    for (const property of properties)
      if (isSyntax(property)) add(nameOf(property.value), nameOf(property.key));
  }
  return aliases;
}

function textOf(node: unknown): string | null {
  return isSyntax(node, 'Literal') ? nameOf(node) : null;
}

/** Returns `b` for `a.b`, for `a?.b` and for `b`; the group for a call such as `messages('titles')`. */
function lastName(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'CallExpression' && Array.isArray(node.arguments)) return nameOf(node.arguments[0]);
  return nameOf(node);
}

/**
 * Returns whether a file reads the message: by every name on its path, or by a value that selects one of its siblings.
 */
function isRead(group: string, path: readonly string[]): boolean {
  const of = readers.filter(({ groups }) => groups.has(group));
  const chosen = new Set(of.flatMap(({ lookedInto }) => [...lookedInto]));
  const names = new Set(readers.flatMap((reader) => [...reader.names]));
  return path.every((name, index) => {
    const parent = path[index - 1] ?? group;
    return names.has(name) || chosen.has(parent);
  });
}

function groupsIn(file: string): Array<{ group: string; value: Syntax }> {
  return syntaxOf(textOfFile(file))
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      descend(declaration)
        .filter(({ type }) => type === 'VariableDeclarator')
        .slice(0, 1),
    )
    .flatMap(({ id, init }) => {
      const group = nameOf(id);
      const value = descend(init).find(({ type }) => type === 'ObjectExpression');
      return group === null || value === undefined ? [] : [{ group, value }];
    });
}

/** Returns the paths of all messages of an inline object. */
function keysOf({ properties }: Syntax): string[][] {
  return (Array.isArray(properties) ? properties : []).flatMap((property) => {
    const name = isSyntax(property, 'Property') ? nameOf(property.key) : null;
    if (name === null) return [];
    const value: unknown = isSyntax(property) ? property.value : null;
    return isSyntax(value, 'ObjectExpression') ? keysOf(value).map((path) => [name, ...path]) : [[name]];
  });
}

function formsOf({ arguments: given }: Syntax): string[] {
  const forms: unknown = Array.isArray(given) ? given[1] : undefined;
  return isSyntax(forms, 'ObjectExpression') ? keysOf(forms).flat() : [];
}
