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
  passwordReset: (product, origin) => ({
    subject: `Set a new password for ${product}`,
    paragraphs: [
      'Hello,',
      `someone asked for a new password for the ${product} account with this address. If it was you, open the link below and choose one. It works once, for 30 minutes.`,
      origin,
      'If it wasn’t you, ignore this email: your password hasn’t changed.',
    ],
    link: 'Choose a new password',
  }),
  unknownAddress: (product, origin) => ({
    subject: `No ${product} account with this address`,
    paragraphs: [
      'Hello,',
      `someone asked for a new password for a ${product} account with this address, but there is none. If it was you, try another address, or create an account.`,
      origin,
      'If it wasn’t you, ignore this email.',
    ],
    link: `Open ${product}`,
  }),
  newAddress: (product, origin) => ({
    subject: `Confirm your new address for ${product}`,
    paragraphs: [
      'Hello,',
      `someone asked to use this address for their ${product} account. If it was you, open the link below and confirm. It works for 30 minutes. Your current address has to confirm the change too.`,
      origin,
      'If it wasn’t you, ignore this email: nothing changes.',
    ],
    link: 'Confirm this address',
  }),
  oldAddress: (product, { newEmail, origin }) => ({
    subject: `Your ${product} address is about to change`,
    paragraphs: [
      'Hello,',
      `someone signed in to your ${product} account asked to change its address to ${newEmail}. If it was you, open the link below and confirm. It works for 30 minutes. The new address has to confirm the change too.`,
      origin,
      'If it wasn’t you, open the link and cancel the change. Then change your password.',
    ],
    link: 'Confirm or cancel the change',
  }),
  addressTaken: (product, origin) => ({
    subject: `This address already has a ${product} account`,
    paragraphs: [
      'Hello,',
      `someone asked to use this address for another ${product} account, but it already has one. If it was you, sign in with it, or choose another address.`,
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
  passkeyAdded: (product, origin) => ({
    subject: `A passkey was added to your ${product} account`,
    paragraphs: [
      'Hello,',
      `a new passkey can now sign in to your ${product} account.`,
      origin,
      'If it wasn’t you, change your password and remove the passkey in your profile.',
    ],
    link: 'Open your profile',
  }),
  passkeyRemoved: (product, origin) => ({
    subject: `A passkey was removed from your ${product} account`,
    paragraphs: [
      'Hello,',
      `a passkey was removed from your ${product} account and can no longer sign in.`,
      origin,
      'If it wasn’t you, change your password in your profile.',
    ],
    link: 'Open your profile',
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
