import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const components: Messages['components'] = {
  close: 'Cerrar',
  clear: (field) => `Borrar ${field}`,
  retry: 'Reintentar',
  cancel: 'Cancelar',
  remove: (name) => `Eliminar a ${name}`,
  edit: (name) => `Editar a ${name}`,
  name: 'Nombre',
  findMate: 'Buscar un personaje',
  more: 'Mostrar más',
  preparing: 'Preparando…',
  you: 'Tú',
  sending: 'Enviando…',
  stop: 'Parar',
  undo: 'Deshacer',
  saving: 'Guardando…',
  save: 'Guardar',
  loading: 'Cargando…',
  deleting: 'Eliminando…',
  stopWaiting: 'Dejar de esperar',
  chatWith: (name) => `Charlar con ${name}`,
  quoted: (text) => `«${text}»`,
  slow: 'Está tardando más de lo normal. Seguimos intentándolo.',
  compact: formats.compact,
  chats: (count) => formats.count(count, { one: '# chat', other: '# chats' }, formats.compact(count)),
};
