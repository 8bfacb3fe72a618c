import { errors } from './errors.ts';
import type { ServerTexts } from './texts.ts';

export const en: ServerTexts = {
  greeting: 'Hello,',
  confirmation: (product) => ({
    subject: `Confirm your address for ${product}`,
    event: `Someone signed up for ${product} with this address. If it was you, open the link below and confirm. It works for 24 hours.`,
    advice: 'If it wasn’t you, ignore this email: no account is created unless you confirm.',
    link: 'Confirm this address',
  }),
  alreadyRegistered: (product) => ({
    subject: `You already have an account with ${product}`,
    event: `Someone tried to sign up for ${product} with this address, but there is already an account with it. If it was you, sign in the way you did before.`,
    advice: 'If it wasn’t you, ignore this email: your account hasn’t changed.',
    link: `Open ${product}`,
  }),
  passwordReset: (product) => ({
    subject: `Set a new password for ${product}`,
    event: `Someone asked for a new password for the ${product} account with this address. If it was you, open the link below and choose one. It works once, for 30 minutes.`,
    advice: 'If it wasn’t you, ignore this email: your password hasn’t changed.',
    link: 'Choose a new password',
  }),
  unknownAddress: (product) => ({
    subject: `No ${product} account with this address`,
    event: `Someone asked for a new password for a ${product} account with this address, but there is none. If it was you, try another address, or create an account.`,
    advice: 'If it wasn’t you, ignore this email.',
    link: `Open ${product}`,
  }),
  newAddress: (product) => ({
    subject: `Confirm your new address for ${product}`,
    event: `Someone asked to use this address for their ${product} account. If it was you, open the link below and confirm. It works for 30 minutes. Your current address has to confirm the change too.`,
    advice: 'If it wasn’t you, ignore this email: nothing changes.',
    link: 'Confirm this address',
  }),
  oldAddress: (product, newEmail) => ({
    subject: `Your ${product} address is about to change`,
    event: `Someone signed in to your ${product} account asked to change its address to ${newEmail}. If it was you, open the link below and confirm. It works for 30 minutes. The new address has to confirm the change too.`,
    advice: 'If it wasn’t you, open the link and cancel the change. Then change your password.',
    link: 'Confirm or cancel the change',
  }),
  addressTaken: (product) => ({
    subject: `There’s already a ${product} account with this address`,
    event: `Someone asked to use this address for another ${product} account, but there’s already one with it. If it was you, sign in with it, or choose another address.`,
    advice: 'If it wasn’t you, ignore this email: your account hasn’t changed.',
    link: `Open ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Your ${product} password was removed`,
    event: `You signed in to ${product} with ${provider}. We couldn’t be sure that you set the earlier password of this account, so we removed it and signed out all other devices.`,
    advice: 'You can set a new password in your settings.',
    link: `Open ${product}`,
  }),
  passkeyAdded: (product) => ({
    subject: `A passkey was added to your ${product} account`,
    event: `You can now sign in to your ${product} account with a new passkey.`,
    advice: 'If it wasn’t you, change your password and remove the passkey in your settings.',
    link: 'Open your settings',
  }),
  passkeyRemoved: (product) => ({
    subject: `A passkey was removed from your ${product} account`,
    event: `A passkey was removed from your ${product} account. It can no longer be used to sign in.`,
    advice: 'If it wasn’t you, change your password in your settings.',
    link: 'Open your settings',
  }),
  secondStepOn: (product) => ({
    subject: `Your ${product} account now asks for a passkey`,
    event: `From now on, signing in to your ${product} account with a password or a provider also asks for a passkey. Keep your recovery codes in a safe place: each replaces the passkey once.`,
    advice: 'If it wasn’t you, change your password and check the passkeys in your settings.',
    link: 'Open your settings',
  }),
  secondStepOff: (product) => ({
    subject: `Your ${product} account no longer asks for a passkey`,
    event: `Signing in to your ${product} account with a password or a provider no longer asks for a passkey. The recovery codes no longer work.`,
    advice: 'If it wasn’t you, change your password and turn it on again in your settings.',
    link: 'Open your settings',
  }),
  secondStepOffByOperator: (product) => ({
    subject: `Your ${product} account no longer asks for a passkey`,
    event: `An operator of ${product} changed your account: signing in no longer asks for a passkey after the password or the provider. The recovery codes no longer work.`,
    advice: 'If you didn’t ask for this, change your password and turn it on again in your settings.',
    link: 'Open your settings',
  }),
  recoveryCodeUsed: (product) => ({
    subject: `A recovery code of your ${product} account was used`,
    event: `Someone signed in to your ${product} account with a recovery code instead of a passkey. This code no longer works.`,
    advice:
      'If it wasn’t you, change your password, sign out all other devices and create new recovery codes in your settings.',
    link: 'Open your settings',
  }),
  recoveryCodesRenewed: (product) => ({
    subject: `Your ${product} account has new recovery codes`,
    event: `New recovery codes were created for your ${product} account. The earlier ones no longer work.`,
    advice: 'If it wasn’t you, change your password and create new recovery codes in your settings.',
    link: 'Open your settings',
  }),
  passwordChanged: (product) => ({
    subject: `Your ${product} password was changed`,
    event: `The password of your ${product} account was changed, and all other devices were signed out.`,
    advice:
      'If it wasn’t you, open the link below and set a new password. Then check the passkeys in your settings.',
    link: 'Set a new password',
  }),
  emailChanged: (product) => ({
    subject: `Your ${product} account has a new address`,
    event: `The address of your ${product} account was changed. You can no longer sign in with this address, and it gets no more links.`,
    advice: 'If it wasn’t you, contact us through the link below.',
    link: 'Get help',
  }),
  mateWithdrawn: (product, name) => ({
    subject: `${name} was withdrawn from ${product}`,
    event: `The operator of ${product} withdrew your mate ${name}: nobody can find it or chat with it until it is restored. Existing chats can still be read. The reason:`,
    advice: 'You can change the mate in the meantime. If you think this is a mistake, contact the operator.',
    link: 'Open your mates',
  }),
  mateRestored: (product, name) => ({
    subject: `${name} is available again on ${product}`,
    event: `The operator of ${product} restored your mate ${name}. The reason:`,
    advice: 'It has the visibility you chose, and its chats can continue.',
    link: 'Open your mates',
  }),
  accountDeleted: (product) => ({
    subject: `Your ${product} account was deleted`,
    event: `Your ${product} account was deleted, with all chats, personas, mates and credits. This is the last email about it.`,
    advice: 'If it wasn’t you, contact us through the link below. Deleted data can’t be restored.',
    link: 'Get help',
  }),
  providerLinked: (product, provider) => ({
    subject: `You can sign in to ${product} with ${provider}`,
    event: `From now on, you can sign in to your ${product} account with ${provider}, because it has the same address.`,
    advice: `If it wasn’t you, change your password in your settings and secure your ${provider} account.`,
    link: 'Open your settings',
  }),
  origin: {
    time: 'Time',
    browser: 'Browser',
    network: 'Network',
    on: (browser, system) => `${browser} on ${system}`,
    unknown: 'unknown',
  },
  guest: 'Guest',
  errors,
};
