import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const communityGuidelines: Messages['communityGuidelines'] = (product) => ({
  intro: `À quoi sert ${product}, et ce qui n’y a pas sa place. Les règles valent pour ce que tu écris, pour les personnages et pour celles et ceux qui les créent.`,
  sections: [
    section('for', 'À quoi ça sert', [
      'De bonnes conversations, des histoires, de l’entraînement, de la compagnie à toute heure. Les personnages peuvent être tristes, piquants, étranges ou avoir tort ; la fiction peut être sombre. Elle reste une fiction, entre adultes.',
    ]),
    section('never', 'Ce qui n’est jamais permis', [
      list([
        'Tout ce qui est sexuel et implique une personne de moins de 18 ans, ou décrite comme un enfant : ni en jouant, ni dans une histoire, ni avec aucun réglage.',
        'Encourager quelqu’un à se blesser ou à se tuer, ou lui dire comment.',
        'Aider à fabriquer des armes, à commettre des violences contre de vraies personnes ou d’autres crimes graves.',
        'Les menaces, le harcèlement ou la haine envers des gens pour ce qu’ils sont.',
        'Les informations privées d’autrui, et les personnages qui imitent une vraie personne sans son accord.',
        'Faire passer un personnage pour un humain afin de tromper quelqu’un.',
      ]),
    ]),
    section('mates', 'Ce que tu peux attendre d’un personnage', [
      list([
        'Il dit clairement qu’il est une IA quand tu le demandes sérieusement.',
        'Il te laisse partir quand tu veux partir, sans reproche.',
        'Il ne te pousse pas à dépenser.',
        'Quand quelqu’un semble en danger, il quitte son rôle et indique une vraie aide.',
      ]),
      links({ '/safety': 'Comment ça marche : sécurité' }),
    ]),
    section('trouble', 'Si quelque chose ne va pas', [
      'Pour signaler une réponse, ouvre son menu et choisis « Signaler cette réponse ». Pour signaler ou bloquer un personnage, choisis « Signaler ou bloquer » sur sa page. En danger, n’attends pas de réponse : appelle les secours.',
      'Les comptes qui enfreignent ces règles peuvent être fermés.',
      links({ '/support': 'Aide' }),
    ]),
  ],
});
