import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `Ce que ${mate} doit retenir`,
    label: 'Notes pour cette conversation',
    hint: 'Seule cette conversation les utilise, dès ton prochain message. Elles peuvent rester vides.',
    save: 'Enregistrer les notes',
    saving: 'Enregistrement…',
    saved: 'Les notes sont enregistrées.',
    loading: 'Chargement des notes',
    failed: 'Les notes ne sont pas arrivées.',
    again: 'Réessayer',
  },
  data: {
    title: 'Cette conversation',
    text: 'Emporte-en une copie, ou supprime-la.',
    json: 'Télécharger en JSON',
    markdown: 'Télécharger en texte',
    busy: 'Préparation…',
    remove: 'Supprimer cette conversation',
  },
  confirm: {
    title: (mate) => `Supprimer la discussion avec ${mate} ?`,
    text: 'Elle disparaît tout de suite, et pour de bon une minute plus tard. D’ici là, tu peux la rétablir depuis tes discussions.',
    final: 'Elle disparaît tout de suite et pour de bon. Personne ne peut la rétablir.',
    yes: 'Supprimer la discussion',
    no: 'La garder',
    busy: 'Suppression…',
  },
  removed: (mate) => `La discussion avec ${mate} est supprimée.`,
  undo: 'Annuler',
  undoOf: (mate) => `Rétablir la discussion avec ${mate}`,
  undone: 'La discussion est revenue.',
  failed: (reason) => `Cela n’a pas marché. ${reason}`,
  copy: { notes: 'Notes', you: 'Toi' },
};
