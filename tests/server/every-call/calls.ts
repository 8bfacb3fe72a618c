import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';

/** A call of the contract, with its export name. */
export interface NamedCall {
  readonly name: string;
  readonly call: Call;
}

/** The fields that distinguish a call from the other exports of the contract. */
export const CallShape = v.looseObject({
  method: v.picklist(['GET', 'POST']),
  path: v.string(),
  access: v.picklist(['open', 'token']),
  effect: v.picklist(['read', 'write']),
});

/** Returns the address of every file of the contract, ordered by their names. */
export const contractUrls = (): URL[] => {
  const folder = new URL('../../../contract/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => new URL(path.replaceAll('\\', '/'), folder))
    .toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1));
};

/** Returns the name of a file of the contract, without its folder. */
export const nameOfFile = (url: URL): string => fileOf(url).replace(/\.ts$/, '');

const fileOf = ({ pathname }: URL): string => pathname.replace(/^.*\//, '');

/** Returns every call exported by any file of the contract, so that new ones are included automatically. */
export const everyCall = async (): Promise<NamedCall[]> => {
  const calls: NamedCall[] = [];
  for (const url of contractUrls()) {
    const exported: Record<string, unknown> = await import(url.href);
    for (const [name, value] of Object.entries(exported)) {
      if (isCall(value)) {
        calls.push({ name, call: value });
      }
    }
  }
  return calls;
};

const isCall = (value: unknown): value is Call => v.is(CallShape, value);

/** One field of a call's input, at any depth. */
export interface Field {
  /** From the input inwards. */
  readonly path: readonly string[];
  /** The type in its schema. */
  readonly type: string;
  readonly optional: boolean;
  readonly nullable: boolean;
}

/** Returns every field of an input's schema. */
export const fieldsOf = (schema: v.GenericSchema, path: readonly string[] = []): Field[] =>
  Object.entries(entriesOf(unwrap(schema).schema)).flatMap(([name, entry]) => {
    const { schema: inner, optional, nullable } = unwrap(entry);
    const field = { path: [...path, name], type: inner.type, optional, nullable };
    return [field, ...fieldsOf(inner, field.path)];
  });

interface Unwrapped {
  readonly schema: v.GenericSchema;
  readonly optional: boolean;
  readonly nullable: boolean;
}

const unwrap = (schema: v.GenericSchema): Unwrapped => {
  const wrapped = 'wrapped' in schema && v.is(Schema, schema.wrapped) ? schema.wrapped : null;
  if (wrapped === null) {
    return { schema, optional: false, nullable: false };
  }
  const inner = unwrap(wrapped);
  return {
    schema: inner.schema,
    optional: inner.optional || ['optional', 'exact_optional', 'nullish'].includes(schema.type),
    nullable: inner.nullable || ['nullable', 'nullish'].includes(schema.type),
  };
};

const Schema = v.custom<v.GenericSchema>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema',
);
const Entries = v.record(v.string(), Schema);

const entriesOf = (schema: v.GenericSchema): Record<string, v.GenericSchema> =>
  'entries' in schema && v.is(Entries, schema.entries) ? schema.entries : {};

/** Returns whether a field is the id of stored data. */
export const isId = ({ path }: Field): boolean =>
  /^(uuid|before|(mate|room|message|reply|order|creator|fact|chapter|book|entry)Id)$/.test(path.at(-1) ?? '');
