import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Cargando este personaje',
  ai: 'Un personaje de IA, no una persona',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} años`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'Etiquetas',
  by: (creator) => `Creado por ${creator}`,
  goOn: (name) => `Seguir con ${name}`,
  who: (name) => `Quién es ${name}`,
  place: 'Dónde os encontráis',
  voice: 'Voz',
  scene: 'Cómo empieza',
  likes: 'Le gusta',
  similar: 'También te puede gustar',
  similarFailed: 'Los otros personajes no han llegado.',
  failed: 'Este personaje no ha llegado',
  missing: {
    title: 'Nadie vive en esta dirección',
    text: 'Puede que el enlace sea antiguo o que le falte una letra.',
    action: 'Ver todos los personajes',
  },
};
