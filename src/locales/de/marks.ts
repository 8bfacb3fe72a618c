import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `Favorit: ${name}`,
  follow: 'Folgen',
  following: 'Gefolgt',
  mates: 'Charaktere',
  notSet: (reason) => `Das ist nicht angekommen, also hat sich nichts geändert. ${reason}`,
  favorites: {
    title: 'Favoriten',
    loading: 'Deine Favoriten werden geladen',
    failed: 'Deine Favoriten sind nicht angekommen',
    empty: {
      title: 'Noch keine Favoriten',
      text: 'Drück auf der Seite eines Charakters das Herz, dann wartet er hier auf dich.',
      action: 'Einen Charakter finden',
    },
  },
  followed: {
    title: 'Gefolgt',
    loading: 'Wem du folgst, wird geladen',
    failed: 'Die Liste derer, denen du folgst, ist nicht angekommen',
    empty: {
      title: 'Du folgst noch niemandem',
      text: 'Folge jemandem auf der Seite eines Charakters, dann stehen hier alle Charaktere dieser Person.',
      action: 'Einen Charakter finden',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# Person folgt', other: '# Personen folgen' })}`,
    none: 'Zurzeit keine Charaktere.',
  },
  forYou: {
    title: 'Für dich',
    lead: 'Ausgewählt nach deinen Favoriten, nach denen, denen du folgst, und nach denen, mit denen du redest.',
    loading: 'Charaktere für dich werden gesucht',
    failed: 'Deine Vorschläge sind nicht angekommen',
    empty: {
      title: 'Du kennst hier schon alle',
      text: 'Neue Charaktere, die zu dir passen, erscheinen hier.',
      action: 'Alle Charaktere ansehen',
    },
    followed: (creator) => `Weil du ${creator} folgst`,
    favorite: (mate, tag) => `Weil ${mate} zu deinen Favoriten gehört: Beide verbindet „${tag}“`,
    talked: (mate, tag) => `Weil du mit ${mate} redest: Beide verbindet „${tag}“`,
    popular: 'Viele reden mit diesem Charakter',
  },
};
