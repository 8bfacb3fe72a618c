import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'Auf dieser Seite',
  notFound: {
    title: 'Hier ist keine Seite',
    text: 'Die Adresse ist vielleicht alt oder falsch getippt.',
  },
};
