import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: 'Tienes borradores sin enviar. ¿Cerrar sesión de todos modos?',
  text: (count: number) =>
    `${formats.count(count, { one: '# borrador sin enviar está guardado en este dispositivo.', other: '# borradores sin enviar están guardados en este dispositivo.' })} Si los conservas, los verás al volver a iniciar sesión. Se borran cuando otra cuenta inicia sesión. Hasta entonces, quien tenga acceso al almacenamiento de este navegador podría leerlos.`,
  stay: 'Seguir con la sesión',
  keep: 'Cerrar sesión y conservarlos',
  remove: 'Cerrar sesión y eliminarlos',
};
