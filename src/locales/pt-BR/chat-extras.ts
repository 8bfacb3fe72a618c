import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Respostas sugeridas',
    asking: 'Carregando sugestões…',
    undo: 'Desfazer',
  },
  like: 'Curtir esta mensagem',
  unlike: 'Remover curtida',
  remove: 'Excluir esta mensagem',
  confirm: {
    title: 'Excluir esta mensagem?',
    own: 'Sua mensagem e as respostas a ela serão excluídas para sempre.',
    theirs: 'Esta resposta será excluída para sempre.',
    confirm: 'Excluir mensagem',
  },
};
