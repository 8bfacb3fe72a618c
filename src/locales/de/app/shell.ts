import type { Messages } from '../../messages.ts';

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
  passwordReset: 'Neues Passwort',
  sessions: 'Wo du angemeldet bist',
  emailLink: 'Adresse ändern',
  followList: 'Gefolgt',
  collection: 'Sammlung',
  forYou: 'Für dich',
  chatDetail: 'Chat',
  generate: 'Charakter erschaffen',
  search: 'Suche',
  mine: 'Deine Seite',
  category: 'Kategorie',
  singlePackage: 'Paket',
  subscription: 'Abo',
  chatProfile: 'Persona im Chat',
  lorebooks: 'Lorebooks',
  lorebook: 'Lorebook',
  memory: 'Gedächtnis',
  profile: 'Profil',
  userSubscription: 'Dein Abo',
  notFound: 'Seite nicht gefunden',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
    visitor: 'Bitte melde dich an, um fortzufahren.',
    rejected: 'Der Server hat die Anfrage abgelehnt.',
    unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
    stream: 'Die Antwort wurde unterbrochen.',
  },
  somethingError: 'etwas ging schief',
  storageRefused:
    'Dieser Browser kann nichts speichern. Beim Schließen der Seite gehen nicht gesendete Nachrichten verloren, und du wirst vielleicht abgemeldet.',
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Auf der Seite ist ein Fehler aufgetreten. Gesendete Nachrichten gehen nicht verloren.',
    reload: 'Seite neu laden',
  },
};
