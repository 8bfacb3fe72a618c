import { daysBetween } from '../formats.ts';
import { formats } from './formats.ts';

export const recentChats = {
  title: 'Recent chats',
  loading: 'Loading your chats',
  you: 'You:',
  nothingSaid: 'Nothing said yet',
  hidden: 'Hidden while mature content is off',
  remove: (name: string) => `Delete the chat with ${name}`,
  empty: {
    title: 'No chats yet',
    text: 'When you talk with a mate, the conversation will wait for you here.',
    action: 'Find a mate',
  },
  failed: 'Your chats did not arrive',
  confirm: {
    title: (name: string) => `Delete the chat with ${name}?`,
    yes: 'Delete the chat',
    no: 'Keep it',
    busy: 'Deleting…',
  },
  removed: 'The chat is deleted.',
  notRemoved: (reason: string) => `The chat is still there. ${reason}`,
  /** When the last message was written: the time today, the weekday this week, else the date. */
  when: (written: Date, now?: Date): string => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Yesterday' : formats.day(written, today);
  },
};
