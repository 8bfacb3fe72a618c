import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'Name dieses Gesprächs',
    label: 'Name',
    hint: 'Optional. Steht in deinen letzten Chats und über dem Gespräch.',
    save: 'Namen speichern',
    saved: 'Name gespeichert.',
  },
  scene: 'Wie es beginnt',
  notes: {
    title: (mate) => `Was ${mate} sich merken soll`,
    label: 'Notizen für dieses Gespräch',
    hint: 'Optional. Gilt nur in diesem Gespräch, ab deiner nächsten Nachricht.',
    save: 'Notizen speichern',
    saved: 'Notizen gespeichert.',
    unsaved: 'Noch nicht gespeichert',
    loading: 'Notizen werden geladen',
    failed: 'Die Notizen konnten nicht geladen werden.',
  },
  data: {
    title: 'Dieses Gespräch',
    text: 'Lade eine Kopie herunter oder lösche es. Die JSON-Datei enthält auch alle anderen Versionen der Nachrichten.',
    search: 'Dieses Gespräch durchsuchen',
    json: 'Als JSON herunterladen',
    markdown: 'Als Text herunterladen',
    remove: 'Dieses Gespräch löschen',
  },
  links: { title: 'Verknüpfte Chats', origin: 'Setzt fort:', copy: 'Fortgesetzt in' },
  confirm: {
    title: (mate) => `Den Chat mit ${mate} löschen?`,
    final: 'Der Chat wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Chat löschen',
  },
  removed: (mate) => `Chat mit ${mate} gelöscht.`,
  deleted: 'Chat gelöscht.',
  undoOf: (mate) => `Den Chat mit ${mate} wiederherstellen`,
  undone: 'Chat wiederhergestellt.',
  failed: (reason) => `Das hat nicht geklappt. ${reason}`,
  copy: { notes: 'Notizen', you: 'Du' },
};
