import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: 'Chargement de ton profil',
  failed: 'Impossible de charger ton profil',
  you: {
    nameHint: 'C’est ainsi que les personnages t’appellent quand tu n’utilises pas d’identité.',
    colour: 'Couleur de l’avatar',
    saved: 'Profil enregistré.',
  },
  password: {
    old: 'Mot de passe actuel',
    note: 'Changer de mot de passe te déconnecte de tous tes autres appareils.',
    none: 'Tu te connectes par un autre service. Tu peux aussi définir un mot de passe.',
    set: 'Définir le mot de passe',
    change: 'Changer le mot de passe',
    changing: 'Changement…',
    changed: 'Mot de passe modifié. Ta session a été fermée sur tous tes autres appareils.',
  },
  sessions: { title: 'Sessions ouvertes', text: 'Vois tes navigateurs et déconnecte-les.' },
  look: 'Apparence et langue',
  mateLanguages:
    'Les textes des personnages ne sont pas traduits, et les personnages à scénario répondent dans les langues indiquées sur leur page.',
  data: {
    title: 'Tes données',
    text: 'Un fichier avec tout ce qui est enregistré sur toi : compte, identités, discussions et historique des crédits.',
    download: 'Télécharger mes données',
    done: 'Le téléchargement a commencé.',
    file: 'mes-donnees.json',
  },
  farewell: {
    title: 'Supprimer le compte',
    text: 'Ton compte, tes identités et tes discussions seront définitivement supprimés. C’est irréversible.',
    open: 'Supprimer mon compte',
    question: 'Supprimer ton compte ?',
    word: 'Écris « supprimer » pour confirmer',
    password: 'Ton mot de passe',
    yes: 'Tout supprimer',
    done: 'Ton compte a été supprimé.',
  },
};
