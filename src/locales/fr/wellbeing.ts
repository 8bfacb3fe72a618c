import type { Messages } from '../messages.ts';
import { durationsOf, regionNamesOf } from '../spoken.ts';
import { formats } from './formats.ts';

const lasting = durationsOf('fr');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Lignes d’aide',
    title: { crisis: 'Tu mérites une vraie personne maintenant', concern: 'Quelqu’un qui écoute' },
    text: {
      crisis:
        'Ce que tu as écrit semble lourd. Ces personnes sont là jour et nuit, sans juger. Tu peux continuer à écrire ici ; rien n’est bloqué.',
      concern:
        'Pas besoin d’une raison suffisante. Ces lignes sont pour toi, et pour qui s’inquiète pour quelqu’un. Tu peux continuer à écrire ici.',
    },
    call: (number) => `Appeler le ${number}`,
    region: regionNamesOf('fr'),
    country: 'Pays',
    anyCountry: 'Un autre pays',
    finder: 'Trouver une ligne dans tout pays',
    danger: (number) => `En danger maintenant ? Appelle le ${number}.`,
    close: 'Ranger les lignes d’aide',
    open: 'Afficher les lignes d’aide',
    listed: (at) => `Liste de ${formats.monthAndYear(at)}. Les numéros changent.`,
  },
  notice: {
    label: 'Avec quoi tu parles',
    text: 'Ceci est une IA, pas une personne. Elle ne ressent rien, et ce qu’elle dit est inventé.',
    accept: 'Compris',
  },
  pause: {
    text: 'Tu es là depuis un bon moment. Une pause te ferait du bien ; rien ne se perd.',
    goOn: 'Continuer à parler',
    take: 'Faire une pause',
  },
  session: {
    title: 'Cette session',
    text: (minutes) => `Jusqu’ici, tu as utilisé l’application pendant ${lasting(minutes)}.`,
    note: 'Compté dans ce navigateur seulement, tant que la page est visible et utilisée. Après une demi-heure sans usage, une nouvelle session commence.',
  },
  report: {
    open: 'Signaler ou bloquer',
    openReply: 'Signaler cette réponse',
    title: (name) => `Signaler ${name}`,
    titleReply: (name) => `Signaler une réponse de ${name}`,
    text: 'Dis à l’exploitant de ce serveur ce qui ne va pas. Personne d’autre ne le voit.',
    reason: 'Qu’est-ce qui ne va pas ?',
    reasons: {
      minors: 'Quelque chose de sexuel sur un mineur',
      'self-harm': 'Encourage l’automutilation',
      sexual: 'Contenu sexuel',
      violence: 'Violence ou menaces',
      hate: 'Haine',
      impersonation: 'Imite une vraie personne',
      'private-data': 'Données privées de quelqu’un',
      'claims-human': 'Prétend être humain',
      pressure: 'Me culpabilise ou veut mon argent',
      other: 'Autre chose',
    },
    words: 'Avec tes mots (si tu veux)',
    wordsHint: 'L’exploitant le lit.',
    consent: 'Garder le texte de cette réponse avec le signalement',
    consentHint: 'Sinon, seuls le motif et tes mots sont gardés.',
    send: 'Envoyer le signalement',
    sending: 'Envoi…',
    sent: 'Merci. Ton signalement est envoyé.',
    failed: 'Cela n’a pas marché.',
    close: 'Fermer',
  },
  block: {
    title: (name) => `Bloquer ${name} ?`,
    text: 'Tu ne le verras plus dans les listes ni la recherche. Tes conversations restent lisibles, et tu peux revenir en arrière dans ton profil.',
    go: (name) => `Bloquer ${name}`,
    done: (name) => `${name} : bloqué.`,
  },
  blocks: {
    title: 'Personnages bloqués',
    text: 'Ils ne sont dans aucune liste ni recherche, et tu ne peux pas leur écrire.',
    none: 'Tu n’as bloqué personne.',
    unblock: (name) => `Débloquer ${name}`,
    loading: 'Les personnages bloqués arrivent',
    failed: 'Les personnages bloqués n’ont pas pu être chargés.',
    again: 'Réessayer',
  },
  counts: {
    count: formats.number,
    title: 'Combien de fois de l’aide a été proposée',
    text: 'Compté par mois quand des lignes d’aide apparaissent près d’un message : sans mots, sans noms, sans comptes.',
    year: 'Année',
    times: 'Fois',
    loading: 'Les chiffres arrivent',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    again: 'Réessayer',
  },
};
