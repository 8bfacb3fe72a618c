/** The manifest from which an operating system shows the installed app. The build writes a manifest for each language. */
import { directionOf, type Language } from '../../contract/languages.ts';
import { importPath, sharedField } from '../../contract/share-target.ts';
import { launchPath } from '../routes.ts';
import type { Messages } from './messages.ts';

/** The light `--color-bg` of tokens.css: a manifest has no second theme. */
const background = '#fdf9f4';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The files that contain character cards, by their types. No type is registered for CHARX. */
const cardTypes = {
  'application/json': ['.json'],
  'application/x-charx': ['.charx'],
  'image/png': ['.png'],
};

/** The types that systems give a CHARX file when they share it. */
const sharedTypes = ['application/zip', 'application/octet-stream'];

type Texts = Pick<Messages, 'notifications' | 'titles'>;

/** Returns the manifest of the app in a language. */
export const manifestIn = (language: Language, product: string, { notifications, titles }: Texts) => {
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: product,
    short_name: product,
    description: notifications.honesty,
    lang: language,
    dir: directionOf(language),
    start_url: launchPath,
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    categories: ['entertainment', 'social'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('maskable-192', 192, 'maskable'),
      png('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(titles.recentChats, '/recent-chats'),
      shortcut(titles.favorite, '/favorite'),
      shortcut(titles.generate, '/generate'),
    ],
    share_target: {
      action: importPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: sharedField,
            accept: [...Object.keys(cardTypes), ...sharedTypes, ...Object.values(cardTypes).flat()],
          },
        ],
      },
    },
    file_handlers: [{ action: importPath, accept: cardTypes }],
    launch_handler: { client_mode: 'navigate-new' },
  };
};
