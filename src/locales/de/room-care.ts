import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `Was ${mate} sich merken soll`,
    label: 'Notizen für dieses Gespräch',
    hint: 'Nur dieses Gespräch nutzt sie, ab deiner nächsten Nachricht. Dürfen leer bleiben.',
    save: 'Notizen speichern',
    saving: 'Wird gespeichert…',
    saved: 'Die Notizen sind gespeichert.',
    loading: 'Notizen werden geladen',
    failed: 'Die Notizen kamen nicht an.',
    again: 'Noch einmal',
  },
  data: {
    title: 'Dieses Gespräch',
    text: 'Nimm eine Kopie mit oder lösche es.',
    json: 'Als JSON herunterladen',
    markdown: 'Als Text herunterladen',
    busy: 'Wird vorbereitet…',
    remove: 'Dieses Gespräch löschen',
  },
  confirm: {
    title: (mate) => `Den Chat mit ${mate} löschen?`,
    text: 'Er verschwindet sofort und eine Minute später endgültig. Bis dahin kannst du ihn in deinen Chats zurückholen.',
    final: 'Er verschwindet sofort und endgültig. Niemand kann ihn zurückholen.',
    yes: 'Chat löschen',
    no: 'Behalten',
    busy: 'Wird gelöscht…',
  },
  removed: (mate) => `Der Chat mit ${mate} ist gelöscht.`,
  undo: 'Rückgängig',
  undoOf: (mate) => `Den Chat mit ${mate} zurückholen`,
  undone: 'Der Chat ist wieder da.',
  failed: (reason) => `Das hat nicht geklappt. ${reason}`,
  copy: { notes: 'Notizen', you: 'Du' },
};
