import { formats } from './app/formats.ts';

/** A chat of a visitor, without an account. */
export const trial = {
  intro: (name: string) =>
    `${name} is an AI character, not a person. The replies here come from prepared texts.`,
  left: (count: number) => formats.count(count, { one: '# message left', other: '# messages left' }),
  stored: 'This chat stays in this browser for a day. Create an account to keep it and continue.',
  create: 'Create an account',
  over: 'That was the last message without an account. Create one to continue. This chat moves with you.',
  privacy: 'Your date of birth is only checked, not stored.',
  failed: 'Couldn’t open this chat',
  missing: { title: 'Mate not found', text: 'This mate may no longer exist.' },
  importing: 'Moving your chat to your account…',
  offer: {
    text: (name: string) => `You chatted with ${name} before you signed in.`,
    add: 'Add to my chats',
    dismiss: 'Not now',
  },
};
