import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Avaliações',
  summary: (average, count) =>
    `${formats.rating(average)} de 5 estrelas · ${formats.count(count, { one: '# avaliação', other: '# avaliações' })}`,
  none: 'Nenhuma avaliação ainda.',
  stars: (count) => formats.count(count, { one: '# estrela', other: '# estrelas' }),
  ofFive: (count) => `${formats.number(count)} de 5 estrelas`,
  rating: 'Sua nota',
  text: 'Sua avaliação (opcional)',
  write: 'Escrever uma avaliação',
  change: 'Mudar sua avaliação',
  save: 'Publicar',
  saving: 'Publicando…',
  somebody: 'Anônimo',
  more: 'Mostrar mais avaliações',
  moreFailed: 'Não foi possível carregar mais avaliações.',
  failed: (reason) => `Não foi possível publicar sua avaliação. ${reason}`,
  date: formats.date,
};
