import type { ServerTexts } from './texts.ts';

export const en: ServerTexts = {
  confirmation: (product) => ({
    subject: `Confirm your address for ${product}`,
    paragraphs: [
      'Hello,',
      `this address was just used to sign up for ${product}. Open the link below to confirm that it is yours. It works for 24 hours.`,
      'If that was not you, leave the link alone and nothing happens.',
    ],
    link: 'Confirm this address',
  }),
  alreadyRegistered: (product) => ({
    subject: `You already have an account with ${product}`,
    paragraphs: [
      'Hello,',
      `this address was just used to sign up for ${product}, but it has an account already. Sign in with the password that you chose then.`,
      'If that was not you, there is nothing to do: your account has not changed.',
    ],
    link: `Open ${product}`,
  }),
};
