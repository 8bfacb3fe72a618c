import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Bewertungen',
  summary: (average, count) =>
    `${formats.rating(average)} von 5 Sternen · ${formats.count(count, { one: '# Bewertung', other: '# Bewertungen' })}`,
  none: 'Noch keine Bewertungen.',
  stars: (count) => formats.count(count, { one: '# Stern', other: '# Sterne' }),
  ofFive: (count) => `${formats.number(count)} von 5 Sternen`,
  rating: 'Deine Bewertung',
  text: 'Dein Text (optional)',
  write: 'Eine Bewertung schreiben',
  change: 'Deine Bewertung ändern',
  save: 'Veröffentlichen',
  saving: 'Wird veröffentlicht …',
  somebody: 'Anonym',
  more: 'Weitere Bewertungen zeigen',
  moreFailed: 'Weitere Bewertungen konnten nicht geladen werden.',
  failed: (reason) => `Deine Bewertung konnte nicht veröffentlicht werden. ${reason}`,
  date: formats.date,
};
