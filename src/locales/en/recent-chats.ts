export const recentChats = {
  title: 'Recent chats',
  loading: 'Loading your chats',
  you: 'You:',
  nothingSaid: 'Nothing said yet',
  remove: (name: string) => `Delete the chat with ${name}`,
  empty: {
    title: 'No chats yet',
    text: 'When you talk with a mate, the conversation will wait for you here.',
    action: 'Find a mate',
  },
  failed: 'Your chats did not arrive',
  confirm: {
    title: (name: string) => `Delete the chat with ${name}?`,
    text: 'Everything said in it goes, for good. This cannot be undone.',
    yes: 'Delete the chat',
    no: 'Keep it',
    busy: 'Deleting…',
  },
  removed: 'The chat is deleted.',
  notRemoved: (reason: string) => `The chat is still there. ${reason}`,
  /** When the last message was written: the time today, the weekday this week, else the date. */
  when: (written: Date, now: Date = new Date()) => {
    const days = Math.round((startOfDay(now) - startOfDay(written)) / 86_400_000);
    if (days <= 0) return timeOfDay.format(written);
    if (days === 1) return 'Yesterday';
    if (days < 7) return weekday.format(written);
    return written.getFullYear() === now.getFullYear() ? dayOfYear.format(written) : fullDate.format(written);
  },
};

const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);
const timeOfDay = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const fullDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
