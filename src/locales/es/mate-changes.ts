import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: 'nombre',
  tagline: 'lema',
  age: 'edad',
  pronouns: 'pronombres',
  place: 'lugar',
  who: 'historia',
  likes: 'gustos',
  tags: 'etiquetas',
  manner: 'manera de hablar',
  voice: 'voz',
  greeting: 'primer mensaje',
  scene: 'escena',
  craft: 'opciones avanzadas',
  look: 'aspecto',
  rating: 'público',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join(', '),
  title: 'Cambios',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'Personaje modificado',
    text: (name, time) => `Quien creó a ${name} modificó el personaje el ${formats.longDate(time)}.`,
    what: (list) => `Cambios: ${list}.`,
    kept: 'Este chat sigue con la versión anterior.',
    dismiss: 'Cerrar',
  },
};
