import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Respostas sugeridas',
    asking: 'Carregando sugestões…',
    undo: 'Desfazer',
  },
  another: 'Outra resposta',
  alternatives: {
    label: 'Respostas',
    previous: 'Resposta anterior',
    next: 'Próxima resposta',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
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
