import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'Cargando tu cuenta',
  failed: 'No se ha podido cargar tu cuenta',
  since: (time) => `Miembro desde ${formats.monthAndYear(time)}`,
  left: 'Tu saldo',
  places: 'Tu cuenta',
  recent: { title: 'Chats recientes', text: 'Todos tus chats.' },
  following: { title: 'Siguiendo', text: 'A quienes sigues, con sus personajes.' },
  made: { title: 'Tus personajes', text: 'Los personajes que has creado.' },
  lorebooks: 'Lo que tus personajes saben de tu mundo.',
  imports: 'Chats, personajes e identidades de otras apps.',
  personas: { title: 'Identidades', text: 'Quién eres para los personajes.' },
  profile: 'Nombre, contraseña, idioma, tus datos.',
};
