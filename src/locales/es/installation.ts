import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Hay una nueva versión disponible.',
    reload: 'Recargar',
    pending: 'Recargando…',
    dismiss: 'Ahora no',
  },
  version: (version: string) => `Versión ${version}`,
  title: 'Aplicación',
  install: {
    offer: (product) =>
      `Instala ${product} para abrirla en su propia ventana y leer los últimos chats sin conexión.`,
    text: (product) => `Abre ${product} desde la pantalla de inicio o el escritorio, en su propia ventana.`,
    action: 'Instalar',
    pending: 'Instalando…',
    installed: 'La aplicación está instalada en este dispositivo.',
    ios: 'Para instalar la aplicación, toca Compartir en Safari y luego «Añadir a pantalla de inicio».',
  },
  copies: {
    label: 'Guardar los chats recientes en este dispositivo',
    text: (rooms, messages) =>
      `Puedes leer sin conexión los últimos ${formats.number(rooms)} chats, con un máximo de ${formats.number(messages)} mensajes cada uno. Se borran al cerrar sesión. Cualquiera con acceso al almacenamiento de este navegador podría leerlos. Los chats temporales no se guardan.`,
  },
};
