import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('fr');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Lignes d’écoute',
    title: { crisis: 'Tu mérites de parler à une vraie personne', concern: 'Quelqu’un à qui parler' },
    text: {
      crisis:
        'Tu traverses visiblement un moment très dur. Sur ces lignes, on t’écoute jour et nuit, sans te juger. Tu peux continuer à écrire ici ; rien n’est bloqué.',
      concern:
        'Aucune raison n’est trop petite. Ces lignes sont là pour toi, et pour toute personne qui s’inquiète pour quelqu’un. Tu peux continuer à écrire ici.',
    },
    quiet: 'Si c’est lourd en ce moment, quelqu’un peut t’écouter.',
    call: (number) => `Appeler le ${number}`,
    locale: 'fr',
    country: 'Pays',
    anyCountry: 'Un autre pays',
    finder: 'Trouver une ligne d’écoute dans n’importe quel pays',
    danger: (number) => `En danger maintenant ? Appelle le ${number}.`,
    close: 'Masquer les lignes d’écoute',
    open: 'Afficher les lignes d’écoute',
    listed: (at) => `Mise à jour : ${formats.monthAndYear(at)}. Les numéros peuvent changer.`,
  },
  notice: {
    label: 'À propos de cette IA',
    text: 'Ceci est une IA : un programme informatique et non un être humain. Elle est incapable de ressentir des émotions humaines, et ce qu’elle dit est inventé.',
    accept: 'Compris',
  },
  pause: {
    text: 'Tu es là depuis un bon moment. Une pause te ferait du bien ; rien ne se perd.',
    goOn: 'Continuer à discuter',
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
    text: 'Ceci est envoyé à l’exploitant de ce serveur. Personne d’autre ne le voit.',
    reason: 'Qu’est-ce qui ne va pas ?',
    reasons: {
      minors: 'Contenu sexuel impliquant des mineurs',
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
    words: 'Détails (facultatif)',
    wordsHint: 'L’exploitant le lit.',
    consent: 'Inclure le texte de cette réponse',
    consentHint: 'Sinon, seuls le motif et tes détails sont enregistrés.',
    send: 'Envoyer le signalement',
    sent: 'Merci. Ton signalement est envoyé.',
  },
  block: {
    title: (name) => `Bloquer ${name} ?`,
    text: 'Tu ne verras plus ce personnage dans les listes ni la recherche. Tu pourras toujours lire tes discussions et le débloquer dans ton profil.',
    go: (name) => `Bloquer ${name}`,
    done: (name) => `Tu as bloqué ${name}.`,
  },
  blocks: {
    title: 'Personnages bloqués',
    text: 'Ils n’apparaissent pas dans les listes ni la recherche, et tu ne peux pas leur écrire.',
    none: 'Tu n’as bloqué personne.',
    unblock: (name) => `Débloquer ${name}`,
    failed: 'Impossible de charger les personnages bloqués.',
  },
  counts: {
    count: formats.number,
    title: 'Combien de fois de l’aide a été proposée',
    text: 'Compté par mois quand des lignes d’écoute accompagnent un message. Aucun texte, nom ni compte n’est enregistré.',
    year: 'Année',
    times: 'Fois',
    failed: 'Impossible de charger les chiffres.',
  },
};
