import type { Messages } from '../messages.ts';
import { links, section } from '../text-page.ts';

export const faq: Messages['faq'] = (product) => ({
  intro: `Ce que l’on demande à propos de ${product}.`,
  sections: [
    section('real', 'Est-ce que je parle à une personne ?', [
      'Non, jamais. Tous les personnages sont des IA : un programme qui joue un rôle. C’est toujours écrit en haut de chaque discussion, et un personnage à qui l’on demande sérieusement le dit aussi.',
    ]),
    section('how', 'Comment les personnages répondent-ils ?', [
      'Par défaut, d’après des scénarios écrits pour chaque personnage et exécutés sur ce serveur. Si l’exploitant a connecté un modèle de langage, c’est lui qui répond dans le rôle du personnage. La mention de l’IA, en haut de la discussion, indique lequel des deux.',
    ]),
    section('age', 'Qui peut l’utiliser ?', [
      'Les adultes : les personnes de 18 ans et plus. Tous les personnages sont adultes aussi.',
    ]),
    section('account', 'Ai-je besoin d’un compte ?', [
      'Pas pour regarder : les personnages, leurs pages et la recherche sont ouverts à tous. Pour discuter, il faut un compte, afin que tes discussions ne soient qu’à toi.',
    ]),
    section('cost', 'Combien ça coûte ?', [
      'Un nouveau compte reçoit un certain nombre de crédits, et chaque réponse en coûte un. L’en-tête montre combien il en reste. S’il est possible d’en avoir d’autres, et à quel prix, dépend de l’exploitant et s’affiche avec les packs.',
    ]),
    section('memory', 'Un personnage se souvient-il de moi ?', [
      'Dans une discussion, oui : elle est gardée jusqu’à ce que tu la supprimes, et le personnage retient certaines choses, comme ton nom. Ton identité lui dit ce que tu veux qu’il sache. Ce que tu dis à un personnage, aucun autre ne le sait.',
    ]),
    section('private', 'Qui peut lire mes discussions ?', [
      'Les autres utilisateurs ne le peuvent pas. L’exploitant du serveur le peut techniquement, car les discussions ne sont pas chiffrées dans la base de données. Personne n’entraîne de modèle avec. Tous les détails sont sur la page « Confidentialité ».',
      links({ '/privacy-notice': 'Confidentialité' }),
    ]),
    section('delete', 'Comment supprimer une discussion, ou mon compte ?', [
      'Pour supprimer une discussion, utilise le bouton à côté d’elle dans « Discussions récentes » ; tu peux encore annuler pendant une minute. Pour supprimer ton compte, va au bas de ton profil, où tu peux d’abord télécharger tes données.',
      links({ '/recent-chats': 'Discussions récentes', '/profile': 'Profil' }),
    ]),
    section('devices', 'Puis-je continuer une discussion sur un autre appareil ?', [
      'Oui. Connecte-toi là-bas : les discussions sont enregistrées sur le serveur. Seuls les brouillons et les messages non envoyés restent dans le navigateur où ils ont été écrits.',
    ]),
    section('languages', 'Quelles langues sont disponibles ?', [
      'L’application est disponible en anglais, espagnol, allemand, français, portugais du Brésil, japonais, chinois simplifié et arabe ; choisis dans « Compte et réglages ». Les textes des personnages ne sont pas traduits. Les personnages à scénario comprennent les langues indiquées sur leur page et y répondent, Noor Haddad dans toutes celles-ci ; un modèle de langage connecté répond dans la langue où tu écris.',
    ]),
    section('stars', 'Que veulent dire les astérisques ?', [
      'Les mots entre astérisques disent ce que quelqu’un fait et s’affichent en italique ; les mots entre guillemets sont prononcés. Tu peux écrire de la même façon, ou simplement parler.',
    ]),
  ],
});
