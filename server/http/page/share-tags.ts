import type { Language } from '../../../contract/languages.ts';
import { findMate, type StoredMate } from '../../domain/mates/catalogue.ts';
import { guestName, withNamesIn } from '../../domain/mates/named-mate.ts';
import { sharePictureSize, sharePictureVersion } from '../../domain/mates/share-picture.ts';
import type { Database } from '../../store/database.ts';

interface ShareDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** What previews of links say of every page. */
export interface SharedSite {
  readonly product: string;
  /** The address of this server. */
  readonly publicUrl: string;
}

/**
 * Returns the mate whose page a query names, if everyone may see it; `missing` if not everyone may, or nobody; `other` for any
 * other query.
 */
export const findSharedMate = async (
  { database, now }: ShareDeps,
  search: string,
  language: Language,
): Promise<StoredMate | 'missing' | 'other'> => {
  const [, mateId] = /^mateId=([\w-]{1,64})$/.exec(search) ?? [];
  if (mateId === undefined) {
    return 'other';
  }
  const found = await findMate(database, mateId, null);
  if (found === null) {
    return 'missing';
  }
  const reading = { person: guestName(language), place: found.mateId, occasion: found.mateId, now: now() };
  return withNamesIn(found, reading);
};

/** Names the mate in the page: in its title, and in the tags from which other sites make previews of links. */
export const insertShareTags = (
  page: string,
  mate: StoredMate,
  { product, publicUrl }: SharedSite,
): string => {
  const { width, height } = sharePictureSize;
  const title = `${mate.name} · ${product}`;
  const tags = [
    property('og:type', 'profile'),
    property('og:site_name', product),
    property('og:title', title),
    property('og:description', mate.tagline),
    property('og:url', new URL(`/detail?mateId=${mate.mateId}`, publicUrl).href),
    property(
      'og:image',
      new URL(`/media/shared/${mate.mateId}.jpg?v=${sharePictureVersion(mate)}`, publicUrl).href,
    ),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', mate.name),
    // Only who was given its link is meant to find it.
    ...(mate.visibility === 'unlisted' ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return insertTags(page, tags).replace(/<title>.*?<\/title>/s, () => `<title>${escape(title)}</title>`);
};

/** Describes the product in the tags of its start page, with its icon. */
export const insertStartTags = (page: string, { product, publicUrl }: SharedSite): string => {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  return insertTags(page, [
    property('og:type', 'website'),
    property('og:site_name', product),
    property('og:title', product),
    `<meta property="og:description" content="${description}">`,
    property('og:url', new URL('/', publicUrl).href),
    property('og:image', new URL('/icons/icon-512.png', publicUrl).href),
    '<meta name="twitter:card" content="summary">',
  ]);
};

const insertTags = (page: string, tags: readonly string[]): string =>
  page.replace('</head>', () => `${tags.join('')}</head>`);

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escape(content)}">`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
