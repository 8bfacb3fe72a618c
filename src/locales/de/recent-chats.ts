import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: 'Letzte Chats',
  loading: 'Deine Chats werden geladen',
  you: 'Du:',
  nothingSaid: 'Noch nichts gesagt',
  hidden: 'Ausgeblendet, solange Inhalte für Erwachsene ausgeschaltet sind',
  remove: (name) => `Den Chat mit ${name} löschen`,
  empty: {
    title: 'Noch keine Chats',
    text: 'Wenn du mit einem Charakter redest, wartet die Unterhaltung hier auf dich.',
    action: 'Einen Charakter finden',
  },
  failed: 'Deine Chats sind nicht angekommen',
  confirm: {
    title: (name) => `Den Chat mit ${name} löschen?`,
    yes: 'Chat löschen',
    no: 'Behalten',
    busy: 'Wird gelöscht…',
  },
  removed: 'Der Chat ist gelöscht.',
  notRemoved: (reason) => `Der Chat ist noch da. ${reason}`,
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Gestern' : formats.day(written, today);
  },
};
