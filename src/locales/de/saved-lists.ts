import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'Charaktere',
  favorites: {
    loading: 'Deine Favoriten werden geladen',
    failed: 'Deine Favoriten konnten nicht geladen werden',
    empty: {
      title: 'Noch keine Favoriten',
      text: 'Tippe auf der Seite eines Charakters auf das Herz, um ihn hier hinzuzufügen.',
    },
  },
  collection: {
    kinds: { follow: 'Profil', followTag: 'Stichwort' },
    loading: 'Charaktere werden geladen',
    failed: 'Charaktere konnten nicht geladen werden',
    empty: {
      title: 'Hier ist nichts',
      text: 'Dieses Profil wurde nicht gefunden. Der Link ist vielleicht alt oder unvollständig.',
    },
  },
  followed: {
    total: mates,
    loading: 'Wem du folgst, wird geladen',
    failed: 'Die Liste konnte nicht geladen werden',
    empty: {
      title: 'Du folgst noch niemandem',
      text: 'Folge jemandem über die Seite eines Charakters, um hier alle Charaktere dieser Person zu sehen.',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# Person folgt', other: '# Personen folgen' })}`,
    none: 'Zurzeit keine Charaktere.',
  },
  forYou: {
    lead: 'Basierend auf deinen Favoriten, den Personen, denen du folgst, und den Charakteren, mit denen du chattest.',
    loading: 'Deine Vorschläge werden geladen',
    failed: 'Deine Vorschläge konnten nicht geladen werden',
    empty: {
      title: 'Gerade nichts Neues',
      text: 'Neue Charaktere, die dir gefallen könnten, erscheinen hier.',
      action: 'Alle Charaktere ansehen',
    },
    followed: (creator) => `Weil du ${creator} folgst`,
    favorite: (mate, tag) => `Weil ${mate} zu deinen Favoriten gehört: Beide verbindet „${tag}“`,
    talked: (mate, tag) => `Weil du mit ${mate} chattest: Beide verbindet „${tag}“`,
    popular: 'Bei anderen beliebt',
  },
};
