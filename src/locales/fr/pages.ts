import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'Sur cette page',
  operator: 'Exploitant',
  notFound: { title: 'Page introuvable', text: 'Le lien est peut-être ancien ou mal saisi.' },
};
