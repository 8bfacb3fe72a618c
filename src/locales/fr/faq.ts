import type { Messages } from '../messages.ts';

export const faq: Messages['faq'] = (product) => ({
  title: 'Questions et réponses',
  intro: `Ce que l’on demande à propos de ${product}.`,
  sections: [
    {
      id: 'real',
      heading: 'Est-ce que je parle à une personne ?',
      blocks: [
        'Non, jamais. Tous les personnages sont des IA : un programme qui joue un rôle. L’en-tête de chaque discussion le dit en permanence, et un personnage à qui l’on demande sérieusement le dit aussi.',
      ],
    },
    {
      id: 'how',
      heading: 'Comment les personnages répondent-ils ?',
      blocks: [
        'D’origine, d’après des scénarios écrits pour chaque personnage et exécutés sur ce serveur. Si l’exploitant a branché un modèle de langage, c’est lui qui répond dans le rôle du personnage. L’en-tête de la discussion dit lequel des deux.',
      ],
    },
    {
      id: 'age',
      heading: 'Qui peut l’utiliser ?',
      blocks: ['Les adultes : les personnes de 18 ans et plus. Tous les personnages sont adultes aussi.'],
    },
    {
      id: 'account',
      heading: 'Ai-je besoin d’un compte ?',
      blocks: [
        'Pas pour regarder : les personnages, leurs pages et la recherche sont ouverts à tous. Pour discuter, il faut un compte, afin que tes discussions ne soient qu’à toi.',
      ],
    },
    {
      id: 'cost',
      heading: 'Combien ça coûte ?',
      blocks: [
        'Un nouveau compte reçoit un certain nombre de crédits, et chaque réponse en coûte un. L’en-tête montre combien il en reste. S’il est possible d’en avoir d’autres, et à quel prix, dépend de l’exploitant et se lit avec les forfaits.',
      ],
    },
    {
      id: 'memory',
      heading: 'Un personnage se souvient-il de moi ?',
      blocks: [
        'Dans une discussion, oui : elle est gardée jusqu’à ce que tu la supprimes, et le personnage note quelques choses, comme ton nom. Ton identité lui dit ce que tu veux qu’il sache. Ce que tu dis à un personnage, aucun autre ne le sait.',
      ],
    },
    {
      id: 'private',
      heading: 'Qui peut lire mes discussions ?',
      blocks: [
        'Les autres utilisateurs ne le peuvent pas. L’exploitant du serveur le peut techniquement, car les discussions ne sont pas chiffrées dans la base de données. Personne n’entraîne de modèle avec. La page sur la confidentialité dit tout.',
        { links: [{ to: '/privacy-notice', label: 'Confidentialité' }] },
      ],
    },
    {
      id: 'delete',
      heading: 'Comment supprimer une discussion, ou mon compte ?',
      blocks: [
        'Une discussion : avec le bouton à côté d’elle dans Discussions récentes ; elle disparaît aussitôt. Le compte : au bas de ton profil, où tu peux d’abord télécharger tes données.',
        {
          links: [
            { to: '/recent-chats', label: 'Discussions récentes' },
            { to: '/profile', label: 'Profil' },
          ],
        },
      ],
    },
    {
      id: 'devices',
      heading: 'Puis-je continuer une discussion sur un autre appareil ?',
      blocks: [
        'Oui. Connecte-toi là-bas : les discussions vivent sur le serveur. Seuls les brouillons et les messages non envoyés restent dans le navigateur où ils ont été écrits.',
      ],
    },
    {
      id: 'languages',
      heading: 'Quelles langues parle-t-on ici ?',
      blocks: [
        'La page parle anglais, espagnol, allemand, français, portugais du Brésil, japonais, chinois simplifié et arabe ; choisis dans Compte et réglages. Les mots des personnages restent tels qu’ils ont été écrits. Les personnages à scénario ne comprennent et ne répondent qu’en anglais ; un modèle de langage branché répond dans la langue où tu écris.',
      ],
    },
    {
      id: 'stars',
      heading: 'Que veulent dire les astérisques ?',
      blocks: [
        'Les mots entre astérisques disent ce que quelqu’un fait et s’affichent en italique ; les mots entre guillemets sont prononcés. Tu peux écrire de la même façon, ou simplement parler.',
      ],
    },
  ],
});
