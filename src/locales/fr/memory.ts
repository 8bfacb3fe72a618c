import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'Ce que ton personnage retient' : components.remembers(mate)),
  intro: 'Les souvenirs sont utilisés dans les réponses. Tu peux les corriger ou les supprimer.',
  back: 'Retour',
  loading: 'Chargement des souvenirs',
  failed: 'Impossible de charger les souvenirs',
  empty: {
    title: 'Rien pour l’instant',
    text: 'Ce que tu racontes de toi et tes projets communs apparaîtra ici.',
  },
  none: { title: 'Aucun résultat', text: 'Essaie avec d’autres mots.' },
  missing: {
    title: 'Aucun personnage choisi',
    text: 'Ouvre cette page depuis un personnage ou une discussion.',
  },
  search: 'Chercher dans les souvenirs',
  found: (count) => formats.count(count, { one: '# résultat', other: '# résultats' }),
  room: {
    title: 'Retenir des choses dans cette discussion',
    note: 'Tant que c’est désactivé, rien de nouveau n’est retenu ici et les réponses n’utilisent pas les souvenirs.',
  },
  groups: {
    you: 'À propos de toi',
    mate: (mate) => (mate === null ? 'À propos de ton personnage' : `À propos de ${mate}`),
    plan: 'Projets et promesses',
    story: 'L’histoire de cette discussion',
    stories: 'Les histoires de tes discussions',
    past: 'N’est plus vrai',
    chapters: 'Chapitres',
  },
  since: (time) => `N’est plus vrai depuis le ${formats.date(time)}`,
  said: (time) => `De ton message du ${formats.date(time)}`,
  day: formats.date,
  messages: (days) => `Messages : ${days}`,
  written: (time) => `Écrit par toi le ${formats.date(time)}`,
  pin: 'Épingler pour que ce soit toujours utilisé',
  unpin: 'Désépingler',
  correct: 'Corriger',
  end: 'Ce n’est plus vrai',
  renew: 'De nouveau vrai',
  forget: 'Supprimer',
  forgotten: 'Supprimé.',
  add: 'Ajouter un souvenir',
  form: {
    kind: 'De quoi il s’agit',
    text: 'Ce qu’il faut retenir',
    hint: 'Une phrase courte.',
    chapter: 'Ce qui s’est passé',
  },
  saved: 'Enregistré.',
};
