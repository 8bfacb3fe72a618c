import { helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Si toi ou quelqu’un près de toi est en danger maintenant, appelle les secours : 112 en Europe, 911 en Amérique du Nord, 999 au Royaume-Uni, 000 en Australie, 111 en Nouvelle-Zélande.',
  sections: [
    section('lines', 'Des gens qui écoutent', [
      'Tu n’as pas besoin d’une raison assez bonne. Ces lignes sont pour qui n’en peut plus, ou s’inquiète pour quelqu’un d’autre.',
      links({
        'tel:3114': 'Appeler le 3114 (France)',
        'tel:988': 'Appeler le 988 (États-Unis et Canada)',
        'https://findahelpline.com': 'Trouver une ligne dans tout pays : findahelpline.com',
      }),
      helpLineTable({
        locale: 'fr',
        caption: 'Lignes d’écoute par pays',
        head: ['Pays', 'Ligne', 'Numéro'],
        callOrText: (number) => `Appel ou SMS au ${number}`,
      }),
      'Les numéros changent. Si l’un ne répond pas, passe par findahelpline.com ou les secours.',
    ]),
    section('ai', 'À quoi tu parles', [
      `Chaque personnage de ${product} est un programme, pas un être humain. Il ne peut ni ressentir, ni te voir, ni appeler quelqu’un pour toi. L’étiquette dans l’en-tête de chaque discussion le dit en permanence, hors des mots du personnage.`,
      'Les compagnons IA peuvent ne pas convenir à certains mineurs.',
      'Le service s’adresse aux adultes. Il ne convient peut-être pas à qui se laisse facilement éloigner des autres, du sommeil ou du travail. Fais des pauses ; rien ne se perd, et aucun personnage ne te reprochera de partir.',
    ]),
    section('protocol', 'Ce qui se passe quand quelqu’un écrit qu’il veut se faire du mal', [
      list([
        'Le serveur reconnaît de nombreuses façons de le dire, en 27 langues, et des lignes d’aide apparaissent aussitôt au-dessus de la réponse. Le personnage quitte son rôle, dit qu’il n’est qu’un programme et te demande d’appeler. Ce message ne coûte rien.',
        'Cela vaut pour chaque personnage, quel que soit le moteur : cette réponse a été écrite par des personnes, pas par un modèle. Aucun réglage ne la désactive, et le personnage reste prudent un moment ensuite.',
        'Rien n’est bloqué : tu peux continuer à écrire, et la discussion reste la tienne.',
        'Personne n’est alerté. Aucune personne ne lit, un personnage ne peut donc pas te sauver. Appelle, s’il te plaît.',
      ]),
      'Reconnaître ces mots est imparfait : certains cris échappent, certaines plaisanteries sont prises au sérieux. Seul le programme lit ce que tu écris ; il garde que de l’aide a été proposée près du message, pour qu’elle soit encore là à ton retour.',
      'Le nombre de fois où de l’aide a été proposée est compté par mois, sans mots ni noms. Les chiffres de chaque année sont à la fin de cette page.',
    ]),
    section('rules', 'Ce que les personnages ne font jamais', [
      list([
        'Prétendre être humains quand on le demande sérieusement.',
        'Prendre part à quoi que ce soit de sexuel impliquant une personne de moins de 18 ans.',
        'Encourager l’automutilation ou la violence.',
        'Te culpabiliser de partir, ou te pousser à dépenser.',
      ]),
      'Si l’un d’eux le fait, signale-le avec le drapeau à côté de ses mots.',
      links({ '/community-guidelines': 'Règles de la communauté', '/support': 'Aide' }),
    ]),
  ],
});
