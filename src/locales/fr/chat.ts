import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Ouverture de la discussion',
  failed: 'La discussion ne s’est pas ouverte',
  missing: {
    title: 'Cette discussion n’est pas ici',
    text: 'Elle a peut-être été supprimée, ou elle appartient à un autre compte.',
    action: 'Voir tes discussions',
  },
  back: 'Retour à tes discussions',
  persona: 'Qui tu es dans cette discussion',
  profile: (name) => `À propos de ${name}`,
  companion: 'Personnage d’IA',
  scripted: 'Personnage d’IA à scénario',
  replying: 'écrit…',
  reconnecting: 'reconnexion…',
  left: chats,
  conversation: (name) => `Discussion avec ${name}`,
  notice: (name) => `${name} est un personnage d’IA, pas une personne. Ce qu’il ou elle dit est inventé.`,
  saidBy: { user: 'Toi :', mate: (name) => `${name} :` },
  older: {
    loading: 'Les messages précédents arrivent',
    failed: 'Les messages précédents ne sont pas arrivés.',
    retry: 'Réessayer',
    whole: 'C’est ici que tout a commencé.',
  },
  latest: 'Aller au dernier message',
  composer: {
    label: (name) => `Message pour ${name}`,
    send: 'Envoyer',
    stop: 'Arrêter',
    price: (left) => `1 échange par message · reste ${formats.number(left)}`,
    empty: 'Plus d’échanges.',
    signedOut: 'Tu es déconnecté. Ce que tu écris reste ici.',
    blocked: (name: string) => `Tu as bloqué ${name}. Ce qui a été dit reste lisible.`,
    unblock: 'Lever le blocage sur ton profil',
    more: 'Obtenir plus d’échanges',
    long: (over) => formats.count(over, { one: '# caractère de trop', other: '# caractères de trop' }),
    keys: 'Entrée envoie, Maj et Entrée commencent une nouvelle ligne, la flèche vers le haut ramène ce que tu as dit avant.',
  },
  live: {
    slow: 'C’est plus long que d’habitude…',
    stalled: 'La ligne a été coupée. Reconnexion…',
    stopping: 'Arrêt…',
  },
  queued: 'En attente d’envoi',
  notSent: {
    stopped: 'Pas encore envoyé.',
    expired: 'Pas envoyé : connecte-toi d’abord.',
    empty: 'Pas envoyé : plus d’échanges.',
    ageless: 'Ta date de naissance est nécessaire avant l’envoi de ce message.',
    unreachable: 'Pas envoyé : pas de connexion. Il partira tout seul au retour du réseau.',
    stream: 'Pas envoyé : le serveur ne l’a pas pris.',
    rejected: (reason) => (reason === '' ? 'Pas envoyé.' : `Pas envoyé : ${reason}`),
    again: 'Renvoyer',
    back: 'Reprendre',
    signIn: 'Se connecter',
  },
  refused: {
    4030: 'Ce personnage n’est plus là. Ce qui a été dit reste lisible.',
    4032: 'Tu n’as pas encore l’âge de discuter ici.',
    4033: 'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    4040: 'Cette discussion a été supprimée.',
    4220: 'Rien de sexuel impliquant une personne de moins de 18 ans n’a sa place ici.',
    4230: 'Tu as bloqué ce personnage. Pour écrire à nouveau, lève le blocage sur ton profil.',
    5000: 'Quelque chose s’est mal passé sur le serveur. Réessaie.',
    5020: 'Aucune réponse n’est venue, cela n’a donc rien coûté. Réessaie.',
    5030: 'Le service est momentanément indisponible. Réessaie dans un instant.',
  },
  broken: {
    stopped: 'Tu as arrêté cette réponse.',
    interrupted: 'Cette réponse a été coupée.',
    failed: 'Aucune réponse n’est venue.',
    retry: 'Redemander',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Ce soir' : 'Aujourd’hui'}, ${time}`;
    return `${days === 1 ? 'Hier' : formats.day(said, now)}, ${time}`;
  },
};
