import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { languages } from '../../../contract/languages.ts';
import { plainSite, siteId, type Site } from '../../../contract/site.ts';
import type { Config } from '../../config/config.ts';
import { areLinksPrinted, type LinkConfig } from '../../mail/printed-links.ts';
import { StartupError } from '../../shared/startup-errors.ts';

type SiteConfig = Pick<Config, 'productName' | 'operator' | 'transcription' | 'speech'> & LinkConfig;

/** The path of the operator's own pages. */
const ownPages = '/pages/';

/** Returns what the settings say about every page. Throws `StartupError` where the folder of own pages cannot be read. */
export const readSite = (config: SiteConfig): Site => ({
  mail: config.smtpUrl === null ? (areLinksPrinted(config) ? 'printed' : 'stored') : 'delivered',
  ...(config.transcription === null ? {} : { transcribes: true }),
  ...(config.speech === null ? {} : { speaks: true }),
  product: config.productName,
  operator: config.operator.name,
  contact: config.operator.contact,
  pages: config.operator.pagesDir === null ? [] : listPages(config.operator.pagesDir),
});

/** Whether the built page must be changed before it is sent. */
export const hasOwnSite = (site: Site): boolean => !isDeepStrictEqual(site, plainSite);

/** Puts the settings into the document: as data for the page's code, and the name where the document has it as text. */
export const insertSite = (page: string, site: Site): string => {
  if (!hasOwnSite(site)) {
    return page;
  }
  // Text in a script element ends at the first end tag.
  const data = JSON.stringify(site).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="${siteId}">${data}</script>`;
  return page
    .replaceAll(/(?<=>\s*)Mates\b/g, () => escapeText(site.product))
    .replace('</head>', () => `${script}</head>`);
};

/** Serves the operator's own pages, and the manifests of the installed app with the product's name. */
export const registerSite = async (
  app: FastifyInstance,
  { clientDir, operator: { pagesDir } }: Pick<Config, 'clientDir' | 'operator'>,
  site: Site,
): Promise<void> => {
  if (pagesDir !== null) {
    await app.register(fastifyStatic, {
      root: pagesDir,
      prefix: ownPages,
      decorateReply: false,
      dotfiles: 'ignore',
      extensions: ['html'],
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  }
  if (site.product === plainSite.product) {
    return;
  }
  for (const language of languages) {
    const path = `/manifest.${language}.webmanifest`;
    app.get(path, async (_, reply) => {
      const manifest = JSON.parse(await readFile(join(clientDir, path), 'utf8')) as object;
      return reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify({ ...manifest, name: site.product, short_name: site.product }));
    });
  }
};

/** The HTML files of the folder, by name; the label is the title of each. */
const listPages = (folder: string): Site['pages'] => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .toSorted()
      .map((file) => {
        const name = file.slice(0, -'.html'.length);
        const [, title = ''] = /<title>(.*?)<\/title>/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
        return { to: ownPages + encodeURIComponent(name), label: unescapeText(title.trim()) || name };
      });
  } catch (error) {
    throw new StartupError(`OPERATOR_PAGES: the folder ${folder} cannot be read.`, { cause: error });
  }
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const unescapeText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
