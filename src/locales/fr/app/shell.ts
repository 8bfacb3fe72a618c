import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: 'Découvrir',
  detail: 'Personnage',
  favorite: 'Favoris',
  recentChats: 'Discussions récentes',
  privacyNotice: 'Confidentialité',
  termsOfUse: 'Conditions d’utilisation',
  support: 'Aide',
  faq: 'Questions et réponses',
  communityGuidelines: 'Règles de la communauté',
  safety: 'Sécurité et lignes d’écoute',
  verifyEmailAddress: 'Confirme ton e-mail',
  passwordReset: 'Nouveau mot de passe',
  sessions: 'Sessions ouvertes',
  emailLink: 'Changer d’adresse',
  followList: 'Abonnements',
  collection: 'Sélection',
  forYou: 'Pour toi',
  chatDetail: 'Discussion',
  generate: 'Créer un personnage',
  search: 'Recherche',
  mine: 'Ta page',
  category: 'Catégorie',
  singlePackage: 'Forfait',
  subscription: 'Abonnement',
  chatProfile: 'Identité dans la discussion',
  lorebooks: 'Livres d’univers',
  lorebook: 'Livre d’univers',
  memory: 'Mémoire',
  profile: 'Profil',
  userSubscription: 'Ton abonnement',
  notFound: 'Page introuvable',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'Ta session a expiré. Reconnecte-toi.',
    visitor: 'Connecte-toi pour continuer.',
    rejected: 'Le serveur a refusé.',
    unreachable: 'Impossible de joindre le serveur. Vérifie ta connexion et réessaie.',
    stream: 'La réponse a été interrompue.',
  },
  somethingError: 'quelque chose a échoué',
  storageRefused:
    'Ce navigateur ne peut pas enregistrer de données. Si tu fermes la page, les messages non envoyés sont perdus et tu peux être déconnecté.',
  broken: {
    title: 'Une erreur est survenue',
    text: 'La page a rencontré une erreur. Tes messages envoyés sont conservés.',
    reload: 'Recharger la page',
  },
};
