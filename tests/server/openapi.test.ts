import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createDocument } from './api/document.ts';

const path = '../../public/openapi.json';

test('public/openapi.json describes the calls of the contract (update it with `npx vitest run tests/server/openapi.test.ts -u`)', async () => {
  await expect(`${JSON.stringify(await createDocument(), null, 1)}\n`).toMatchFileSnapshot(path);
});

test('the document follows the rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(await createDocument()), config });
  expect(problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer])).toEqual(
    [],
  );
});
