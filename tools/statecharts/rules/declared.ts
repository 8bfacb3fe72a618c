/** Reads from the source of a machine which events and tags its types declare. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSyntax, nameOf, syntaxOf, type Syntax } from '../syntax.ts';
import { isMachine, machineFileOf, type Project } from '../project.ts';
import type { Declared } from './rule.ts';

interface Source {
  readonly path: string;
  readonly nodes: readonly Syntax[];
  /** Reads another file of the project. */
  readonly read: (path: string) => Source;
}

/** A type, and the file in which the names in it have a meaning. */
interface Located {
  readonly type: Syntax;
  readonly source: Source;
}

/** Returns the events and tags that the types of a machine declare; null if the project has no such machine. */
export const declaredIn = (project: Project): ((id: string) => Declared | null) => {
  const read = remember((path: string): Source => ({
    path,
    nodes: syntaxOf(readFileSync(join(project.root, path), 'utf8')),
    read: (other) => read(other),
  }));
  return (id) => {
    const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return isMachine(project, name) ? declaredBy(read(machineFileOf(project, name))) : null;
  };
};

function declaredBy(source: Source): Declared {
  const types = source.nodes.find((node) => node.type === 'Property' && nameOf(node.key) === 'types')?.value;
  const declared = (name: string): Located[] => {
    const found = syntaxIn(types, 'ObjectExpression') ? propertyOf(types, name) : undefined;
    const type = isSyntax(found) ? found.typeAnnotation : undefined;
    return isSyntax(type) ? unionIn({ type, source }) : [];
  };
  return {
    events: unique(
      declared('events')
        .flatMap((event) => membersNamed('type', event))
        .flatMap(literalsIn),
    ),
    tags: unique(declared('tags').flatMap(literalsIn)),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const syntaxIn = (value: unknown, type: string): value is Syntax => isSyntax(value, type);

const listOf = (value: unknown): Syntax[] =>
  Array.isArray(value) ? value.filter((part) => isSyntax(part)) : [];

const propertyOf = (object: Syntax, name: string): unknown =>
  listOf(object.properties).find(({ key }) => nameOf(key) === name)?.value;

/** Returns the members of a union, with the meaning of their names. */
function unionIn(located: Located): Located[] {
  const { type, source } = located;
  switch (type.type) {
    case 'TSUnionType':
      return listOf(type.types).flatMap((member) => unionIn({ type: member, source }));
    case 'TSParenthesizedType':
      return isSyntax(type.typeAnnotation) ? unionIn({ type: type.typeAnnotation, source }) : [];
    case 'TSTypeReference':
      return declarationOf(String(nameOf(type.typeName)), source).flatMap((found) =>
        found.type.type === 'TSInterfaceDeclaration' ? [found] : unionIn(found),
      );
    case 'TSIndexedAccessType':
      return indexed(located);
    default:
      return [located];
  }
}

function indexed({ type, source }: Located): Located[] {
  const { objectType, indexType } = type;
  const name = isSyntax(indexType) ? nameOf(indexType.literal) : null;
  if (!isSyntax(objectType) || name === null) return [];
  return unionIn({ type: objectType, source })
    .flatMap((object) => membersNamed(name, object))
    .flatMap(unionIn);
}

/** Returns the types of a member of an interface, an object type or an intersection. */
function membersNamed(name: string, { type, source }: Located): Located[] {
  if (type.type === 'TSIntersectionType')
    return listOf(type.types)
      .flatMap((part) => unionIn({ type: part, source }))
      .flatMap((part) => membersNamed(name, part));
  const body = syntaxIn(type.body, 'TSInterfaceBody') ? type.body.body : type.members;
  return listOf(body)
    .filter(({ key }) => nameOf(key) === name)
    .flatMap(({ typeAnnotation }) => {
      const annotation = isSyntax(typeAnnotation) ? typeAnnotation.typeAnnotation : undefined;
      return isSyntax(annotation) ? [{ type: annotation, source }] : [];
    });
}

/** Returns the texts that a type consists of. */
const literalsIn = (located: Located): string[] =>
  unionIn(located).flatMap(({ type }) => {
    const text = type.type === 'TSLiteralType' ? nameOf(type.literal) : null;
    return text === null ? [] : [text];
  });

/** Returns the declaration of a type: an interface, or what an alias means; none for types of libraries. */
function declarationOf(name: string, source: Source): Located[] {
  const own = source.nodes.find(
    ({ type, id }) => /^TS(Interface|TypeAlias)Declaration$/.test(type) && nameOf(id) === name,
  );
  if (own !== undefined) {
    const { typeAnnotation } = own;
    return [{ type: isSyntax(typeAnnotation) ? typeAnnotation : own, source }];
  }
  const from = source.nodes.find(
    (node) =>
      /^(Import|ExportNamed)Declaration$/.test(node.type) &&
      listOf(node.specifiers).some(({ local, exported }) => nameOf(exported ?? local) === name),
  );
  const path = nameOf(from?.source);
  if (from === undefined || path === null || !path.startsWith('.')) return [];
  const specifier = listOf(from.specifiers).find(({ local, exported }) => nameOf(exported ?? local) === name);
  const original = nameOf(specifier?.imported ?? specifier?.local) ?? name;
  return declarationOf(original, source.read(posix.join(posix.dirname(source.path), path)));
}

function remember<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
