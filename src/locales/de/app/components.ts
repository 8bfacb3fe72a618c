import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const components: Messages['components'] = {
  close: 'Schließen',
  clear: (field) => `${field} leeren`,
  retry: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  remove: (name) => `${name} löschen`,
  edit: (name) => `${name} bearbeiten`,
  name: 'Name',
  findMate: 'Einen Charakter finden',
  more: 'Mehr zeigen',
  preparing: 'Wird vorbereitet…',
  you: 'Du',
  sending: 'Wird gesendet…',
  stop: 'Anhalten',
  undo: 'Rückgängig',
  saving: 'Wird gespeichert…',
  save: 'Speichern',
  loading: 'Wird geladen…',
  deleting: 'Wird gelöscht…',
  stopWaiting: 'Nicht mehr warten',
  chatWith: (name) => `Mit ${name} chatten`,
  quoted: (text) => `„${text}“`,
  slow: 'Das dauert länger als sonst. Wir versuchen es weiter.',
  compact: formats.compact,
  chats: (count) => formats.count(count, { one: '# Chat', other: '# Chats' }, formats.compact(count)),
};
