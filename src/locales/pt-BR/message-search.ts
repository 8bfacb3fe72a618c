import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'Buscar nas suas conversas',
  fieldWith: (name) => `Buscar na conversa com ${name}`,
  only: (mate) => `Só na conversa com ${mate}`,
  everywhere: 'Buscar em todas as conversas',
  results: 'Mensagens encontradas',
  searching: 'Buscando',
  all: (shown) => formats.count(shown, { one: '# mensagem', other: '# mensagens' }),
  first: (shown) =>
    formats.count(shown, { one: 'A mensagem mais recente', other: 'As # mensagens mais recentes' }),
  moreFailed: 'Não foi possível carregar mais mensagens.',
  failed: 'Não foi possível buscar nas suas conversas',
  pinned: 'Só mensagens fixadas',
  noPins: { title: 'Nenhuma mensagem fixada', text: 'Fixe uma mensagem pelo menu dela para vê-la aqui.' },
  none: { title: 'Nenhuma mensagem encontrada', text: 'Tente menos palavras ou outras.' },
  hits: {
    older: 'Resultado mais antigo',
    newer: 'Resultado mais recente',
    failed: 'Não foi possível carregar esta mensagem.',
  },
};
