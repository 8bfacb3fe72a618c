/** The facts of a schema about one value. */
export interface Fact {
  readonly isRequired: boolean;
  /** The JSON type, or the value of a constant; empty for a choice between schemas. */
  readonly type: string;
  readonly values: readonly unknown[] | null;
  readonly limits: Readonly<Record<string, unknown>>;
}

/** The facts by the path of the value, such as `d.mates[].name`. An alternative is named after a `|`. */
export type Facts = ReadonlyMap<string, Fact>;

type Json = Readonly<Record<string, unknown>>;

const limitNames = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
];

/** Returns the facts of a schema in the document, with those of the components that it refers to. */
export const factsOf = (document: unknown, schema: unknown): Facts => {
  const facts = new Map<string, Fact>();
  const walk = (given: unknown, path: string, isRequired: boolean, seen: readonly string[]): void => {
    const reference = at(given, '$ref');
    if (typeof reference === 'string') {
      // A schema that contains itself has no further facts.
      if (!seen.includes(reference))
        walk(resolve(document, reference), path, isRequired, [...seen, reference]);
      return;
    }
    const { properties = {}, required = [], items, ...own } = toJson(given);
    facts.set(path, {
      isRequired,
      type: 'const' in own ? JSON.stringify(own['const']) : JSON.stringify(own['type'] ?? ''),
      values: toList(own['enum']),
      limits: Object.fromEntries(limitNames.flatMap((name) => (name in own ? [[name, own[name]]] : []))),
    });
    const names = toList(required) ?? [];
    for (const [name, property] of Object.entries(toJson(properties))) {
      walk(property, path === '' ? name : `${path}.${name}`, names.includes(name), seen);
    }
    if (items !== undefined) walk(items, `${path}[]`, true, seen);
    for (const [index, one] of [...(toList(own['anyOf']) ?? []), ...(toList(own['oneOf']) ?? [])].entries()) {
      walk(one, `${path}|${nameOf(one) ?? String(index)}`, true, seen);
    }
  };
  walk(schema, '', true, []);
  return facts;
};

/** Alternatives are distinguished by the constant of their `type` or `kind`, their reference, or their JSON type. */
const nameOf = (schema: unknown): string | null => {
  const names = [
    at(at(at(schema, 'properties'), 'type'), 'const'),
    at(at(at(schema, 'properties'), 'kind'), 'const'),
    at(schema, '$ref'),
    at(schema, 'const'),
    at(schema, 'type'),
  ];
  const name = names.find((one) => one !== undefined);
  if (name === undefined) return null;
  return typeof name === 'string' ? name : JSON.stringify(name);
};

const resolve = (document: unknown, reference: string): unknown =>
  reference.slice(2).split('/').reduce(at, document);

/** Returns a property of a JSON object; undefined for anything else. */
export const at = (json: unknown, name: string): unknown => toJson(json)[name];

export const toJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const toList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);
