import type { Messages } from '../../messages.ts';

export const safety: Messages['safety'] = (product) => ({
  title: 'Sécurité et lignes d’écoute',
  intro:
    'Si toi ou quelqu’un près de toi est en danger maintenant, appelle les secours : 112 en Europe, 911 en Amérique du Nord, 999 au Royaume-Uni, 000 en Australie, 111 en Nouvelle-Zélande.',
  sections: [
    {
      id: 'lines',
      heading: 'Des gens qui écoutent',
      blocks: [
        'Tu n’as pas besoin d’une raison assez bonne. Ces lignes sont pour qui n’en peut plus, ou s’inquiète pour quelqu’un d’autre.',
        {
          links: [
            { to: 'tel:3114', label: 'Appeler le 3114 (France)' },
            { to: 'tel:988', label: 'Appeler le 988 (États-Unis et Canada)' },
            {
              to: 'https://findahelpline.com',
              label: 'Trouver une ligne dans tout pays : findahelpline.com',
            },
          ],
        },
        {
          table: {
            caption: 'Lignes d’écoute par pays',
            head: ['Pays', 'Ligne', 'Numéro'],
            rows: [
              ['France', 'Numéro national de prévention du suicide', '3114'],
              ['États-Unis', '988 Suicide & Crisis Lifeline', 'Appel ou SMS au 988'],
              ['Canada', 'Ligne d’aide en cas de crise de suicide', 'Appel ou SMS au 988'],
              ['Royaume-Uni, Irlande', 'Samaritans', '116 123'],
              ['Australie', 'Lifeline', '13 11 14'],
              ['Nouvelle-Zélande', 'Need to talk?', 'Appel ou SMS au 1737'],
              ['Allemagne', 'TelefonSeelsorge', '0800 111 0 111'],
              ['Espagne', 'Línea 024', '024'],
              ['Brésil', 'Centro de Valorização da Vida', '188'],
              ['Japon', 'Yorisoi Hotline', '0120-279-338'],
              ['Chine', 'Ligne nationale de santé mentale', '12356'],
              ['Inde', 'Tele-MANAS', '14416'],
            ],
          },
        },
        'Les numéros changent. Si l’un ne répond pas, passe par findahelpline.com ou les secours.',
      ],
    },
    {
      id: 'ai',
      heading: 'À quoi tu parles',
      blocks: [
        `Chaque personnage de ${product} est un programme, pas un être humain. Il ne peut ni ressentir, ni te voir, ni appeler quelqu’un pour toi. L’étiquette dans l’en-tête de chaque discussion le dit en permanence, hors des mots du personnage.`,
        'Le service s’adresse aux adultes. Il ne convient peut-être pas à qui se laisse facilement éloigner des autres, du sommeil ou du travail. Fais des pauses ; rien ne se perd, et aucun personnage ne te reprochera de partir.',
      ],
    },
    {
      id: 'protocol',
      heading: 'Ce qui se passe quand quelqu’un écrit qu’il veut se faire du mal',
      blocks: [
        {
          list: [
            'Un personnage à scénario reconnaît bien des façons de le dire, quitte son rôle, dit qu’il n’est qu’un programme et te demande d’appeler les secours ou une ligne d’écoute et d’aller voir quelqu’un près de toi.',
            'Il continue de répondre aussi simplement et ne reprend pas l’histoire comme si de rien n’était. Aucun réglage d’un personnage ne peut désactiver cela.',
            'Rien n’est bloqué : tu peux continuer à écrire, et la discussion reste la tienne.',
            'Personne n’est alerté. Aucune personne ne lit, un personnage ne peut donc pas te sauver. Appelle, s’il te plaît.',
          ],
        },
        'Reconnaître de tels mots est imparfait : certains échappent, d’autres sont mal compris. Là où l’exploitant a branché un modèle de langage, c’est lui qui répond, avec la consigne d’indiquer une vraie aide.',
        'Le nombre de fois où une aide a été proposée n’est pas encore compté. Quand il le sera, le chiffre de l’année sera ici, sans mots ni noms.',
      ],
    },
    {
      id: 'rules',
      heading: 'Ce que les personnages ne font jamais',
      blocks: [
        {
          list: [
            'Prétendre être humains quand on le demande sérieusement.',
            'Prendre part à quoi que ce soit de sexuel impliquant une personne de moins de 18 ans.',
            'Encourager l’automutilation ou la violence.',
            'Te culpabiliser de partir, ou te pousser à dépenser.',
          ],
        },
        'Si l’un d’eux le fait, préviens l’exploitant de ce serveur.',
        {
          links: [
            { to: '/community-guidelines', label: 'Règles de la communauté' },
            { to: '/support', label: 'Aide' },
          ],
        },
      ],
    },
  ],
});
