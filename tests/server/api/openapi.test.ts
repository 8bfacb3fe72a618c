import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { versionProblem } from './compare.ts';
import { at, toJson, toList } from './facts.ts';
import { codesPage } from './codes-page.ts';
import { createDocument } from './document.ts';
import { readNewestChange } from './newest-change.ts';

const path = '../../../public/openapi.json';
const document = await createDocument();

test('public/openapi.json describes the calls of the contract (update it with `npx vitest run tests/server/api/openapi.test.ts -u`)', async () => {
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const stored: unknown = JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  // Before the comparison, so that `-u` accepts a change only with its version.
  expect(versionProblem(stored, JSON.parse(text), readNewestChange().isCorrection)).toBe(null);
  await expect(text).toMatchFileSnapshot(path);
});

test('the document follows the rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer])).toEqual(
    [],
  );
});

test('every operation has a description', async () => {
  const { paths } = v.parse(Documented, document);
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { description }]) =>
      description === undefined ? [`${method} ${path}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('every property and parameter has a description', async () => {
  const silent: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, name, in: place, description } = toJson(value);
    if (place === 'query' && description === undefined) silent.push(`${path}?${String(name)}`);
    for (const [property, schema] of Object.entries(toJson(properties))) {
      if (at(schema, 'description') === undefined) silent.push(`${path}.${property}`);
    }
    for (const [key, part] of Object.entries(value)) visit(part, `${path}/${key}`);
  };
  visit(document, '');
  expect(silent).toEqual([]);
});

test('a body that must not be empty is required', async () => {
  const { paths } = v.parse(WithBodies, document);
  const bodies = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ requestBody }) => requestBody ?? []),
  );
  const optional = bodies.filter(({ required, content }) => required !== true && hasRequired(content));
  expect(optional).toEqual([]);
  expect(bodies.filter(({ required }) => required === true).length).toBeGreaterThan(50);
});

const hasRequired = (content: unknown): boolean =>
  Object.entries(toJson(content)).some(
    ([type, one]) => type === 'image/*' || (toList(at(at(one, 'schema'), 'required')) ?? []).length > 0,
  );

test('docs/api-codes.md lists every code with its meaning', async () => {
  await expect(codesPage()).toMatchFileSnapshot('../../../docs/api-codes.md');
});

const Documented = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ description: v.optional(v.string()) }))),
});
const Body = v.object({ required: v.optional(v.boolean()), content: v.unknown() });
const WithBodies = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ requestBody: v.optional(Body) }))),
});
