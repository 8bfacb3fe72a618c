import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `Início do ${product}`,
  skip: 'Pular para o conteúdo',
  mainNavigation: 'Principal',
  recent: 'Recentes',
  search: 'Buscar personagens',
  signIn: 'Entrar',
  menu: 'Conta e configurações',
  profile: 'Perfil e configurações',
  allowance: chats,
  gold: (count, written) =>
    formats.count(
      count,
      { one: '# moeda de ouro', many: '# de moedas de ouro', other: '# moedas de ouro' },
      written,
    ),
  fellBack: 'Não foi possível carregar seu idioma. Por enquanto, a página está em inglês.',
};
