import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Ideias para sua resposta',
    asking: 'Buscando ideias…',
    undo: 'Tirar de novo',
  },
  like: 'Pôr um coração nesta mensagem',
  unlike: 'Tirar o coração',
  remove: 'Excluir esta mensagem',
  confirm: {
    title: 'Excluir esta mensagem?',
    own: 'Sua mensagem some de vez, e com ela as respostas.',
    theirs: 'Esta resposta some de vez.',
    yes: 'Excluir a mensagem',
    no: 'Manter',
    busy: 'Excluindo…',
  },
};
