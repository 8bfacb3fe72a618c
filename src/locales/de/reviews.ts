import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Bewertungen',
  summary: (average, count) =>
    `${formats.rating(average)} von 5 Sternen · ${formats.count(count, { one: '# Bewertung', other: '# Bewertungen' })}`,
  none: 'Über diesen Charakter hat noch niemand geschrieben.',
  stars: (count) => formats.count(count, { one: '# Stern', other: '# Sterne' }),
  ofFive: (count) => `${formats.number(count)} von 5 Sternen`,
  rating: 'Deine Bewertung',
  text: 'Deine Worte, wenn du magst',
  write: 'Eine Bewertung schreiben',
  change: 'Deine Bewertung ändern',
  save: 'Veröffentlichen',
  saving: 'Wird veröffentlicht…',
  cancel: 'Abbrechen',
  you: 'Du',
  somebody: 'Jemand',
  more: 'Weitere Bewertungen zeigen',
  loadingMore: 'Weitere Bewertungen kommen…',
  moreFailed: 'Die nächsten Bewertungen sind nicht angekommen.',
  failed: (reason) => `Die Bewertung ist nicht veröffentlicht. ${reason}`,
  date: formats.date,
};
