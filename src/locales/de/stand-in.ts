import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: 'Zu Entdecken',
  loading: 'Die Seite wird geladen',
  signInNeeded: {
    title: 'Melde dich an, um das zu sehen',
    text: 'Deine Chats liegen bei deinem Konto, darum müssen wir wissen, wem sie gehören.',
    action: 'Anmelden',
  },
  matureOff: {
    title: 'Dieser Charakter ist für Erwachsene',
    text: 'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    action: 'Profil öffnen',
  },
  screenFailed: {
    title: 'Diese Seite wurde nicht geladen',
    text: 'Vielleicht ist die Verbindung abgerissen, oder es ist gerade eine neue Version erschienen.',
    action: 'Noch einmal versuchen',
  },
  partFailed: 'Dieser Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.',
};
