import type { AssetKind, CardAssets } from '../../../machines/mates/imports/card-batch.reducers.ts';
import { objectOf } from '../../../../contract/parse-json.ts';
import type { CardContainer } from './card-file.ts';
import { CardError } from './card-limits.ts';
import type { ZipEntry } from './zip-entries.ts';
import { importCode } from '../../shared/import-code.ts';

const kinds = ['icon', 'emotion', 'background', 'user_icon'] as const satisfies readonly AssetKind[];

/** The largest picture that can become a portrait, in bytes. */
const largestPicture = 10_000_000;

/** Returns the portrait in a card's file: the picture that it is, or the main icon of an archive; null without one. */
export async function portraitIn({ text, bytes, kind }: CardContainer): Promise<Blob | null> {
  if (kind === 'png') return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
  if (kind === 'json') return null;
  const icons = assetsIn(text).filter(({ type }) => type === 'icon');
  const icon = icons.find(({ name }) => name === 'main') ?? icons[0];
  const uri = icon?.['uri'];
  const path = typeof uri === 'string' ? uri.replace(inArchive, '') : '';
  const { readEntries } = await importCode(() => import('./zip-entries.ts'));
  const entry = (await readEntries(bytes))?.find((one) => one.path === path);
  return entry === undefined ? null : pictureOf(entry);
}

/** A picture that is damaged or too large takes no card along. */
async function pictureOf(entry: ZipEntry): Promise<Blob | null> {
  try {
    return new Blob([await entry.read(largestPicture)]);
  } catch (error) {
    if (error instanceof CardError) return null;
    throw error;
  }
}

const assetsIn = (text: string): Record<string, unknown>[] => {
  const { assets } = objectOf(objectOf(JSON.parse(text))['data']);
  return Array.isArray(assets) ? assets.map(objectOf) : [];
};

/** Counts the pictures and other files of a card by where they are. What is elsewhere is not loaded. */
export function assetsOf({ text, kind, paths }: CardContainer): Omit<CardAssets, 'isRetained'> {
  const embedded: Partial<Record<AssetKind, number>> = {};
  let [remote, missing] = [0, 0];
  for (const asset of assetsIn(text)) {
    const place = placeOf(asset['uri'], { kind, paths });
    if (place === 'remote') remote += 1;
    if (place === 'missing') missing += 1;
    if (place === 'embedded') {
      const use = kinds.find((known) => known === asset['type']) ?? 'other';
      embedded[use] = (embedded[use] ?? 0) + 1;
    }
  }
  // The portrait of a picture is the picture.
  if (kind === 'png') embedded.icon ??= 1;
  return { embedded, remote, missing };
}

/** The scheme of archives is spelled like this in the format; some programs correct it. */
const inArchive = /^embed(?:ed|ded):\/\//i;

function placeOf(
  uri: unknown,
  { kind, paths }: Pick<CardContainer, 'kind' | 'paths'>,
): 'embedded' | 'remote' | 'missing' | 'none' {
  if (typeof uri !== 'string' || uri.trim() === '') return 'none';
  if (/^data:/i.test(uri)) return 'embedded';
  if (/^ccdefault:/i.test(uri)) return kind === 'png' ? 'embedded' : 'none';
  if (inArchive.test(uri)) return paths.includes(uri.replace(inArchive, '')) ? 'embedded' : 'missing';
  // Pictures hold the files of a card in chunks, which are retained with them.
  if (/^__asset:/i.test(uri)) return kind === 'png' ? 'embedded' : 'missing';
  return 'remote';
}
