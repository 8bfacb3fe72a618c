import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'En esta página',
  operator: 'Operador',
  notFound: { title: 'Página no encontrada', text: 'El enlace puede ser antiguo o estar mal escrito.' },
};
