/** Lists the files of a build that the page needs without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from './bundle-size.mjs';

/** The screens that can be read without a network. */
const screens = ['/', '/recent-chats', '/chat-detail'];

/** The fonts of Latin letters that these screens show; others are stored when a page uses them. */
const fonts = /\/(?:figtree-latin-wght-normal|figtree-400-italic-latin|fraunces-560-latin)-[\w-]+\.woff2$/;

/**
 * Returns the paths of the files that the shell, the list of chats and a chat need in every language, with a hash of the list
 * and the version of the build.
 */
export function readShellFiles(client) {
  const { manifest, filesOf, dynamicImportsOf } = readBuild(client);
  const preloads = JSON.parse(readFileSync(join(client, '.vite', 'preloads.json'), 'utf8'));
  const onDemand = ['index.html', 'src/screens/chat/chat.tsx', 'src/screens/chat/recent-chats.tsx']
    .flatMap(dynamicImportsOf)
    .filter((key) => key.startsWith('src/') && !key.startsWith('src/screens/'));
  const texts = Object.keys(manifest).filter((key) => /^virtual:texts\/[^/]+\/installation$/.test(key));
  const pictures = readdirSync(join(client, 'assets')).filter((name) => /^icons-.*\.svg$/.test(name));
  const listed = [
    ...screens.flatMap((path) => Object.values(preloads[path]).flat()),
    ...[...onDemand, ...texts].flatMap((key) => [...filesOf(key)]),
    ...(manifest['index.html'].assets ?? []).filter((file) => fonts.test(`/${file}`)),
    ...pictures.map((name) => `assets/${name}`),
    'icon.svg',
  ];
  const files = [...new Set(listed)].filter((file) => file !== 'index.html').map((file) => `/${file}`);
  files.sort();
  const html = readFileSync(join(client, 'index.html'));
  const hash = createHash('sha256').update(files.join('\n')).update(html).digest('hex').slice(0, 12);
  const { file, css = [] } = manifest['index.html'];
  return { hash, files, version: `/${file} /${css[0] ?? ''}` };
}
