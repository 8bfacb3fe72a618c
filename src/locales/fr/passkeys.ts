import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Clés d’accès',
  text: 'Connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran, sans mot de passe.',
  loading: 'Chargement de tes clés d’accès',
  failed: 'Impossible de charger tes clés d’accès',
  add: 'Ajouter une clé d’accès',
  adding: 'Confirme que c’est bien toi. Ensuite, ton navigateur demande où enregistrer la clé d’accès.',
  password: 'Ton mot de passe',
  busy: 'Un instant…',
  added: 'Clé d’accès ajoutée. Tu peux maintenant te connecter avec elle.',
  created: (time) => `Ajoutée le ${formats.date(time)}`,
  used: (time) => `Dernière utilisation : ${formats.date(time)}`,
  unused: 'Pas encore utilisée',
  name: 'Nom de la clé d’accès',
  renameOf: (name) => `Renommer ${name}`,
  removeOf: (name) => `Supprimer ${name}`,
  question: (name) => `Supprimer ${name} ?`,
  removing:
    'Tu ne pourras plus te connecter avec elle. Supprime-la aussi de ton appareil ou de ton gestionnaire de mots de passe.',
  remove: 'Supprimer',
  removed: 'Clé d’accès supprimée.',
  secondStep: {
    title: 'Demander une clé d’accès après mon mot de passe',
    text: 'Un mot de passe volé ne suffit alors plus pour se connecter. La connexion avec Google ou Discord la demande aussi.',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    renewCodes: 'Nouveaux codes de récupération',
    left: (count) =>
      `Activé. ${formats.count(count, { one: 'Il reste # code de récupération.', other: 'Il reste # codes de récupération.' })}`,
    turningOn:
      'Confirme que c’est bien toi. Tu reçois ensuite des codes de récupération au cas où tu perdrais tes clés d’accès. Ce sera activé dès que tu confirmeras les avoir enregistrés.',
    turningOff:
      'Ton mot de passe suffira de nouveau pour te connecter. Tes codes de récupération ne fonctionneront plus.',
    renewing:
      'Tes codes de récupération précédents ne fonctionneront plus dès que tu confirmeras avoir enregistré les nouveaux.',
    codes: 'Enregistre tes codes de récupération',
    codesText:
      'Chaque code remplace la clé d’accès une fois. Ils ne s’affichent que maintenant : garde-les en lieu sûr.',
    copy: 'Copier',
    copied: 'Codes de récupération copiés.',
    notCopied: 'Impossible de copier les codes. Note-les ou télécharge-les.',
    download: 'Télécharger',
    file: 'codes-de-recuperation.txt',
    fileTitle: (product, account, at) =>
      `${product} : codes de récupération de ${account}, ${formats.date(at)}`,
    saved: 'Je les ai enregistrés',
    remind:
      'Les codes ne fonctionnent qu’une fois que tu as confirmé les avoir enregistrés. Ferme encore une fois pour les abandonner.',
    needed: 'C’est ta dernière clé d’accès',
    neededText:
      'Ton compte la demande après le mot de passe. Désactive d’abord cette option ou ajoute une autre clé d’accès.',
  },
};
