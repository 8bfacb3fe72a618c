import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'Sur cette page',
  notFound: {
    title: 'Il n’y a pas de page ici',
    text: 'L’adresse est peut-être ancienne ou mal tapée.',
  },
};
