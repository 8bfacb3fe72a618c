import { daysBetween } from '../formats.ts';
import { chats, formats } from './formats.ts';

export const chat = {
  loading: 'Opening the chat',
  failed: 'The chat did not open',
  missing: {
    title: 'This chat is not here',
    text: 'It may have been deleted, or it belongs to another account.',
    action: 'See your chats',
  },
  back: 'Back to your chats',
  persona: 'Who you are in this chat',
  profile: (name: string) => `About ${name}`,
  companion: 'AI companion',
  scripted: 'AI companion, scripted stand-in',
  replying: 'replying…',
  reconnecting: 'reconnecting…',
  left: chats,
  conversation: (name: string) => `Conversation with ${name}`,
  notice: (name: string) => `${name} is an AI character, not a person. What it says is made up.`,
  saidBy: { user: 'You:', mate: (name: string) => `${name}:` },
  older: {
    loading: 'Older messages are coming',
    failed: 'Older messages did not come.',
    retry: 'Try again',
    whole: 'This is where it began.',
  },
  latest: 'Jump to the latest message',
  composer: {
    label: (name: string) => `Message ${name}`,
    send: 'Send',
    stop: 'Stop',
    price: (left: number) => `1 chat a message · ${formats.number(left)} left`,
    empty: 'No chats left.',
    signedOut: 'You are signed out. What you write stays here.',
    blocked: (name: string) => `You blocked ${name}. What was said stays readable.`,
    unblock: 'Let them back in your profile',
    more: 'Get more chats',
    long: (over: number) =>
      formats.count(over, { one: '# character too long', other: '# characters too long' }),
    /** What a reader is told once: what the keys do. */
    keys: 'Enter sends, Shift and Enter begin a new line, the up arrow brings back what you said before.',
  },
  live: {
    slow: 'This takes longer than usual…',
    stalled: 'The line broke. Reconnecting…',
    stopping: 'Stopping…',
  },
  queued: 'Waiting to be sent',
  notSent: {
    stopped: 'Not sent yet.',
    expired: 'Not sent: sign in first.',
    empty: 'Not sent: no chats left.',
    ageless: 'Your birth date is needed before this can be sent.',
    unreachable: 'Not sent: no connection. It goes by itself when the network is back.',
    stream: 'Not sent: the server did not take it.',
    rejected: (reason: string) => (reason === '' ? 'Not sent.' : `Not sent: ${reason}`),
    again: 'Send again',
    back: 'Take back',
    signIn: 'Sign in',
  },
  /** Why the server refused, by its code. */
  refused: {
    4030: 'This mate is not there any more. What was said stays readable.',
    4032: 'You are not old enough to chat here yet.',
    4033: 'Mature content is turned off. You can turn it on in your profile.',
    4040: 'This conversation was deleted.',
    4220: 'Nothing sexual that involves somebody under 18 has a place here.',
    4230: 'You blocked this mate. To write again, take the block back in your profile.',
    5000: 'Something went wrong on the server. Please try again.',
    5020: 'The companion did not answer, so it cost nothing. Please try again.',
    5030: 'The service is briefly unavailable. Please try again in a moment.',
  },
  broken: {
    stopped: 'You stopped this reply.',
    interrupted: 'This reply was cut off.',
    failed: 'No reply came.',
    retry: 'Ask again',
  },
  /** When something was said, as a heading between messages. */
  when: (said: Date, now: Date): string => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Tonight' : 'Today'}, ${time}`;
    return `${days === 1 ? 'Yesterday' : formats.day(said, now)}, ${time}`;
  },
};
