import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const components: Messages['components'] = {
  close: 'Fechar',
  clear: (field) => `Limpar ${field}`,
  retry: 'Tentar de novo',
  cancel: 'Cancelar',
  remove: (name) => `Excluir ${name}`,
  edit: (name) => `Editar ${name}`,
  name: 'Nome',
  findMate: 'Encontrar um personagem',
  more: 'Mostrar mais',
  preparing: 'Preparando…',
  you: 'Você',
  sending: 'Enviando…',
  stop: 'Parar',
  undo: 'Desfazer',
  saving: 'Salvando…',
  save: 'Salvar',
  loading: 'Carregando…',
  deleting: 'Excluindo…',
  stopWaiting: 'Parar de esperar',
  chatWith: (name) => `Conversar com ${name}`,
  quoted: (text) => `“${text}”`,
  slow: 'Está demorando mais que o normal. Continuamos tentando.',
  compact: formats.compact,
  chats: (count) => formats.count(count, { one: '# conversa', other: '# conversas' }, formats.compact(count)),
};
