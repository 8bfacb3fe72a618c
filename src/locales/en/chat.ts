import { daysBetween } from '../formats.ts';
import { chats, formats } from './app/formats.ts';

export const chat = {
  loading: 'Opening chat…',
  failed: 'Couldn’t open this chat',
  missing: {
    title: 'Chat not found',
    text: 'It may have been deleted, or it belongs to another account.',
    action: 'See your chats',
  },
  messageGone: 'That message can’t be shown. It may have been deleted.',
  editEnded: 'The message you were editing is no longer in this chat. Your text is a new message now.',
  back: 'Back to your chats',
  menu: 'Chat options',
  search: 'Search this chat',
  pinned: 'Pinned messages',
  pane: 'About this chat',
  behind: 'Behind this chat',
  another: (name: string) => `New chat with ${name}`,
  profile: (name: string) => `About ${name}`,
  temporary: {
    name: 'Temporary chat',
    banner:
      'Nothing from this chat is remembered. It’s deleted when you end it, or an hour after you close it.',
    end: 'End chat',
    endFailed: (reason: string) => `Couldn’t end this chat. ${reason}`,
    ended: { title: 'This temporary chat has ended', text: 'Its messages have been deleted.' },
    again: 'New temporary chat',
  },
  missingModel: {
    name: 'Model not available',
    text: (model: string, mate: string) =>
      `The model ${model} is no longer available. ${mate} now replies with the default model.`,
    choose: 'Choose a model',
  },
  companion: 'AI companion',
  /** The author of the replies. */
  origin: {
    scripted: 'Replies here come from prepared texts.',
    model: 'Replies here are written by a language model.',
  },
  replying: 'replying…',
  reconnecting: 'reconnecting…',
  conversation: (name: string) => `Conversation with ${name}`,
  saidBy: { user: 'You:', mate: (name: string) => `${name}:` },
  older: {
    failed: 'Couldn’t load older messages.',
    whole: 'This is the start of your conversation.',
  },
  print: {
    open: 'Print',
    loaded: (count: number) => formats.count(count, { one: '# message loaded', other: '# messages loaded' }),
    unsupported: 'This browser can’t print this page.',
    /** On paper, where older messages were not loaded, and where there are too many to print. */
    omitted: (count: number) =>
      `Only the newest ${formats.number(count)} messages are printed. To print the older ones too, choose “Print” in the chat’s menu.`,
    limited: (count: number, all: number, place: string) =>
      `Only the newest ${formats.number(count)} of ${formats.number(all)} messages are printed. To get all of them, download the chat under “${place}”.`,
  },
  latest: 'Jump to latest',
  composer: {
    label: (name: string) => `Message ${name}`,
    send: 'Send',
    price: (left: number) => `1 credit per message · ${formats.number(left)} left`,
    empty: 'No credits left.',
    signedOut: 'You’re signed out. Your draft is saved on this device.',
    blocked: (name: string) => `You blocked ${name}.`,
    unblock: 'Unblock in your profile',
    refill: (credits: number, time: number) =>
      `You’ll have ${chats(credits)} again from ${formats.moment(time)}.`,
    more: 'Get more credits',
    long: (over: number) =>
      formats.count(over, { one: '# character too long', other: '# characters too long' }),
    /** Read out once by a screen reader: what the keys do. */
    keys: 'Press Enter to send, Shift+Enter for a new line, the up arrow in an empty field to edit your last message, and Alt with the up arrow for what you wrote before.',
  },
  live: {
    thinking: 'Thinking…',
    slow: 'This is taking longer than usual…',
    reconnecting: 'Connection lost. Reconnecting…',
    stopping: 'Stopping…',
  },
  queued: 'Waiting to send',
  offline: 'Waiting for the network',
  moveUp: 'Send sooner',
  notSent: {
    stopped: 'Not sent yet.',
    expired: 'Not sent. Please sign in.',
    empty: 'Not sent. You’re out of credits.',
    ageless: 'Enter your date of birth to send this.',
    unreachable: 'Not sent. It will be sent automatically when you’re back online.',
    stream: 'Not sent. Something went wrong on the server.',
    rejected: (reason: string) => `Not sent. ${reason}`,
    again: 'Send again',
    asNew: 'Send as a new message',
    back: 'Edit message',
  },
  /** Why the server refused, by its code. */
  refused: {
    4030: 'This mate is no longer available. You can still read this chat.',
    4032: 'You’re not old enough to chat yet.',
    4033: 'Mature content is turned off. You can turn it on in your profile.',
    4040: 'This conversation was deleted.',
    4041: 'The message you edited was deleted.',
    4220: 'Sexual content involving anyone under 18 is not allowed.',
    4230: 'You blocked this mate. Unblock it in your profile to write again.',
    4231: 'The operator withdrew this mate. You can still read this chat.',
    5000: 'Something went wrong on the server. Please try again.',
    5020: 'There was no reply, so you weren’t charged. Please try again.',
    5030: 'The service is temporarily unavailable. Please try again in a moment.',
  },
  broken: {
    another: 'Couldn’t get another reply.',
    stopped: 'You stopped this reply.',
    interrupted: 'This reply was cut off.',
    failed: 'No reply.',
    unread: 'Couldn’t load this reply.',
    uncharged: 'You weren’t charged.',
    /** Why the reply failed or was interrupted. */
    problems: {
      unreachable: 'The language model couldn’t be reached.',
      refused: 'The language model refused the request.',
      slow: 'The language model took too long.',
      broken: 'The language model’s answer broke off.',
      empty: 'The language model sent no text.',
      stopped: 'The server was restarted.',
      unforeseen: 'Something went wrong on the server.',
      declined: 'The language model declined to answer.',
      thoughts: 'The language model used its whole answer for thinking.',
      failed: 'The language model’s server had an error.',
    },
    continue: 'Continue',
    retry: 'Retry',
  },
  /** When something was said, as a heading between messages. */
  when: (said: Date, now: Date): string => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Tonight' : 'Today'}, ${time}`;
    return `${days === 1 ? 'Yesterday' : formats.day(said, now)}, ${time}`;
  },
};
