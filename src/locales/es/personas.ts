import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: 'Sobre este chat',
  titleIn: (mate) => `Tu identidad con ${mate}`,
  back: 'Volver',
  loading: 'Cargando tus identidades',
  failed: 'No se han podido cargar tus identidades',
  intro: 'Una identidad es lo que un personaje sabe de ti. Se usa la predeterminada si no eliges otra.',
  introIn: (mate) => `Elige quién eres en este chat. ${mate} lo sabrá a partir de tu próximo mensaje.`,
  defaultOf: (name) => (name === null ? 'Sin identidad' : `Predeterminada (${name})`),
  list: 'Tus identidades',
  empty: {
    title: 'Aún no hay identidades',
    text: 'Crea una para que los personajes sepan con quién hablan.',
  },
  add: 'Nueva identidad',
  isDefault: 'Predeterminada',
  makeDefault: 'Usar como predeterminada',
  makeDefaultOf: (name) => `Usar ${name} como predeterminada`,
  form: {
    edit: 'Editar identidad',
    pronouns: 'Pronombres',
    pronounsHint: 'Opcional. Por ejemplo, ella.',
    about: 'Sobre ti',
    aboutHint: 'Opcional. Lo que los personajes deberían saber de ti.',
  },
  confirm: {
    title: (name) => `¿Eliminar ${name}?`,
    text: 'Los chats que usan esta identidad pasarán a la predeterminada.',
    confirm: 'Eliminar identidad',
  },
  saved: 'Identidad guardada.',
  deleted: 'Identidad eliminada.',
};
