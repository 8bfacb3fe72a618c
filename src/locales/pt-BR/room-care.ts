import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `O que ${mate} deve lembrar`,
    label: 'Notas para esta conversa',
    hint: 'Só esta conversa as usa, a partir da sua próxima mensagem. Podem ficar vazias.',
    save: 'Salvar as notas',
    saving: 'Salvando…',
    saved: 'As notas estão salvas.',
    loading: 'Carregando as notas',
    failed: 'As notas não chegaram.',
    again: 'Tentar de novo',
  },
  data: {
    title: 'Esta conversa',
    text: 'Leve uma cópia ou exclua a conversa.',
    json: 'Baixar como JSON',
    markdown: 'Baixar como texto',
    busy: 'Preparando…',
    remove: 'Excluir esta conversa',
  },
  confirm: {
    title: (mate) => `Excluir a conversa com ${mate}?`,
    text: 'Ela some na hora, e de vez um minuto depois. Até lá, você pode trazê-la de volta nas suas conversas.',
    final: 'Ela some na hora e de vez. Ninguém pode trazê-la de volta.',
    yes: 'Excluir a conversa',
    no: 'Manter',
    busy: 'Excluindo…',
  },
  removed: (mate) => `A conversa com ${mate} foi excluída.`,
  undo: 'Desfazer',
  undoOf: (mate) => `Trazer de volta a conversa com ${mate}`,
  undone: 'A conversa voltou.',
  failed: (reason) => `Não deu certo. ${reason}`,
  copy: { notes: 'Notas', you: 'Você' },
};
