import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: 'Antes de chatear',
  why: (years: number) =>
    `Debes tener ${formats.number(years)} años o más para chatear. Indica tu fecha de nacimiento.`,
  doubt: {
    title: 'Una pregunta',
    read: (years: number) =>
      `Esta frase tuya se lee como si tuvieras menos de ${formats.number(years)} años:`,
    unquoted: (years: number) =>
      `Algo que has escrito se lee como si tuvieras menos de ${formats.number(years)} años.`,
    meanwhile:
      'El chat y los personajes para adultos esperan tu respuesta. Ninguno de tus ajustes ha cambiado.',
    misunderstood: 'Fue un malentendido',
    young: (years: number) => `Tengo menos de ${formats.number(years)} años`,
  },
  privacy: 'Solo tú puedes verla y se elimina con tu cuenta. Después no podrás cambiarla.',
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
  legend: 'Fecha de nacimiento',
  confirming: 'Un momento…',
  slow: 'Está tardando un poco.',
  noSuchDay: 'Revisa el día, el mes y el año.',
  failed: 'No se ha podido enviar. Inténtalo de nuevo.',
  refused: {
    title: 'Todavía no',
    text: (years: number) =>
      `Gracias por tu sinceridad. Debes tener ${formats.number(years)} años o más para chatear. Aun así puedes explorar, leer sobre los personajes y guardar favoritos.`,
    until: (time: number) =>
      `Si te has equivocado, podrás volver a indicar tu fecha de nacimiento a partir del ${formats.moment(time)}.`,
    browse: 'Explorar personajes',
  },
  section: {
    title: 'Edad y contenido',
    unreached: 'No se han podido cargar tus ajustes de edad.',
    unknown: 'Aún no has indicado tu fecha de nacimiento. La necesitas para chatear.',
    confirmed: 'Tu edad está confirmada.',
    refused: 'Aún no tienes edad para chatear.',
    mature: 'Mostrar personajes para adultos',
    matureNote:
      'Personajes que sus creadores marcaron como contenido para adultos. Si está desactivado, no los verás y tus chats con ellos se ocultan.',
    young: (years: number) =>
      `Los personajes para adultos son para personas de ${formats.number(years)} años o más.`,
  },
};
