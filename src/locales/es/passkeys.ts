import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Claves de acceso',
  text: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.',
  loading: 'Cargando tus claves de acceso',
  failed: 'No se han podido cargar tus claves de acceso',
  add: 'Añadir una clave de acceso',
  adding: 'Confirma que eres tú. Después, el navegador te preguntará dónde guardar la clave de acceso.',
  password: 'Tu contraseña',
  next: 'Continuar',
  busy: 'Un momento…',
  added: 'Clave de acceso añadida. Ya puedes iniciar sesión con ella.',
  created: (time) => `Añadida el ${formats.date(time)}`,
  used: (time) => `Último uso: ${formats.date(time)}`,
  unused: 'Aún sin usar',
  name: 'Nombre de la clave de acceso',
  save: 'Guardar',
  saving: 'Guardando…',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  removeOf: (name) => `Eliminar ${name}`,
  question: (name) => `¿Eliminar ${name}?`,
  removing:
    'Ya no podrás iniciar sesión con ella. Bórrala también de tu dispositivo o de tu gestor de contraseñas.',
  remove: 'Eliminar',
  removed: 'Clave de acceso eliminada.',
};
