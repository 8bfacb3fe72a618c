import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: 'Gehe zu',
  label: 'Seiten, Chats und Charaktere suchen',
  placeholder: 'Seite, Chat oder Charakter',
  pages: 'Seiten',
  mates: 'Charaktere',
  count: (results) => formats.count(results, { one: '# Ergebnis', other: '# Ergebnisse' }),
  none: 'Keine Ergebnisse',
  failed: 'Nicht alle Ergebnisse konnten geladen werden.',
  shortcuts: {
    title: 'Tastenkürzel',
    everywhere: 'Überall',
    composer: 'Im Nachrichtenfeld',
    lists: 'In Menüs und Listen',
    palette: 'Zu einer Seite, einem Chat oder einem Charakter gehen',
    shortcuts: 'Tastenkürzel anzeigen',
    close: 'Dialog oder Menü schließen',
    send: 'Nachricht senden',
    line: 'Neue Zeile beginnen',
    edit: 'Letzte eigene Nachricht bearbeiten, wenn das Feld leer ist',
    recall: 'Früher Gesendetes durchblättern, wenn das Feld leer ist',
    stop: 'Antwort anhalten oder Bearbeitung abbrechen',
    move: 'Zum vorherigen oder nächsten Eintrag',
    ends: 'Zum ersten oder letzten Eintrag',
    version: 'Vorherige oder nächste Fassung zeigen, auf deren Schaltflächen',
  },
  keys: {
    ctrl: 'Strg',
    shift: 'Umschalt',
    alt: 'Alt',
    enter: 'Eingabe',
    escape: 'Esc',
    home: 'Pos1',
    end: 'Ende',
  },
};
