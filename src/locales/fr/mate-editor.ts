import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'Chargement de tes personnages',
  failed: 'Impossible de charger tes personnages',
  missing: {
    title: 'Tu ne peux pas modifier ce personnage',
    text: 'Il a peut-être été supprimé, ou appartient à quelqu’un d’autre.',
  },
  unavailable: {
    title: 'Tu ne peux pas créer de personnages ici',
    text: 'Ce serveur ne permet pas de créer des personnages. Tu peux toujours discuter avec les autres.',
  },
  restored: 'Ton brouillon non enregistré a été restauré.',
  discard: 'Recommencer',
  idea: {
    title: 'Partir d’une idée',
    text: 'Décris en une phrase qui tu aimerais rencontrer, ou laisse vide pour une surprise. Tu pourras tout changer ensuite.',
    label: 'Qui aimerais-tu rencontrer ?',
    ask: 'Proposer une ébauche',
    busy: 'Réflexion…',
    undo: 'Restaurer mon brouillon',
    came: (name) => `Voici ${name}. Change ce que tu veux.`,
  },
  card: {
    text: 'Remplis le formulaire avec une fiche de personnage (JSON, PNG ou CHARX) de cette application ou d’une autre. Choisis le fichier, dépose-le ici ou colle-le. Il reste dans ton navigateur jusqu’à l’enregistrement.',
    choose: 'Importer une fiche',
    file: (name, format) => `${name} (fiche).${format}`,
    cut: 'Des parties de la fiche étaient trop longues pour le formulaire et y ont été raccourcies. La fiche elle-même reste complète. Vérifie le résultat.',
    notUsed: (parts) =>
      `Le formulaire n’a pas de champs pour ces éléments, qui restent dans la fiche pour l’export : ${parts.join(', ')}.`,
    part: {
      lore: 'livre d’univers',
      notes: 'notes de l’auteur',
      pictures: 'images',
      greetings: 'premiers messages pour les groupes',
    },
    macros: (names) =>
      `Ces macros ne sont pas prises en charge et sont retirées des discussions : ${names.join(', ')}.`,
    encoding:
      'Ce fichier n’est pas enregistré en texte UTF-8. Enregistre-le en UTF-8, puis importe-le à nouveau.',
    large:
      'Cette fiche est trop grande. Ses textes peuvent contenir jusqu’à 1 million de caractères et son fichier peser jusqu’à 50 Mo.',
    unreadable:
      'Aucune fiche de personnage n’a été trouvée dans ce fichier. Choisis une fiche au format JSON, PNG ou CHARX.',
    damaged:
      'Ce fichier est endommagé ou chiffré, sa fiche est donc illisible. Télécharge-le ou exporte-le à nouveau.',
  },
  look: {
    title: 'Apparence',
    shuffle: 'Surprends-moi',
    parts: {
      hair: 'Cheveux',
      eyes: 'Yeux',
      brows: 'Sourcils',
      nose: 'Nez',
      lips: 'Bouche',
      body: 'Vêtements',
      beard: 'Barbe',
      glasses: 'Lunettes',
      gesture: 'Geste',
      bodyIcon: 'Insigne',
    },
    previous: (part) => `${part} : précédent`,
    next: (part) => `${part} : suivant`,
    none: 'Aucun',
    place: (at, count) => `${formats.number(at)} sur ${formats.number(count)}`,
    colour: 'Couleur',
  },
  basics: {
    title: 'L’essentiel',
    tagline: 'Accroche',
    taglineHint: 'Sous le nom, par exemple « Gardienne du dernier ferry ».',
    age: 'Âge',
    ageHint: 'Tout personnage est adulte : 18 ans ou plus.',
    pronouns: 'Pronoms',
    pronounsHint: 'Facultatif. Par exemple, elle.',
    tags: 'Mots-clés',
    tagsHint: (most) =>
      `Jusqu’à ${formats.number(most)}, séparés par des virgules. Ils aident à trouver le personnage.`,
  },
  story: {
    title: 'Histoire',
    who: 'Qui se cache derrière',
    whoHint:
      'D’où la personne vient, ce qu’elle fait, ce qu’elle ne dirait jamais d’emblée. Une ligne vide commence un paragraphe.',
    place: 'Où la trouver',
    placeHint: 'Facultatif.',
    likes: 'Ce qu’elle aime',
    likesHint: (most) => `Jusqu’à ${formats.number(most)} choses, séparées par des virgules.`,
  },
  voice: {
    title: 'Voix',
    manner: 'Façon de parler',
    manners: {
      warm: {
        name: 'Chaleureuse',
        example: '« Te voilà. Alors, c’était comment, en vrai ? »',
      },
      playful: {
        name: 'Joueuse',
        example: '« Dix points. Maintenant, dis-le comme un pirate. »',
      },
      dry: {
        name: 'Sèche',
        example: '« Tu as trouvé. La plupart lisent le panneau. »',
      },
      calm: {
        name: 'Calme',
        example: '« Rien ne presse. Une chose à la fois. »',
      },
      bold: {
        name: 'Hardie',
        example: '« Bien. Alors, qu’est-ce que tu attends ? »',
      },
      poetic: {
        name: 'Poétique',
        example: '« Tu es entré comme la fin d’une chanson. »',
      },
      curious: {
        name: 'Curieuse',
        example: '« Attends, reviens en arrière. Ça a commencé comment ? »',
      },
      plain: {
        name: 'Simple',
        example: '« Salut, content de te voir. Quoi de neuf ? »',
      },
    },
    words: 'Précisions sur la voix',
    wordsHint: 'Facultatif. Habitudes, phrases favorites, ce qui ne se dit jamais.',
  },
  beginning: {
    title: 'Ouverture',
    greeting: 'Premier message',
    greetingHint: 'Comment le personnage commence la discussion. Mets les actions entre *astérisques*.',
    scene: 'Scène',
    sceneHint: 'Facultatif. Où et quand cela commence.',
  },
  craft: {
    title: 'Options avancées',
    text: 'Pour qui connaît les fiches de personnage. Ces textes s’appliquent dans la limite des règles de cette application et peuvent contenir des macros comme {{user}} et {{char}}.',
    nickname: 'Surnom',
    nicknameHint: 'Facultatif. Remplace le nom partout où figure {{char}}.',
    greetings: 'Autres premiers messages',
    greetingsHint: 'On peut passer de l’un à l’autre au début d’une discussion.',
    greeting: (place) => `Premier message ${formats.number(place)}`,
    add: 'Ajouter un premier message',
    remove: (place) => `Supprimer le premier message ${formats.number(place)}`,
    examples: 'Exemples de dialogue',
    examplesHint:
      'Comment le personnage parle. Commence chaque exemple par <START> et chaque ligne par {{user}}: ou {{char}}:.',
    instructions: 'Consigne système',
    instructionsHint: 'Comment le modèle doit jouer le personnage.',
    finalInstructions: 'Consignes après l’historique',
    finalInstructionsHint: 'Placées après le dernier message, elles ont plus d’effet.',
    depthNote: 'Note dans la discussion',
    depthNoteHint: 'Insérée quelques messages avant la fin de la discussion.',
    depth: 'Profondeur de la note',
    depthHint: 'Combien de messages la suivent.',
  },
  visibility: {
    title: 'Visibilité',
    private: {
      name: 'Brouillon',
      text: 'Toi seul peux le voir et discuter avec lui. Un nom et un âge suffisent.',
    },
    unlisted: {
      name: 'Non répertorié',
      text: 'Toute personne qui a le lien peut le voir et discuter avec lui.',
    },
    public: {
      name: 'Publié',
      text: 'Visible dans Découvrir et la recherche, sous le nom de ton profil.',
    },
  },
  rating: {
    title: 'Public',
    everyone: {
      name: 'Pour tous',
      text: 'Convient à toute personne qui peut discuter ici.',
    },
    mature: {
      name: 'Adulte',
      text: 'Visible seulement par les adultes qui ont activé le contenu pour adultes.',
    },
  },
  problems: {
    missing: 'Remplis ce champ.',
    long: 'C’est trop long. Raccourcis-le.',
    many: 'Il y en a trop. Enlèves-en.',
    young: 'Tout personnage est adulte. Choisis 18 ou plus.',
    odd: 'Vérifie ce champ : il contient quelque chose qui n’est pas autorisé.',
    minor: 'Tout personnage est adulte. Retire ce qui donne moins de 18 ans à celui-ci.',
  },
  preview: {
    title: 'Aperçu',
  },
  create: 'Créer',
  savedAt: 'Ton brouillon reste dans ce navigateur jusqu’à l’enregistrement.',
  saved: {
    made: (name) => `${name} est prêt`,
    private: 'Toi seul peux voir ce personnage et discuter avec lui.',
    unlisted: 'Toute personne qui a le lien peut voir ce personnage et discuter avec lui.',
    public: 'Tout le monde peut trouver ce personnage et discuter avec lui.',
    page: 'Voir la page',
    change: 'Modifier',
    another: 'En créer un autre',
  },
  mates: {
    title: 'Tes personnages',
    count: (count, most) => `${formats.number(count)} sur ${formats.number(most)}`,
    private: 'Brouillon',
    unlisted: 'Non répertorié',
    public: 'Publié',
    withdrawn: 'Retiré par le site : personne ne peut le trouver',
    reason: (reason) => `Motif : ${reason}`,
    open: 'En cours de modification',
    preparing: 'Préparation de la fiche…',
    formats: { png: 'Image (PNG)', json: 'Texte (JSON)', charx: 'Archive compressée (CHARX)' },
    take: (name) => `Télécharger la fiche de ${name}`,
    another: 'Nouveau personnage',
  },
  confirm: {
    title: (name) => `Supprimer ${name} ?`,
    text: 'C’est irréversible. Les discussions peuvent encore être lues, mais plus personne ne peut écrire à ce personnage.',
    confirm: 'Supprimer',
  },
  deleted: 'Personnage supprimé.',
};
