import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: 'Antes de chatear',
  why: (years: number) =>
    `Chatear es para personas de ${formats.number(years)} años o más. Dinos tu fecha de nacimiento.`,
  kept: 'Se guarda en tu cuenta, donde solo tú puedes verla, y desaparece cuando eliminas la cuenta. Se indica una sola vez; después no se puede cambiar.',
  day: 'Día',
  month: 'Mes',
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  year: 'Año',
  choose: 'Elige',
  legend: 'Tu fecha de nacimiento',
  confirm: 'Continuar',
  confirming: 'Un momento…',
  slow: 'Está tardando un poco.',
  stop: 'Dejar de esperar',
  noSuchDay: 'Revisa el día, el mes y el año.',
  failed: 'No se ha podido enviar. Inténtalo de nuevo.',
  refused: {
    title: 'Todavía no',
    text: (years: number) =>
      `Gracias por tu sinceridad. Chatear es para personas de ${formats.number(years)} años o más, así que por ahora permanece cerrado. Todo lo demás está abierto: echa un vistazo, lee sobre los personajes, guarda tus favoritos.`,
    until: (time: number) =>
      `Si ha sido un error, puedes volver a indicar tu fecha de nacimiento a partir del ${formats.moment(time)}.`,
    browse: 'Echar un vistazo',
  },
  section: {
    title: 'Edad y contenido',
    loading: 'Consultando lo que nos dijiste.',
    unreached: 'No se ha podido consultar lo que nos dijiste sobre tu edad.',
    retry: 'Reintentar',
    unknown: 'Aún no has indicado tu fecha de nacimiento. Hace falta antes de chatear.',
    confirmed: 'Tu edad está confirmada.',
    refused: 'Por tu edad, el chat está cerrado.',
    mature: 'Mostrar personajes para adultos',
    matureNote:
      'Personajes que sus creadores marcaron como contenido para adultos. Si está desactivado, nunca los ves y tus chats con ellos quedan guardados aparte.',
    young: (years: number) =>
      `Los personajes para adultos son para personas de ${formats.number(years)} años o más.`,
  },
};
