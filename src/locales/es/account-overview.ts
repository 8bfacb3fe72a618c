import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'Cargando tu página',
  failed: 'No se ha podido cargar tu página',
  since: (time) => `Miembro desde ${formats.monthAndYear(time)}`,
  left: 'Tu saldo',
  places: 'Tu cuenta',
  recent: { title: 'Chats recientes', text: 'Todos tus chats.' },
  following: { title: 'Siguiendo', text: 'A quienes sigues, con sus personajes.' },
  made: { title: 'Tus personajes', text: 'Los personajes que has creado.' },
  lorebooks: 'Lo que tus personajes saben de tu mundo.',
  imports: 'Chats, personajes e identidades de otras apps.',
  personas: { title: 'Identidades', text: 'Quién eres para los personajes.' },
  profile: { title: 'Perfil y ajustes', text: 'Nombre, contraseña, idioma, tus datos.' },
};
