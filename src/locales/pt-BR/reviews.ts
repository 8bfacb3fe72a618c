import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Avaliações',
  summary: (average, count) =>
    `${formats.rating(average)} de 5 estrelas · ${formats.count(count, { one: '# avaliação', other: '# avaliações' })}`,
  none: 'Ninguém escreveu sobre este personagem ainda.',
  stars: (count) => formats.count(count, { one: '# estrela', other: '# estrelas' }),
  ofFive: (count) => `${formats.number(count)} de 5 estrelas`,
  rating: 'Sua nota',
  text: 'Suas palavras, se quiser',
  write: 'Escrever uma avaliação',
  change: 'Mudar sua avaliação',
  save: 'Publicar',
  saving: 'Publicando…',
  cancel: 'Cancelar',
  you: 'Você',
  somebody: 'Alguém',
  more: 'Mostrar mais avaliações',
  loadingMore: 'Mais avaliações estão chegando…',
  moreFailed: 'As próximas avaliações não chegaram.',
  failed: (reason) => `A avaliação não foi publicada. ${reason}`,
  date: formats.date,
};
