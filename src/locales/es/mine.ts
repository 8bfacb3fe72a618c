import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: 'Volver a Descubrir',
  loading: 'Cargando tu página',
  failed: 'Tu página no ha llegado',
  nameless: 'Tú',
  since: (time) => `Aquí desde ${formats.monthAndYear(time)}`,
  left: 'Lo que te queda',
  chats,
  gold: (count) => `${formats.number(count)} de oro`,
  places: 'Tus rincones',
  recent: { title: 'Chats recientes', text: 'Todas tus conversaciones.' },
  following: { title: 'Siguiendo', text: 'A quienes sigues, con sus personajes.' },
  made: { title: 'Tus personajes', text: 'Hechos por ti, para ti o para todos.' },
  personas: { title: 'Identidades', text: 'Quién eres para los personajes.' },
  profile: { title: 'Perfil y ajustes', text: 'Nombre, contraseña, idioma, tus datos.' },
};
