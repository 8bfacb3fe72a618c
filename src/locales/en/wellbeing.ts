import { durationsOf, regionNamesOf } from '../spoken.ts';
import { formats } from './formats.ts';

const lasting = durationsOf('en');

/** What looks after the person: help lines, notices, reports, blocks. */
export const wellbeing = {
  help: {
    label: 'Help lines',
    title: { crisis: 'You deserve a real person now', concern: 'Somebody who listens' },
    text: {
      crisis:
        'What you wrote sounds heavy. These people are there day and night, free of judgement. You can go on writing here; nothing is blocked.',
      concern:
        'You do not need a reason that is good enough. These lines are for you, and for anybody who worries about somebody else. You can go on writing here.',
    },
    call: (number: string) => `Call ${number}`,
    region: regionNamesOf('en'),
    country: 'Country',
    anyCountry: 'Another country',
    finder: 'Find a line in any country',
    danger: (number: string) => `In danger right now? Call ${number}.`,
    close: 'Put the help lines away',
    open: 'Show help lines',
    listed: (at: Date) => `List of ${formats.monthAndYear(at)}. Numbers change.`,
  },
  notice: {
    label: 'What you are talking with',
    text: 'This is an AI, not a person. It has no feelings, and what it says is made up.',
    accept: 'Understood',
  },
  pause: {
    text: 'You have been here for a good while. A break would do you good; nothing gets lost.',
    goOn: 'Keep talking',
    take: 'Take a break',
  },
  session: {
    title: 'This session',
    text: (minutes: number) => `So far you have used the app for ${lasting(minutes)}.`,
    note: 'Counted in this browser only, while the page is in sight and used. After half an hour without use a new session begins.',
  },
  report: {
    open: 'Report or block',
    openReply: 'Report this reply',
    title: (name: string) => `Report ${name}`,
    titleReply: (name: string) => `Report a reply by ${name}`,
    text: 'Tell the operator of this server what is wrong. Nobody else sees it.',
    reason: 'What is wrong?',
    reasons: {
      minors: 'Something sexual about a minor',
      'self-harm': 'Encourages self-harm',
      sexual: 'Sexual content',
      violence: 'Violence or threats',
      hate: 'Hatred',
      impersonation: 'Imitates a real person',
      'private-data': 'Private details of somebody',
      'claims-human': 'Claims to be human',
      pressure: 'Makes me feel guilty or wants my money',
      other: 'Something else',
    },
    words: 'In your own words (if you like)',
    wordsHint: 'The operator reads this.',
    consent: 'Keep the text of this reply with the report',
    consentHint: 'Without this, only the reason and your words are stored.',
    send: 'Send the report',
    sending: 'Sending…',
    sent: 'Thank you. Your report was sent.',
    failed: 'That did not work.',
    close: 'Close',
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: 'You will not meet this mate in lists or search any more. Your conversations stay readable, and you can take it back in your profile.',
    go: (name: string) => `Block ${name}`,
    done: (name: string) => `${name} is blocked.`,
  },
  blocks: {
    title: 'Blocked mates',
    text: 'They are in no list and no search, and you cannot write to them.',
    none: 'You have not blocked anybody.',
    unblock: (name: string) => `Unblock ${name}`,
    loading: 'Blocked mates are coming',
    failed: 'The blocked mates could not be loaded.',
    again: 'Try again',
  },
  counts: {
    count: (value: number): string => formats.number(value),
    title: 'How often help was offered',
    text: 'Counted by month when help lines are shown beside a message: no words, no names, no accounts.',
    year: 'Year',
    times: 'Times',
    loading: 'The numbers are coming',
    failed: 'The numbers could not be loaded.',
    again: 'Try again',
  },
};
