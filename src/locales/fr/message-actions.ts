import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'Réponses suggérées',
    asking: 'Chargement des suggestions…',
  },
  another: 'Autre réponse',
  alternatives: {
    label: 'Réponses',
    previous: 'Réponse précédente',
    next: 'Réponse suivante',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Autre réponse, mais…',
    shorter: 'Plus courte',
    longer: 'Plus longue',
    playful: 'Plus espiègle',
    own: 'Avec tes mots',
    send: 'Demander',
  },
  menu: 'Plus pour ce message',
  pin: 'Épingler ce message',
  unpin: 'Désépingler ce message',
  pinned: 'Épinglé',
  quote: 'Citer',
  copyText: 'Copier le texte',
  copyMarkdown: 'Copier en Markdown',
  copied: 'Copié',
  notCopied: 'Copie impossible. Sélectionne le texte pour le copier toi-même.',
  like: 'Aimer ce message',
  unlike: 'Ne plus aimer',
  edit: 'Modifier ce message',
  editReply: 'Modifier cette réponse',
  edited: 'Modifié par toi',
  remove: 'Supprimer à partir d’ici',
  copy: 'Nouvelle discussion à partir d’ici',
  removed: {
    title: 'Supprimé, avec toute la suite.',
    hidesNewer: 'Annuler masquera les messages écrits depuis.',
  },
  learned: { line: (facts) => `Retenu : ${facts}`, forgotten: 'Oublié.' },
  why: {
    title: 'Pourquoi cette réponse',
    total: (tokens, limit, percent) =>
      `Environ ${formats.number(tokens)} tokens sur ${formats.number(limit)} (${formats.number(percent)} %)`,
    tokens: (count) => formats.count(count, { one: '# token', other: '# tokens' }),
    loading: 'Chargement des détails',
    failed: 'Impossible de charger les détails',
    missing: {
      title: 'Aucun détail',
      text: 'Les détails ne sont enregistrés que pour les dernières réponses d’un modèle de langage.',
    },
    sections: {
      rules: 'Règles',
      character: 'Caractère du personnage',
      lore: 'Livre d’univers',
      person: 'Ton identité et tes notes',
      facts: 'Souvenirs',
      chapters: 'Chapitres',
      passages: 'Messages plus anciens',
      recent: 'Messages récents',
      message: 'Ton message',
    },
    leftOut: (count) =>
      formats.count(count, {
        one: '# autre n’a pas pu être inclus',
        other: '# autres n’ont pas pu être inclus',
      }),
    reasons: {
      pinned: 'Épinglé',
      always: 'Toujours utilisé',
      words: (words) => `Mots en commun : ${words}`,
      meaning: 'Sens proche',
      key: (key) => `Mot-clé : ${key}`,
      keyGone: 'Mot-clé absent désormais',
      sticky: 'Encore active',
    },
    deleted: 'Supprimé depuis',
  },
  editing: {
    reply: (mate) => `Modification de la réponse de ${mate}`,
    title: 'Modification de ton message',
  },
};
