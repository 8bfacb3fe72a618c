import { expect, test } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { readConfig } from '../../../server/config/config.ts';
import { countries } from '../../../src/locales/help-lines.ts';
import { filesBelow, textOfFile } from '../source.ts';

/** A number that several places state, with the one place that decides it. */
interface Fact {
  readonly what: string;
  /** Finds the statements; its group is the number, as it is written. */
  readonly pattern: RegExp;
  readonly value: string;
}

const { engines } = JSON.parse(textOfFile('package.json')) as { engines: { node: string } };
const config = readConfig({});
const inWords: Readonly<Record<number, string>> = { 8: 'eight', 9: 'nine', 10: 'ten', 30: 'thirty' };

const facts: readonly Fact[] = [
  {
    what: 'the versions of Node',
    pattern: /(\d+\.\d+, \d+\.\d+, \d+) or newer/g,
    value: engines.node.replaceAll(/[^\d.|]|\.0\b/g, '').replaceAll('||', ', '),
  },
  {
    what: 'the port',
    pattern: /\b(?:localhost|127\.0\.0\.1|192\.168\.1\.20):(?!4318)(4\d{3})\b/g,
    value: String(config.port),
  },
  {
    what: 'the languages',
    pattern: /\b(seven|eight|nine|ten) languages\b/g,
    value: wordFor(languages.length),
  },
  {
    what: 'the countries with helplines',
    pattern: /\b([a-z]+ty|\d+) countries\b/g,
    value: wordFor(Object.keys(countries).length),
  },
  { what: 'the credits of an account', pattern: /\bhas (\d+) credits\b/g, value: String(config.grantChats) },
  {
    what: 'the rows of the specification',
    pattern: /`\d+ of (\d+)`/g,
    value: String(textOfFile('docs/specification.md').match(/^\| S\d+\.\d+ \|/gm)?.length),
  },
  {
    what: 'the messages that a core serves',
    pattern: /about (\d+) messages a second/g,
    value: String(/therefore serves about (\d+) /.exec(textOfFile('docs/operations.md'))?.[1]),
  },
];

/** The pages that people write, and the program that refuses an older Node. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'scripts/lib/install.mjs',
  ...filesBelow('docs').filter((file) => /^docs\/[\w-]+\.md$/.test(file)),
];

test.each(facts)('every page states $what as the code has it', ({ pattern, value }) => {
  const stated = pages.flatMap((page) =>
    [...textOfFile(page).replaceAll('\n', ' ').matchAll(pattern)].map(([, number]) => `${page}: ${number}`),
  );
  expect(stated).not.toEqual([]);
  expect(stated.filter((text) => !text.endsWith(`: ${value}`))).toEqual([]);
});

test('a default in brackets after its variable is that of the server', () => {
  const stated = pages.flatMap((page) =>
    [...textOfFile(page).matchAll(/`([A-Z_]+)` \((0|[1-9]\d*)\)/g)].map(([, name = '', value = '']) => [
      page,
      name,
      value,
    ]),
  );
  const rows = textOfFile('docs/configuration.md');
  expect(stated).not.toEqual([]);
  expect(stated.filter(([, name, value]) => !rows.includes(`| \`${name}\` | \`${value}\``))).toEqual([]);
});

function wordFor(count: number): string {
  return inWords[count] ?? String(count);
}
