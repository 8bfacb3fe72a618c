import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Ideen für deine Antwort',
    asking: 'Ideen werden gesucht…',
    undo: 'Wieder herausnehmen',
  },
  like: 'Dieser Nachricht ein Herz geben',
  unlike: 'Das Herz wegnehmen',
  remove: 'Diese Nachricht löschen',
  confirm: {
    title: 'Diese Nachricht löschen?',
    own: 'Deine Nachricht wird endgültig gelöscht, mit ihr die Antworten darauf.',
    theirs: 'Diese Antwort wird endgültig gelöscht.',
    yes: 'Nachricht löschen',
    no: 'Behalten',
    busy: 'Wird gelöscht…',
  },
};
