import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Carregando este personagem',
  ai: 'Um personagem de IA, não uma pessoa',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} anos`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'Etiquetas',
  by: (creator) => `Criado por ${creator}`,
  goOn: (name) => `Continuar com ${name}`,
  who: (name) => `Quem é ${name}`,
  place: 'Onde vocês se encontram',
  voice: 'Voz',
  scene: 'Como começa',
  likes: 'Gosta de',
  similar: 'Você também pode gostar',
  similarFailed: 'Os outros personagens não chegaram.',
  failed: 'Este personagem não chegou',
  missing: {
    title: 'Ninguém mora neste endereço',
    text: 'O link pode ser antigo ou estar faltando uma letra.',
    action: 'Ver todos os personagens',
  },
};
