/** Reads from the manifest and the HTML of a build what browsers load for each screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { textsChunk } from './chunk-groups.mjs';

/** Reads the build in this folder. */
export function readBuild(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

  /** The key of a source file in the manifest, which does not name the sources of a chunk that several files share. */
  const keyOf = (source) => {
    const chunk = textsChunk(source);
    return chunk === null ? source : Object.keys(manifest).find((key) => manifest[key].name === chunk);
  };

  /** The entries that load with this one: itself and everything that it imports statically. */
  function getImports(key, seen = new Set()) {
    if (!manifest[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) getImports(next, seen);
    return seen;
  }

  /** The files that load with an entry, its stylesheets included. */
  const filesOf = (key) =>
    new Set(
      [...getImports(keyOf(key))].flatMap((next) => [manifest[next].file, ...(manifest[next].css ?? [])]),
    );

  /** The files that load before the first screen is usable in this language. Fonts and pictures are not counted. */
  const firstLoad = (language) =>
    new Set([
      'index.html',
      ...filesOf('index.html'),
      ...filesOf(`virtual:texts/${language}`),
      ...filesOf(`virtual:texts/${language}/tag-labels`),
    ]);

  /** The entries that these import dynamically. */
  const dynamicImportsOf = (key) => [
    ...new Set([...getImports(key)].flatMap((next) => manifest[next].dynamicImports ?? [])),
  ];

  /** Returns the size in bytes, each file compressed by itself. */
  const weigh = (files) =>
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      0,
    );

  /** The languages whose texts the build contains. */
  const languages = Object.values(manifest).flatMap(
    ({ name }) => /^app-([a-z]{2}(?:-[A-Z]{2})?)$/.exec(name)?.[1] ?? [],
  );

  return { languages, manifest, filesOf, firstLoad, dynamicImportsOf, weigh };
}
