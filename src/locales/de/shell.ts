import type { Messages } from '../messages.ts';

export const titles: Messages['titles'] = {
  discover: 'Entdecken',
  detail: 'Charakter',
  favorite: 'Favoriten',
  recentChats: 'Letzte Chats',
  privacyNotice: 'Datenschutzhinweis',
  termsOfUse: 'Nutzungsbedingungen',
  support: 'Hilfe',
  faq: 'Fragen und Antworten',
  communityGuidelines: 'Regeln der Gemeinschaft',
  safety: 'Sicherheit und Hilfetelefone',
  verifyEmailAddress: 'E-Mail-Adresse bestätigen',
  followList: 'Gefolgt',
  forYou: 'Für dich',
  chatDetail: 'Chat',
  generate: 'Charakter erschaffen',
  search: 'Suche',
  mine: 'Deine Seite',
  category: 'Kategorie',
  singlePackage: 'Paket',
  subscription: 'Abo',
  chatProfile: 'Persona im Chat',
  profile: 'Profil',
  userSubscription: 'Dein Abo',
  notFound: 'Seite nicht gefunden',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'Deine Sitzung ist vorbei. Bitte melde dich neu an.',
    rejected: 'Der Server hat das abgelehnt.',
    unreachable: 'Der Server war nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
    stream: 'Die Antwort brach ab.',
  },
  somethingError: 'etwas ging schief',
  storageRefused: 'Dieser Browser lässt die Seite nichts speichern: Du wirst abgemeldet, wenn du gehst.',
  loading: 'Wird geladen…',
  broken: {
    title: 'Etwas ist kaputtgegangen',
    text: 'Die Seite ist auf einen Fehler gestoßen, den sie nicht selbst beheben kann. Nichts, was gesendet wurde, ist verloren.',
    reload: 'Seite neu laden',
  },
};
