import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Ouverture de la discussion…',
  failed: 'Impossible d’ouvrir cette discussion',
  missing: {
    title: 'Discussion introuvable',
    text: 'Elle a peut-être été supprimée, ou elle appartient à un autre compte.',
    action: 'Voir tes discussions',
  },
  messageGone: 'Impossible d’afficher ce message. Il a peut-être été supprimé.',
  editEnded:
    'Le message que tu modifiais n’est plus dans cette discussion. Ton texte est maintenant un nouveau message.',
  back: 'Retour à tes discussions',
  menu: 'Options de la discussion',
  search: 'Chercher dans cette discussion',
  pinned: 'Messages épinglés',
  pane: 'À propos de cette discussion',
  behind: 'Derrière cette discussion',
  another: (name) => `Nouvelle discussion avec ${name}`,
  profile: (name) => `À propos de ${name}`,
  temporary: {
    name: 'Discussion temporaire',
    banner:
      'Rien n’est retenu de cette discussion. Elle est supprimée quand tu y mets fin, ou une heure après que tu l’as fermée.',
    end: 'Terminer',
    endFailed: (reason) => `Impossible de terminer cette discussion. ${reason}`,
    ended: { title: 'Cette discussion temporaire est terminée', text: 'Ses messages ont été supprimés.' },
    again: 'Nouvelle discussion temporaire',
  },
  missingModel: {
    name: 'Modèle non disponible',
    text: (model, mate) =>
      `Le modèle ${model} n’est plus disponible. ${mate} répond désormais avec le modèle par défaut.`,
    choose: 'Choisir un modèle',
  },
  companion: 'Personnage d’IA',
  origin: {
    scripted: 'Ici, les réponses viennent de textes préparés.',
    model: 'Ici, un modèle de langage écrit les réponses.',
  },
  replying: 'écrit…',
  reconnecting: 'reconnexion…',
  conversation: (name) => `Discussion avec ${name}`,
  saidBy: { user: 'Toi :', mate: (name) => `${name} :` },
  older: {
    failed: 'Impossible de charger les messages précédents.',
    whole: 'C’est le début de la discussion.',
  },
  print: {
    open: 'Imprimer',
    loaded: (count) => formats.count(count, { one: '# message chargé', other: '# messages chargés' }),
    unsupported: 'Ce navigateur ne peut pas imprimer cette page.',
    omitted: (count) =>
      `Seuls les ${formats.number(count)} messages les plus récents sont imprimés. Pour imprimer aussi les plus anciens, choisis « Imprimer » dans le menu de la discussion.`,
    limited: (count, all, place) =>
      `Seuls les ${formats.number(count)} messages les plus récents sur ${formats.number(all)} sont imprimés. Pour les avoir tous, télécharge la discussion dans « ${place} ».`,
  },
  latest: 'Aller au dernier message',
  composer: {
    label: (name) => `Message pour ${name}`,
    send: 'Envoyer',
    price: (left) => `1 crédit par message · il en reste ${formats.number(left)}`,
    empty: 'Tu n’as plus de crédits.',
    signedOut: 'Ta session est fermée. Ton brouillon est enregistré sur cet appareil.',
    blocked: (name: string) => `Tu as bloqué ${name}.`,
    unblock: 'Débloquer dans ton profil',
    refill: (credits, time) => `Tu auras de nouveau ${chats(credits)} à partir du ${formats.moment(time)}.`,
    more: 'Obtenir des crédits',
    long: (over) => formats.count(over, { one: '# caractère de trop', other: '# caractères de trop' }),
    keys: 'Appuie sur Entrée pour envoyer, Maj+Entrée pour une nouvelle ligne, la flèche vers le haut dans un champ vide pour modifier ton dernier message, et Alt avec la flèche vers le haut pour retrouver ce que tu as écrit avant.',
  },
  live: {
    thinking: 'Réfléchit…',
    slow: 'C’est plus long que d’habitude…',
    reconnecting: 'Connexion perdue. Reconnexion…',
    stopping: 'Arrêt…',
  },
  queued: 'En attente d’envoi',
  offline: 'En attente du réseau',
  moveUp: 'Envoyer plus tôt',
  notSent: {
    stopped: 'Pas encore envoyé.',
    expired: 'Pas envoyé. Connecte-toi.',
    empty: 'Pas envoyé. Tu n’as plus de crédits.',
    ageless: 'Indique ta date de naissance pour envoyer ce message.',
    unreachable: 'Pas envoyé. L’envoi se fera automatiquement à ton retour en ligne.',
    stream: 'Pas envoyé. Une erreur est survenue sur le serveur.',
    rejected: (reason) => `Pas envoyé. ${reason}`,
    again: 'Renvoyer',
    asNew: 'Envoyer comme nouveau message',
    back: 'Modifier le message',
  },
  refused: {
    4030: 'Ce personnage n’est plus disponible. Tu peux toujours lire cette discussion.',
    4032: 'Tu n’as pas encore l’âge de discuter.',
    4033: 'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    4040: 'Cette discussion a été supprimée.',
    4041: 'Le message que tu as modifié a été supprimé.',
    4220: 'Les contenus sexuels impliquant des moins de 18 ans sont interdits.',
    4230: 'Tu as bloqué ce personnage. Débloque-le dans ton profil pour lui écrire à nouveau.',
    4231: 'Le site a retiré ce personnage. Tu peux toujours lire cette discussion.',
    5000: 'Quelque chose s’est mal passé sur le serveur. Réessaie.',
    5020: 'Pas de réponse, donc rien n’a été débité. Réessaie.',
    5030: 'Le service est momentanément indisponible. Réessaie dans un instant.',
  },
  broken: {
    another: 'Impossible d’obtenir une autre réponse.',
    stopped: 'Tu as arrêté cette réponse.',
    interrupted: 'Cette réponse a été interrompue.',
    failed: 'Pas de réponse.',
    unread: 'Impossible de charger cette réponse.',
    uncharged: 'Rien n’a été débité.',
    problems: {
      unreachable: 'Le modèle de langage était injoignable.',
      refused: 'Le modèle de langage a refusé la demande.',
      slow: 'Le modèle de langage a mis trop de temps.',
      broken: 'La réponse du modèle de langage s’est interrompue.',
      empty: 'Le modèle de langage n’a envoyé aucun texte.',
      stopped: 'Le serveur a redémarré.',
      unforeseen: 'Une erreur s’est produite sur le serveur.',
      declined: 'Le modèle de langage a refusé de répondre.',
      thoughts: 'Le modèle de langage a passé toute sa réponse à réfléchir.',
      failed: 'Le serveur du modèle de langage a rencontré une erreur.',
    },
    continue: 'Continuer',
    retry: 'Réessayer',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Ce soir' : 'Aujourd’hui'}, ${time}`;
    return `${days === 1 ? 'Hier' : formats.day(said, now)}, ${time}`;
  },
};
