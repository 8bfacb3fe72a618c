import { readFileSync } from 'node:fs';
import { code } from '../../../contract/envelope.ts';

/** Returns docs/api-codes.md: the codes of the contract by number, with the comments that explain them. */
export const codesPage = (): string => {
  const source = readFileSync(new URL('../../../contract/envelope.ts', import.meta.url), 'utf8');
  const comments = new Map(
    [...source.matchAll(/^ {2}\/\*\* (.*?) \*\/\n {2}(\w+): \d+,$/gm)].map(([, text = '', name = '']) => [
      name,
      text,
    ]),
  );
  const rows = Object.entries(code)
    .filter(([name]) => name !== 'ok')
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, number]) => `| ${number} | ${name} | ${comments.get(name) ?? missing(name)} |`);
  return [
    '# Codes of a refusal',
    '',
    'What `c` of an envelope and `code` of a stream’s `error` mean. A client may branch on them; users read the sentence in `m`. Generated',
    'from `contract/envelope.ts` by `npx vitest run --project server tests/server/api/openapi.test.ts -u`.',
    '',
    '| code | name | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};

const missing = (name: string): never => {
  throw new Error(`contract/envelope.ts does not explain ${name} in a comment of one line.`);
};
