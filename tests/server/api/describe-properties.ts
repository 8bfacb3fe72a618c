import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** The meanings of properties that have no comment in the contract; a name may be preceded by that of its schema or call. */
const meanings = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(new URL('property-descriptions.json', import.meta.url), 'utf8')),
);

/** Returns the doc comments of the properties in a file of the contract, by `Export.property`. */
export const readPropertyComments = (source: string): Map<string, string> => {
  const exports = source.split(/^(?=export const )/m);
  return new Map(
    exports.flatMap((text) => {
      const name = /^export const (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : commentsIn(name, text);
    }),
  );
};

const commentsIn = (name: string, text: string) =>
  [...text.matchAll(/^ +\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/gm)].map(
    ([, comment = '', property = '']) => [`${name}.${property}`, toPlainText(comment)] as const,
  );

/** Returns a doc comment as one line. */
export const toPlainText = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns what a property means: the comment in the contract, else the meaning of its name. */
export const meaningOf = (
  comments: ReadonlyMap<string, string>,
  owner: string,
  property: string,
): string | undefined =>
  comments.get(`${owner}.${property}`) ?? meanings[`${owner}.${property}`] ?? meanings[property];

/** Returns the schema with a description of each property at any depth. `owner` is the component or call. */
export const describeProperties = (
  schema: JsonSchema,
  owner: string,
  comments: ReadonlyMap<string, string>,
): JsonSchema => {
  const describe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(describe);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'properties' ? describeEach(part, describe) : describe(part),
      ]),
    );
  };
  const describeEach = (properties: unknown, inner: (value: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(v.parse(Properties, properties)).map(([name, property]) => {
        const description = meaningOf(comments, owner, name);
        return [name, { ...v.parse(Properties, inner(property)), ...(description && { description }) }];
      }),
    );
  return v.parse(Properties, describe(schema));
};

const Properties = v.record(v.string(), v.unknown());
