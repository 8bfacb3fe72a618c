import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Clés d’accès',
  text: 'Connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran, sans mot de passe.',
  loading: 'Chargement de tes clés d’accès',
  failed: 'Impossible de charger tes clés d’accès',
  add: 'Ajouter une clé d’accès',
  adding: 'Confirme que c’est bien toi. Ensuite, ton navigateur demande où enregistrer la clé d’accès.',
  password: 'Ton mot de passe',
  next: 'Continuer',
  busy: 'Un instant…',
  added: 'Clé d’accès ajoutée. Tu peux maintenant te connecter avec elle.',
  created: (time) => `Ajoutée le ${formats.date(time)}`,
  used: (time) => `Dernière utilisation : ${formats.date(time)}`,
  unused: 'Pas encore utilisée',
  name: 'Nom de la clé d’accès',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  renameOf: (name) => `Renommer ${name}`,
  removeOf: (name) => `Supprimer ${name}`,
  question: (name) => `Supprimer ${name} ?`,
  removing:
    'Tu ne pourras plus te connecter avec elle. Supprime-la aussi de ton appareil ou de ton gestionnaire de mots de passe.',
  remove: 'Supprimer',
  removed: 'Clé d’accès supprimée.',
};
