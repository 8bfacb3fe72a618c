import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `Favorito: ${name}`,
  follow: 'Seguir',
  following: 'Seguindo',
  mates: 'Personagens',
  notSet: (reason) => `Não chegou, então nada mudou. ${reason}`,
  favorites: {
    title: 'Favoritos',
    loading: 'Carregando seus favoritos',
    failed: 'Seus favoritos não chegaram',
    empty: {
      title: 'Nenhum favorito ainda',
      text: 'Toque no coração na página de um personagem, e ele vai esperar por você aqui.',
      action: 'Encontrar um personagem',
    },
  },
  followed: {
    title: 'Seguindo',
    loading: 'Carregando quem você segue',
    failed: 'A lista de quem você segue não chegou',
    empty: {
      title: 'Você ainda não segue ninguém',
      text: 'Siga alguém na página de um de seus personagens, e todos os outros vão estar aqui.',
      action: 'Encontrar um personagem',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# seguidor', other: '# seguidores' })}`,
    none: 'Nenhum personagem no momento.',
  },
  forYou: {
    title: 'Para você',
    lead: 'A partir dos seus favoritos, de quem você segue e dos personagens com quem conversa.',
    loading: 'Procurando personagens para você',
    failed: 'Suas sugestões não chegaram',
    empty: {
      title: 'Você já conhece todo mundo',
      text: 'Novos personagens que combinem com você vão aparecer aqui.',
      action: 'Ver todos os personagens',
    },
    followed: (creator) => `Porque você segue ${creator}`,
    favorite: (mate, tag) => `Porque ${mate} está nos seus favoritos: em comum, “${tag}”`,
    talked: (mate, tag) => `Porque você conversa com ${mate}: em comum, “${tag}”`,
    popular: 'Muita gente conversa com este personagem',
  },
};
