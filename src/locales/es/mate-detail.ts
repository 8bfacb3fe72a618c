import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Cargando este personaje',
  ai: 'Un personaje de IA, no una persona',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} años`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  pronouns: { 'she/her': 'ella', 'he/him': 'él', 'they/them': 'elle' },
  tags: 'Etiquetas',
  by: (creator) => `Creado por ${creator}`,
  changed: (time) => `Modificado el ${formats.date(time)}`,
  goOn: (name) => `Seguir con ${name}`,
  temporary: 'Chat temporal',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se ha podido copiar el enlace. Cópialo de la barra de direcciones.',
  who: (name) => `Sobre ${name}`,
  place: 'Lugar de encuentro',
  voice: 'Voz',
  scene: 'Cómo empieza',
  likes: 'Le gusta',
  similar: 'También te puede gustar',
  similarFailed: 'No se han podido cargar personajes similares.',
  failed: 'No se ha podido cargar este personaje',
  missing: {
    title: 'Personaje no encontrado',
    text: 'El enlace puede ser antiguo o estar incompleto.',
    action: 'Ver todos los personajes',
  },
};
