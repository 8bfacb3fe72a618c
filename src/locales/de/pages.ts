import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'Auf dieser Seite',
  operator: 'Betreiber',
  notFound: { title: 'Seite nicht gefunden', text: 'Der Link ist vielleicht veraltet oder falsch getippt.' },
};
