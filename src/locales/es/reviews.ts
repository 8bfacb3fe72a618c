import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Reseñas',
  summary: (average, count) =>
    `${formats.rating(average)} de 5 estrellas · ${formats.count(count, { one: '# reseña', other: '# reseñas' })}`,
  none: 'Nadie ha escrito aún sobre este personaje.',
  stars: (count) => formats.count(count, { one: '# estrella', other: '# estrellas' }),
  ofFive: (count) => `${formats.number(count)} de 5 estrellas`,
  rating: 'Tu valoración',
  text: 'Tus palabras, si quieres',
  write: 'Escribir una reseña',
  change: 'Cambiar tu reseña',
  save: 'Publicar',
  saving: 'Publicando…',
  cancel: 'Cancelar',
  you: 'Tú',
  somebody: 'Alguien',
  more: 'Mostrar más reseñas',
  loadingMore: 'Llegan más reseñas…',
  moreFailed: 'Las siguientes reseñas no han llegado.',
  failed: (reason) => `La reseña no se ha publicado. ${reason}`,
  date: formats.date,
};
