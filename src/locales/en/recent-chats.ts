import { daysBetween } from '../formats.ts';
import { formats } from './app/formats.ts';

export const recentChats = {
  loading: 'Loading your chats',
  you: 'You:',
  replying: 'Replying…',
  unread: 'New reply',
  /** A draft, or a message that this browser could not send. */
  unsent: 'Not sent',
  nothingSaid: 'No messages yet',
  hidden: 'Hidden while mature content is off',
  options: (name: string) => `Options for the chat with ${name}`,
  remove: (name: string) => `Delete the chat with ${name}`,
  archive: {
    add: (name: string) => `Archive the chat with ${name}`,
    leave: (name: string) => `Move the chat with ${name} back to your chats`,
    title: (count: number) => `Archived (${formats.number(count)})`,
    added: 'Chat archived. It’s at the end of this list.',
    left: 'Chat moved back.',
  },
  /** Texts that were written in this browser for a chat that another one has deleted. */
  orphaned: {
    text: 'This chat was deleted before your text was sent. You can copy or discard it.',
    copy: 'Copy text',
    discard: 'Discard',
    copied: 'Copied',
    notCopied: 'Couldn’t copy it. Select the text to copy it yourself.',
    discarded: 'Text discarded.',
  },
  import: {
    choose: (product: string) => `Import a chat saved from ${product}`,
    otherApps: 'Import from another app',
    reading: 'Reading the file…',
    sending: 'Importing the chat…',
    slow: 'This is taking longer than usual.',
    large: 'This file is too large. A chat can have up to 4 MB.',
    damaged: 'This file is not an exported chat, or it is damaged.',
    encoding: 'This file isn’t saved as UTF-8 text. Save it as UTF-8 and import it again.',
    newer: 'This file was made by a newer version.',
    long: (count: number) =>
      `This chat is too long to import. A chat can have up to ${formats.number(count)} messages.`,
    text: 'A message in this file is too long to import.',
    done: 'Chat imported.',
  },
  empty: {
    title: 'No chats yet',
    text: 'Chats you start with mates will show up here.',
  },
  failed: 'Couldn’t load your chats',
  confirm: {
    title: (name: string) => `Delete the chat with ${name}?`,
  },
  /** When the last message was written: the time today, the weekday this week, else the date. */
  when: (written: Date, now?: Date): string => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Yesterday' : formats.day(written, today);
  },
};
