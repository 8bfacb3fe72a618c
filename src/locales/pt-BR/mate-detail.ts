import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Carregando este personagem',
  ai: 'Um personagem de IA, não uma pessoa',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} anos`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  pronouns: { 'she/her': 'ela/dela', 'he/him': 'ele/dele', 'they/them': 'elu/delu' },
  tags: 'Tags',
  by: (creator) => `Criado por ${creator}`,
  changed: (time) => `Alterado em ${formats.date(time)}`,
  goOn: (name) => `Continuar com ${name}`,
  temporary: 'Conversa temporária',
  share: 'Compartilhar',
  linkCopied: 'Link copiado',
  linkNotCopied: 'Não foi possível copiar o link. Copie-o da barra de endereço.',
  who: (name) => `Sobre ${name}`,
  place: 'Onde vocês se encontram',
  voice: 'Voz',
  scene: 'Como começa',
  likes: 'Gosta de',
  similar: 'Você também pode gostar',
  similarFailed: 'Não foi possível carregar personagens parecidos.',
  failed: 'Não foi possível carregar este personagem',
  missing: {
    title: 'Personagem não encontrado',
    text: 'O link pode ser antigo ou estar incompleto.',
    action: 'Ver todos os personagens',
  },
};
