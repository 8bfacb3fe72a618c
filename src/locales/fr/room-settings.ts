import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'Nom de cette conversation',
    label: 'Nom',
    hint: 'Facultatif. Affiché dans tes discussions récentes et au-dessus de la conversation.',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré.',
  },
  scene: 'Comment ça commence',
  notes: {
    title: (mate) => `Ce que ${mate} doit retenir`,
    label: 'Notes pour cette conversation',
    hint: 'Facultatif. Utilisées seulement dans cette conversation, dès ton prochain message.',
    save: 'Enregistrer les notes',
    saved: 'Notes enregistrées.',
    unsaved: 'Pas encore enregistré',
    loading: 'Chargement des notes',
    failed: 'Impossible de charger les notes.',
  },
  data: {
    title: 'Cette conversation',
    text: 'Télécharge une copie ou supprime-la. Le fichier JSON contient aussi toutes les autres versions des messages.',
    search: 'Chercher dans cette conversation',
    json: 'Télécharger en JSON',
    markdown: 'Télécharger en texte',
    remove: 'Supprimer cette conversation',
  },
  links: { title: 'Discussions liées', origin: 'Suite de', copy: 'Se poursuit dans' },
  confirm: {
    title: (mate) => `Supprimer la discussion avec ${mate} ?`,
    final: 'La discussion sera définitivement supprimée. C’est irréversible.',
    confirm: 'Supprimer la discussion',
  },
  removed: (mate) => `Discussion avec ${mate} supprimée.`,
  deleted: 'Discussion supprimée.',
  undoOf: (mate) => `Rétablir la discussion avec ${mate}`,
  undone: 'Discussion rétablie.',
  failed: (reason) => `Cela n’a pas marché. ${reason}`,
  copy: { notes: 'Notes', you: 'Toi' },
};
