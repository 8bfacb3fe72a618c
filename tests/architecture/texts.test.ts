import { expect, test } from 'vitest';
import { appGroups } from '../../src/locales/app-groups.ts';
import { isPage, readTexts, type Texts } from '../../scripts/lib/texts/texts.ts';
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
const readers = sources.map(readingOf);
const namesRead = new Set(readers.flatMap(({ names }) => [...names]));

test('[S2.29] every message is used', () => {
  const unread = Object.entries(readTexts('en')).flatMap(([group, texts]) =>
    keysOf(isPage(texts) ? { intro: '', sections: '' } : texts)
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
  const initial: readonly string[] = [...appGroups, 'authPanel', 'formats', 'product', 'site'];
  const read = new Set(readers.flatMap(({ groups }) => [...groups]));
  expect([...read].filter((group) => !named.has(group) && !initial.includes(group))).toEqual([]);
});

interface Reading {
  readonly code: string;
  /** The groups that the file requests by name. */
  readonly groups: ReadonlySet<string>;
  /** The names of the properties that it reads, by a name or by destructuring. */
  readonly names: ReadonlySet<string>;
  /** The names of the objects that it indexes with a value known only at run time, or passes on as a whole. */
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
        .concat([...code.matchAll(/\bMessages\['(\w+)'\]/g)].map(([, name = '']) => name))
        .filter((name) => name !== null),
    ),
    names: new Set(
      [
        ...members.filter(({ computed }) => computed !== true).map(({ property }) => nameOf(property)),
        ...taken,
      ].filter((name) => name !== null),
    ),
    lookedInto: new Set(
      [
        ...members.filter(({ computed }) => computed === true).map(({ object }) => object),
        ...nodes.filter(({ type }) => type === 'SpreadElement').map(({ argument }) => argument),
        ...nodes.flatMap(({ type, arguments: given }) =>
          type === 'CallExpression' && Array.isArray(given) ? given : [],
        ),
      ]
        .map(lastName)
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
  return path.every((name, index) => {
    const parent = path[index - 1] ?? group;
    return namesRead.has(name) || chosen.has(parent);
  });
}

/** Returns the paths of all texts of a group. */
function keysOf(texts: Texts): string[][] {
  if (typeof texts === 'string' || Array.isArray(texts)) return [[]];
  return Object.entries(texts).flatMap(([name, part]) => keysOf(part).map((path) => [name, ...path]));
}
