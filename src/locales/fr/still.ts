import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'Sur cette page',
  notFound: { title: 'Page introuvable', text: 'Le lien est peut-être ancien ou mal saisi.' },
};
