import type { Language } from '../../contract/languages.ts';
import { findMate, type StoredMate } from '../domain/mates/catalogue.ts';
import { guestName, withNamesIn } from '../domain/mates/named-mate.ts';
import { sharePictureSize, sharePictureVersion } from '../domain/mates/share-picture.ts';
import type { Database } from '../store/database.ts';

interface ShareDeps {
  readonly database: Database;
  readonly now: () => number;
  /** The address of this server. */
  readonly publicUrl: string;
}

/** The fields of a mate that the HTML of its page names. */
export interface SharedMate {
  readonly mate: StoredMate;
  readonly publicUrl: string;
}

/**
 * Returns the mate whose page a query names, if everyone may see it; `missing` if not everyone may, or nobody; `other` for any
 * other query.
 */
export const findSharedMate = async (
  { database, now, publicUrl }: ShareDeps,
  search: string,
  language: Language,
): Promise<SharedMate | 'missing' | 'other'> => {
  const [, mateId] = /^mateId=([\w-]{1,64})$/.exec(search) ?? [];
  if (mateId === undefined) {
    return 'other';
  }
  const found = await findMate(database, mateId, null);
  if (found === null) {
    return 'missing';
  }
  const reading = { person: guestName(language), place: found.mateId, occasion: found.mateId, now: now() };
  return { mate: withNamesIn(found, reading), publicUrl };
};

/** Names the mate in the page: in its title, and in the tags from which other sites make previews of links. */
export const insertShareTags = (page: string, { mate, publicUrl }: SharedMate): string => {
  const [, product = ''] = /<title>(?:.*· )?(.*?)<\/title>/s.exec(page) ?? [];
  const { width, height } = sharePictureSize;
  const address = new URL(`/detail?mateId=${mate.mateId}`, publicUrl).href;
  const picture = new URL(`/media/shared/${mate.mateId}.jpg?v=${sharePictureVersion(mate)}`, publicUrl).href;
  const tags = [
    property('og:type', 'profile'),
    property('og:site_name', product),
    property('og:title', `${mate.name} · ${product}`),
    property('og:description', mate.tagline),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', mate.name),
    // Only who was given its link is meant to find it.
    ...(mate.visibility === 'unlisted' ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return page
    .replace(/<title>.*?<\/title>/s, () => `<title>${escape(`${mate.name} · ${product}`)}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`);
};

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escape(content)}">`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
