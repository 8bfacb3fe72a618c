import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'Nesta página',
  operator: 'Operador',
  notFound: { title: 'Página não encontrada', text: 'O link pode ser antigo ou estar mal digitado.' },
};
