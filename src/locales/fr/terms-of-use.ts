import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const termsOfUse: Messages['termsOfUse'] = (product) => ({
  intro: `Voici les règles entre toi et la personne qui exploite ce serveur de ${product} (« l’exploitant »). Elles sont courtes exprès.`,
  sections: [
    section('who', 'Qui peut l’utiliser', [
      'Tu dois avoir au moins 18 ans et avoir atteint la majorité là où tu vis. Un compte par personne : il n’appartient qu’à toi, et tu es responsable de son mot de passe.',
      'Les compagnons IA peuvent ne pas convenir à certains mineurs.',
    ]),
    section('what', 'Ce qu’est un personnage', [
      'Chaque personnage est un adulte fictif, joué par un logiciel. Aucun n’est une personne, aucun ne ressent quoi que ce soit, et aucun ne peut te voir, te rendre visite ni t’aider dans le monde réel. Un personnage peut dire des choses fausses.',
      'Rien de ce que dit un personnage n’est un conseil médical, juridique, financier ou professionnel. En danger, appelle les secours ; quand la vie pèse trop, la page « Sécurité » indique à qui parler.',
      links({ '/safety': 'Sécurité et lignes d’écoute' }),
    ]),
    section('conduct', 'Comment l’utiliser', [
      'Les règles de la communauté font partie de ces conditions. Au-delà, merci de ne pas :',
      list([
        'contourner les limites, lire ce qui est à autrui, ni tenter de surcharger ou d’endommager le serveur ;',
        'utiliser des moyens automatisés pour en récupérer le contenu à grande échelle ;',
        'faire passer ce qu’un personnage a écrit pour les mots d’une vraie personne.',
      ]),
      links({ '/community-guidelines': 'Règles de la communauté' }),
    ]),
    section('chats', 'Crédits et or', [
      'Un nouveau compte reçoit un certain nombre de crédits. Une réponse en coûte un, affiché avant d’être dépensé. Une réponse qui n’a jamais commencé ne coûte rien : son crédit est rendu automatiquement.',
      'Là où l’exploitant vend des crédits ou de l’or, le prix est affiché avant la commande. Ce qui est marqué comme test ne coûte rien. Les abonnements se terminent d’eux-mêmes et ne se renouvellent pas. Crédits et or n’ont aucune valeur hors de ce service et ne peuvent pas être convertis en argent.',
    ]),
    section('words', 'Ce qui appartient à qui', [
      'Ce que tu écris reste à toi. L’exploitant peut le garder et le traiter autant qu’il faut pour te rendre le service, et pas davantage : ni pour entraîner des modèles, ni pour le publier.',
      'Tu peux utiliser ce qu’un personnage t’écrit. Les personnages fournis avec le logiciel, leurs noms, histoires et images, restent à leurs auteurs.',
    ]),
    section('end', 'Y mettre fin', [
      'Tu peux arrêter à tout moment : déconnecte-toi, ou supprime ton compte sur ton profil, avec tout ce qu’il contient.',
      'L’exploitant peut fermer un compte qui enfreint ces règles, et changer ou arrêter le service. Dans la mesure du possible, c’est annoncé à l’avance.',
    ]),
    section('liability', 'Sans garantie', [
      'Le logiciel est fourni tel quel : il peut s’arrêter, se tromper ou perdre des données, et les sauvegardes sont l’affaire de l’exploitant. Dans les limites de la loi, personne n’est responsable des dommages dus à son usage. Tes droits légaux de consommateur ne sont pas affectés.',
    ]),
  ],
});
