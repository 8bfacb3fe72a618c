import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'Nome desta conversa',
    label: 'Nome',
    hint: 'Opcional. Aparece nas suas conversas recentes e acima da conversa.',
    save: 'Salvar nome',
    saved: 'Nome salvo.',
  },
  scene: 'Como começa',
  notes: {
    title: (mate) => `O que ${mate} deve lembrar`,
    label: 'Notas para esta conversa',
    hint: 'Opcional. Usadas só nesta conversa, a partir da sua próxima mensagem.',
    save: 'Salvar notas',
    saved: 'Notas salvas.',
    unsaved: 'Ainda não salvo',
    loading: 'Carregando as notas',
    failed: 'Não foi possível carregar as notas.',
  },
  data: {
    title: 'Esta conversa',
    text: 'Baixe uma cópia ou exclua a conversa. O arquivo JSON também contém todas as outras versões das mensagens.',
    search: 'Buscar nesta conversa',
    json: 'Baixar como JSON',
    markdown: 'Baixar como texto',
    remove: 'Excluir esta conversa',
  },
  links: { title: 'Conversas ligadas', origin: 'Continua de', copy: 'Continua em' },
  confirm: {
    title: (mate) => `Excluir a conversa com ${mate}?`,
    final: 'A conversa será excluída para sempre. Não dá para desfazer.',
    confirm: 'Excluir conversa',
  },
  removed: (mate) => `Conversa com ${mate} excluída.`,
  deleted: 'Conversa excluída.',
  undoOf: (mate) => `Recuperar a conversa com ${mate}`,
  undone: 'Conversa recuperada.',
  failed: (reason) => `Não deu certo. ${reason}`,
  copy: { notes: 'Notas', you: 'Você' },
};
