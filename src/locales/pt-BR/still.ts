import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'Nesta página',
  notFound: {
    title: 'Não há página aqui',
    text: 'O endereço pode ser antigo ou estar mal digitado.',
  },
};
