import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: '„Entdecken“ öffnen',
  loading: 'Die Seite wird geladen',
  signInNeeded: {
    title: 'Melde dich an, um das zu sehen',
    text: 'Für diese Seite brauchst du ein Konto.',
  },
  matureOff: {
    title: 'Dieser Charakter ist für Erwachsene',
    text: 'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    action: 'Profil öffnen',
  },
  screenFailed: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Vielleicht bist du offline, oder es ist gerade eine neue Version erschienen.',
  },
  partFailed:
    'Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
};
