import { daysBetween } from '../formats.ts';
import { formats } from './formats.ts';

export const recentChats = {
  title: 'Recent chats',
  loading: 'Loading your chats',
  you: 'You:',
  nothingSaid: 'No messages yet',
  hidden: 'Hidden while mature content is off',
  remove: (name: string) => `Delete the chat with ${name}`,
  archive: {
    add: (name: string) => `Archive the chat with ${name}`,
    leave: (name: string) => `Move the chat with ${name} back to your chats`,
    title: (count: number) => `Archived (${formats.number(count)})`,
    added: 'Chat archived. It’s at the end of this list.',
    left: 'Chat moved back.',
  },
  empty: {
    title: 'No chats yet',
    text: 'Chats you start with mates will show up here.',
    action: 'Find a mate',
  },
  failed: 'Couldn’t load your chats',
  confirm: {
    title: (name: string) => `Delete the chat with ${name}?`,
    confirm: 'Delete chat',
  },
  /** When the last message was written: the time today, the weekday this week, else the date. */
  when: (written: Date, now?: Date): string => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Yesterday' : formats.day(written, today);
  },
};
