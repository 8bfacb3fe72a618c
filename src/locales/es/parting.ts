import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: '¿Cerrar sesión y dejar palabras aquí?',
  text: (count: number) =>
    `${formats.count(count, { one: '# texto que no has enviado está guardado en este dispositivo.', other: '# textos que no has enviado están guardados en este dispositivo.' })} A quien inicie sesión aquí después no se le muestran, y tú los encuentras cuando vuelvas. Quien pueda mirar el almacenamiento de este navegador podría leerlos.`,
  stay: 'Seguir con la sesión',
  keep: 'Cerrar sesión y guardarlos',
  remove: 'Cerrar sesión y borrarlos',
};
