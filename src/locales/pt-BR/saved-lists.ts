import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'Personagens',
  favorites: {
    loading: 'Carregando seus favoritos',
    failed: 'Não foi possível carregar seus favoritos',
    empty: {
      title: 'Nenhum favorito ainda',
      text: 'Toque no coração na página de um personagem para adicioná-lo aqui.',
    },
  },
  collection: {
    kinds: { follow: 'Criador', followTag: 'Tag' },
    loading: 'Carregando personagens',
    failed: 'Não foi possível carregar os personagens',
    empty: {
      title: 'Nada por aqui',
      text: 'Este perfil não foi encontrado. O link pode ser antigo ou estar incompleto.',
    },
  },
  followed: {
    total: mates,
    loading: 'Carregando quem você segue',
    failed: 'Não foi possível carregar quem você segue',
    empty: {
      title: 'Você ainda não segue ninguém',
      text: 'Siga alguém na página de um personagem para ver aqui todos os personagens dessa pessoa.',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# seguidor', other: '# seguidores' })}`,
    none: 'Nenhum personagem no momento.',
  },
  forYou: {
    lead: 'Com base nos seus favoritos, em quem você segue e nos personagens com quem conversa.',
    loading: 'Carregando suas sugestões',
    failed: 'Não foi possível carregar suas sugestões',
    empty: {
      title: 'Nada de novo por enquanto',
      text: 'Novos personagens de que você pode gostar aparecerão aqui.',
      action: 'Ver todos os personagens',
    },
    followed: (creator) => `Porque você segue ${creator}`,
    favorite: (mate, tag) => `Porque ${mate} está nos seus favoritos: em comum, “${tag}”`,
    talked: (mate, tag) => `Porque você conversa com ${mate}: em comum, “${tag}”`,
    popular: 'Popular entre outras pessoas',
  },
};
