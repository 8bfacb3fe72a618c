import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Reseñas',
  summary: (average, count) =>
    `${formats.rating(average)} de 5 estrellas · ${formats.count(count, { one: '# reseña', other: '# reseñas' })}`,
  none: 'Aún no hay reseñas.',
  stars: (count) => formats.count(count, { one: '# estrella', other: '# estrellas' }),
  ofFive: (count) => `${formats.number(count)} de 5 estrellas`,
  rating: 'Tu valoración',
  text: 'Tu reseña (opcional)',
  write: 'Escribir una reseña',
  change: 'Cambiar tu reseña',
  save: 'Publicar',
  saving: 'Publicando…',
  somebody: 'Anónimo',
  more: 'Mostrar más reseñas',
  moreFailed: 'No se han podido cargar más reseñas.',
  failed: (reason) => `No se ha podido publicar tu reseña. ${reason}`,
  date: formats.date,
};
