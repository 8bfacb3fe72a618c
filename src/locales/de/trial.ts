import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) => `${name} ist eine KI-Figur, kein Mensch. Die Antworten hier sind vorbereitete Texte.`,
  left: (count) => formats.count(count, { one: 'Noch # Nachricht', other: 'Noch # Nachrichten' }),
  stored:
    'Dieser Chat bleibt einen Tag in diesem Browser. Mit einem Konto behältst du ihn und kannst weiterschreiben.',
  create: 'Konto erstellen',
  over: 'Das war die letzte Nachricht ohne Konto. Erstelle eins, um weiterzuschreiben. Dieser Chat kommt mit.',
  privacy: 'Dein Geburtsdatum wird nur geprüft, nicht gespeichert.',
  failed: 'Der Chat konnte nicht geöffnet werden',
  missing: { title: 'Charakter nicht gefunden', text: 'Vielleicht gibt es diesen Charakter nicht mehr.' },
  importing: 'Dein Chat wird in dein Konto übernommen …',
  offer: {
    text: (name) => `Du hast vor der Anmeldung mit ${name} geschrieben.`,
    add: 'Zu meinen Chats hinzufügen',
    dismiss: 'Später',
  },
};
