/** What a build of the page makes browsers fetch, read from its manifest and its first document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The weights of the build in this folder. */
export function readBuild(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const started = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key].file}"`));

  /** A chunk and all that it imports at once. */
  function chunksOf(key, seen = new Set()) {
    if (!manifest[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) chunksOf(next, seen);
    return seen;
  }

  /** The files that come with a chunk: its own, its imports' and all their styles. */
  const filesOf = (key) =>
    new Set([...chunksOf(key)].flatMap((next) => [manifest[next].file, ...(manifest[next].css ?? [])]));

  /** All that comes before the first page can be used by somebody who reads this language. Fonts and pictures are not counted. */
  const firstLoad = (language) =>
    new Set(['index.html', ...[...started, catalogueOf(language)].flatMap((key) => [...filesOf(key)])]);

  /** What a chunk has fetched when it is needed. */
  const fetchedBy = (key) => [
    ...new Set([...chunksOf(key)].flatMap((next) => manifest[next].dynamicImports ?? [])),
  ];

  /** In bytes, each file compressed by itself. */
  const weigh = (files) =>
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      0,
    );

  return { manifest, started, filesOf, firstLoad, fetchedBy, weigh };
}

const catalogueOf = (language) => `src/locales/${language}/catalogue.ts`;
