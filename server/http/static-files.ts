import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface ClientFile {
  readonly type: string;
  readonly etag: string;
  /** Whether the file name contains a hash of the content, so that the content never changes. */
  readonly isHashed: boolean;
  readonly bytes: Buffer;
  /** Compressed on first use. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

/**
 * Returns every file of the built page by its path. Only listed files are served, so that no request reaches the file
 * system; files of unknown types, hidden files and source maps are excluded. A missing folder yields an empty map.
 */
export const readClientFiles = async (folder: string): Promise<ReadonlyMap<string, ClientFile>> => {
  const files = new Map<string, ClientFile>();
  for (const name of await listFiles(folder)) {
    const type = types[extname(name)];
    const path = `/${name.split(sep).join('/')}`;
    if (type === undefined || path.includes('/.')) {
      continue;
    }
    const bytes = await readFile(join(folder, name));
    files.set(path, {
      type,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      isHashed: path.startsWith('/assets/'),
      bytes,
      encoded: new Map(),
    });
  }
  return files;
};

/** Returns the bytes in the best encoding that the client accepts. */
export const encodeFor = async (
  file: ClientFile,
  accepted: string,
): Promise<{ encoding: Encoding | null; bytes: Buffer }> => {
  if (!isText(file.type)) {
    return { encoding: null, bytes: file.bytes };
  }
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted),
  );
  if (encoding === undefined) {
    return { encoding: null, bytes: file.bytes };
  }
  const known = file.encoded.get(encoding) ?? compressors[encoding](file.bytes);
  file.encoded.set(encoding, known);
  return { encoding, bytes: await known };
};

const listFiles = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isText = (type: string): boolean => type.includes('charset');

const brotli = promisify(brotliCompress);

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
