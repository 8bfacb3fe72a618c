import { errors } from './errors.ts';
import type { ServerTexts } from './texts.ts';

export const en: ServerTexts = {
  confirmation: (product, origin) => ({
    subject: `Confirm your address for ${product}`,
    paragraphs: [
      'Hello,',
      `someone signed up for ${product} with this address. If it was you, open the link below and confirm. It works for 24 hours.`,
      origin,
      'If it wasn’t you, ignore this email: without you, no account is created.',
    ],
    link: 'Confirm this address',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `You already have an account with ${product}`,
    paragraphs: [
      'Hello,',
      `someone tried to sign up for ${product} with this address, but it already has an account. If it was you, sign in the way you did before.`,
      origin,
      'If it wasn’t you, ignore this email: your account hasn’t changed.',
    ],
    link: `Open ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Your ${product} password was removed`,
    paragraphs: [
      'Hello,',
      `you signed in to ${product} with ${provider}. We couldn’t be sure that you set the earlier password of this account, so we removed it and signed out all other devices.`,
      'You can set a new password in your profile.',
    ],
    link: `Open ${product}`,
  }),
  origin: {
    time: 'Time',
    browser: 'Browser',
    network: 'Network',
    on: (browser, system) => `${browser} on ${system}`,
    unknown: 'unknown',
  },
  errors,
};
