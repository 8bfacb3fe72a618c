import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from '../source.ts';

const settingName = /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g;

/** Settings of other programs, which our code does not read itself. */
const ofOthers = ['OLLAMA_CONTEXT_LENGTH', 'OTEL_EXPORTER_OTLP_HEADERS'];

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/README.md',
  ...filesBelow('docs').filter((file) => /^docs\/[\w-]+\.md$/.test(file)),
];
const code = ['contract', 'server', 'src', 'scripts', 'tests', 'tools', 'deploy']
  .flatMap(filesBelow)
  .filter((file) =>
    /\.(?:ts|tsx|mts|mjs|yaml|yml|env|example|service|conf)$|Caddyfile|Containerfile/.test(file),
  );

test('every setting that a page names is read by the code', () => {
  const known = new Set([
    ...ofOthers,
    ...code.filter((file) => !file.endsWith('setting-names.test.ts')).flatMap((file) => namesIn(file)),
  ]);
  const unknown = pages.flatMap((page) =>
    namesIn(page)
      .filter((name) => !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

const namesIn = (file: string): string[] => [...new Set(textOfFile(file).match(settingName) ?? [])];
