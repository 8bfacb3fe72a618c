import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { versionProblem } from './api/compare.ts';
import { codesPage } from './api/codes-page.ts';
import { createDocument } from './api/document.ts';

const path = '../../public/openapi.json';

test('public/openapi.json describes the calls of the contract (update it with `npx vitest run tests/server/openapi.test.ts -u`)', async () => {
  const text = `${JSON.stringify(await createDocument(), null, 1)}\n`;
  const stored: unknown = JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  // Before the comparison, so that `-u` accepts a change only with its version.
  expect(versionProblem(stored, JSON.parse(text))).toBe(null);
  await expect(text).toMatchFileSnapshot(path);
});

test('the document follows the rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(await createDocument()), config });
  expect(problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer])).toEqual(
    [],
  );
});

test('every operation has a description', async () => {
  const { paths } = v.parse(Documented, await createDocument());
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { description }]) =>
      description === undefined ? [`${method} ${path}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('docs/api-codes.md lists every code with its meaning', async () => {
  await expect(codesPage()).toMatchFileSnapshot('../../docs/api-codes.md');
});

const Documented = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ description: v.optional(v.string()) }))),
});
