import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: 'Volver a tu perfil',
  loading: 'Cargando tus sesiones',
  failed: 'No se han podido cargar tus sesiones',
  text: 'Si no reconoces alguno de estos navegadores, cierra su sesión y cambia tu contraseña.',
  only: 'No has iniciado sesión en ningún otro sitio.',
  on: (browser, system) => `${browser} en ${system}`,
  unknown: 'Navegador desconocido',
  current: 'Este navegador',
  language: formats.language,
  inUse: 'En uso ahora',
  lastUsed: (time) => `Último uso: ${formats.moment(time)}`,
  signedIn: (time) => `Inicio de sesión: ${formats.moment(time)}`,
  end: 'Cerrar sesión',
  endNamed: (name) => `Cerrar sesión en ${name}`,
  ending: 'Cerrando sesión…',
  notEnded: (reason) => `No se ha podido cerrar la sesión. ${reason}`,
  others: {
    open: 'Cerrar las demás sesiones',
    title: '¿Cerrar las demás sesiones?',
    text: 'Se cerrará la sesión en todos los demás navegadores en unos segundos. En este seguirá abierta.',
  },
};
