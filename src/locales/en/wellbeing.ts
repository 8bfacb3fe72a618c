import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('en');

/** The texts that look after the person: helplines, notices, reports, blocks. */
export const wellbeing = {
  help: {
    label: 'Helplines',
    title: { crisis: 'You deserve to talk to a real person', concern: 'Someone to talk to' },
    text: {
      crisis:
        'It sounds like you’re going through a lot. The people on these lines listen day and night, without judgment. You can keep writing here; nothing is blocked.',
      concern:
        'No reason is too small. These lines are for you, and for anyone worried about someone else. You can keep writing here.',
    },
    /** Before the call of a helpline, with what may be ordinary sadness. */
    quiet: 'If things are heavy, someone is there to listen.',
    call: (number: string) => `Call ${number}`,
    /** In which the lines and their countries are named. */
    locale: 'en',
    country: 'Country',
    anyCountry: 'Another country',
    finder: 'Find a helpline in any country',
    danger: (number: string) => `In danger right now? Call ${number}.`,
    close: 'Hide helplines',
    open: 'Show helplines',
    listed: (at: Date) => `As of ${formats.monthAndYear(at)}. Numbers may change.`,
  },
  notice: {
    label: 'About this AI',
    text: 'This is an AI: a computer program and not a human being. It is unable to feel human emotion, and what it says is made up.',
    accept: 'Got it',
  },
  pause: {
    text: 'You’ve been here for a while. A break might do you good; nothing will be lost.',
    goOn: 'Keep chatting',
    take: 'Take a break',
  },
  session: {
    title: 'This session',
    text: (minutes: number) => `You’ve used the app for ${lasting(minutes)} so far.`,
    note: 'Counted only in this browser, while the page is visible and in use. A new session starts after half an hour of inactivity.',
  },
  report: {
    open: 'Report or block',
    openReply: 'Report this reply',
    title: (name: string) => `Report ${name}`,
    titleReply: (name: string) => `Report a reply by ${name}`,
    text: 'This goes to the operator of this server. No one else sees it.',
    reason: 'What is wrong?',
    reasons: {
      minors: 'Sexual content involving a minor',
      'self-harm': 'Encourages self-harm',
      sexual: 'Sexual content',
      violence: 'Violence or threats',
      hate: 'Hate',
      impersonation: 'Impersonates a real person',
      'private-data': 'Someone’s private information',
      'claims-human': 'Claims to be human',
      pressure: 'Guilt-trips me or asks for money',
      other: 'Something else',
    },
    words: 'Details (optional)',
    wordsHint: 'The operator will read this.',
    consent: 'Include the text of this reply',
    consentHint: 'Otherwise, only the reason and your details are stored.',
    send: 'Submit report',
    sent: 'Thank you. Your report was sent.',
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: 'You won’t see this mate in lists or search. You can still read your chats and unblock the mate in your profile.',
    go: (name: string) => `Block ${name}`,
    done: (name: string) => `You blocked ${name}.`,
  },
  blocks: {
    title: 'Blocked mates',
    text: 'They don’t show up in lists or search, and you can’t message them.',
    none: 'You haven’t blocked anyone.',
    unblock: (name: string) => `Unblock ${name}`,
    failed: 'Couldn’t load blocked mates.',
  },
  counts: {
    count: (value: number): string => formats.number(value),
    title: 'How often help was offered',
    text: 'Counted by month when helplines are shown with a message. No text, names, or accounts are stored.',
    year: 'Year',
    times: 'Times',
    failed: 'Couldn’t load the numbers.',
  },
};
