import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const texts = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Writes a Brotli and a gzip copy of each text file of the build, which the server sends in place of the original. */
export const precompress = () => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: ({ dir }) => compressFolder(dir),
});

/** The same for one file of a build that writes into the folder of another. */
export const precompressFile = (name) => ({
  name: 'precompress-file',
  apply: 'build',
  writeBundle: ({ dir }) => compressFile(join(dir, name)),
});

/** Compresses the text files in this folder, except hidden ones. */
export async function compressFolder(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await compressFolder(path);
    else if (texts.test(entry.name)) await compressFile(path);
  }
}

async function compressFile(path) {
  const bytes = await readFile(path);
  await Promise.all(
    Object.entries(compressors).map(async ([extension, compress]) => {
      const compressed = await compress(bytes);
      if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
    }),
  );
}
