import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const components: Messages['components'] = {
  close: 'Fermer',
  clear: (field) => `Effacer : ${field}`,
  retry: 'Réessayer',
  cancel: 'Annuler',
  backToAccount: 'Retour à ta page',
  backToDiscover: 'Retour à « Découvrir »',
  newPassword: 'Nouveau mot de passe',
  remove: (name) => `Supprimer ${name}`,
  edit: (name) => `Modifier ${name}`,
  name: 'Nom',
  findMate: 'Trouver un personnage',
  more: 'Afficher plus',
  preparing: 'Préparation…',
  you: 'Toi',
  sending: 'Envoi…',
  stop: 'Arrêter',
  undo: 'Annuler',
  saving: 'Enregistrement…',
  save: 'Enregistrer',
  loading: 'Chargement…',
  deleting: 'Suppression…',
  stopWaiting: 'Ne plus attendre',
  chatWith: (name) => `Discuter avec ${name}`,
  remembers: (name) => `Ce que ${name} retient`,
  quoted: (text) => `« ${text} »`,
  slow: 'C’est plus long que d’habitude. Nous essayons encore.',
  compact: formats.compact,
  chats: (count) =>
    formats.count(count, { one: '# discussion', other: '# discussions' }, formats.compact(count)),
};
