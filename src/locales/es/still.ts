import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'En esta página',
  notFound: {
    title: 'Aquí no hay ninguna página',
    text: 'La dirección puede ser antigua o estar mal escrita.',
  },
};
