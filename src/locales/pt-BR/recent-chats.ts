import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'Carregando suas conversas',
  you: 'Você:',
  replying: 'Escrevendo…',
  unread: 'Resposta nova',
  /** A draft, or a message that this browser could not send. */
  unsent: 'Não enviada',
  nothingSaid: 'Nenhuma mensagem ainda',
  hidden: 'Oculto enquanto o conteúdo adulto estiver desligado',
  options: (name) => `Opções da conversa com ${name}`,
  remove: (name) => `Excluir a conversa com ${name}`,
  archive: {
    add: (name) => `Arquivar a conversa com ${name}`,
    leave: (name) => `Trazer a conversa com ${name} de volta`,
    title: (count) => `Arquivadas (${formats.number(count)})`,
    added: 'Conversa arquivada. Ela está no fim desta lista.',
    left: 'Conversa trazida de volta.',
  },
  orphaned: {
    text: 'Esta conversa foi excluída antes que seu texto fosse enviado. Você pode copiá-lo ou descartá-lo.',
    copy: 'Copiar texto',
    discard: 'Descartar',
    copied: 'Copiado',
    notCopied: 'Não foi possível copiar. Selecione o texto para copiá-lo.',
    discarded: 'Texto descartado.',
  },
  import: {
    choose: (product) => `Importar uma conversa salva de ${product}`,
    otherApps: 'Importar de outro app',
    reading: 'Lendo o arquivo…',
    sending: 'Importando a conversa…',
    slow: 'Está demorando mais do que o normal.',
    large: 'Este arquivo é grande demais. Uma conversa pode ter até 4 MB.',
    damaged: 'Este arquivo não é uma conversa exportada ou está danificado.',
    encoding: 'Este arquivo não está salvo como texto UTF-8. Salve-o em UTF-8 e importe de novo.',
    newer: 'Este arquivo foi criado por uma versão mais nova.',
    long: (count) => `Este arquivo tem mais de ${formats.number(count)} mensagens, e isso é demais.`,
    text: 'Uma mensagem deste arquivo é mais longa do que se permite aqui.',
    done: 'Conversa importada.',
  },
  empty: {
    title: 'Nenhuma conversa ainda',
    text: 'As conversas que você começar com personagens aparecerão aqui.',
  },
  failed: 'Não foi possível carregar suas conversas',
  confirm: {
    title: (name) => `Excluir a conversa com ${name}?`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Ontem' : formats.day(written, today);
  },
};
