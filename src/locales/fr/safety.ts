import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Si toi ou quelqu’un près de toi est en danger maintenant, appelle les secours : 112 en Europe, 911 en Amérique du Nord, 999 au Royaume-Uni, 000 en Australie, 111 en Nouvelle-Zélande.',
  sections: [
    section('lines', 'Des gens qui écoutent', [
      'Aucune raison n’est trop petite. Ces lignes sont là pour toutes les personnes qui n’en peuvent plus ou qui s’inquiètent pour quelqu’un.',
      helpLineLinks({
        locale: 'fr',
        regions: ['FR', 'BE', 'CH', 'CA'],
        call: (number, country) => `Appeler le ${number} (${country})`,
        finder: 'Trouver une ligne d’écoute dans n’importe quel pays : findahelpline.com',
      }),
      helpLineTable({
        locale: 'fr',
        caption: 'Lignes d’écoute par pays',
        head: ['Pays', 'Ligne', 'Numéro'],
        callOrText: (number) => `Appel ou SMS au ${number}`,
      }),
      'Les numéros peuvent changer. Si l’un ne fonctionne pas, utilise findahelpline.com ou appelle les secours.',
    ]),
    section('ai', 'À quoi tu parles', [
      `Chaque personnage de ${product} est un programme, pas un être humain. Il ne peut ni ressentir, ni te voir, ni appeler quelqu’un pour toi. C’est toujours écrit en haut de chaque discussion, indépendamment de ce que dit le personnage.`,
      'Les compagnons IA peuvent ne pas convenir à certains mineurs.',
      'Le service s’adresse aux adultes. Il ne te convient peut-être pas s’il prend la place des autres, du sommeil ou du travail. Fais des pauses ; rien ne se perd, et aucun personnage ne te reprochera de partir.',
    ]),
    section('protocol', 'Ce qui se passe quand quelqu’un écrit qu’il veut se faire du mal', [
      list([
        'Le serveur reconnaît de nombreuses façons de le dire, en 27 langues, et des lignes d’écoute apparaissent aussitôt au-dessus de la réponse. Le personnage quitte son rôle, dit qu’il n’est qu’un programme et te demande d’appeler. Ce message ne coûte rien.',
        'Cela vaut pour chaque personnage, quelle que soit la technique derrière lui : cette réponse a été écrite par des personnes, pas par un modèle. Aucun réglage ne la désactive, et le personnage reste prudent un moment ensuite.',
        'Rien n’est bloqué : tu peux continuer à écrire, et la discussion reste la tienne.',
        'Personne n’est prévenu : personne ne lit tes messages, et un personnage ne peut pas t’envoyer d’aide. S’il te plaît, appelle.',
      ]),
      'La détection n’est pas parfaite : elle peut manquer un appel à l’aide ou prendre une plaisanterie au sérieux. Seul le programme lit ce que tu écris ; il enregistre que de l’aide a été proposée avec le message, pour que tu la revoies à ton retour.',
      'Le nombre de fois où de l’aide a été proposée est compté par mois, sans textes ni noms. Les chiffres de chaque année sont à la fin de cette page.',
    ]),
    section('rules', 'Ce que les personnages ne font jamais', [
      list([
        'Prétendre être humains quand on le demande sérieusement.',
        'Prendre part à quoi que ce soit de sexuel impliquant une personne de moins de 18 ans.',
        'Encourager l’automutilation ou la violence.',
        'Te culpabiliser de partir, ou te pousser à dépenser.',
      ]),
      'Si l’un d’eux le fait, ouvre le menu de sa réponse et choisis « Signaler cette réponse ».',
      links({ '/community-guidelines': 'Règles de la communauté', '/support': 'Aide' }),
    ]),
  ],
});
