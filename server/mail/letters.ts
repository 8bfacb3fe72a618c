import type { Mail } from './mailer.ts';

interface Letter {
  readonly to: string;
  readonly productName: string;
}

/** Asks somebody to confirm that the address is theirs. */
export const confirmationLetter = (letter: Letter & { readonly url: string }): Mail => ({
  to: letter.to,
  subject: `Confirm your address for ${letter.productName}`,
  paragraphs: [
    'Hello,',
    `this address was just used to sign up for ${letter.productName}. Open the link below to confirm that it is yours. It works for 24 hours.`,
    'If that was not you, leave the link alone and nothing happens.',
  ],
  link: { label: 'Confirm this address', url: letter.url },
});

/** Tells the owner of an account that somebody, most likely they, tried to sign up with it again. */
export const alreadyRegisteredLetter = (letter: Letter & { readonly url: string }): Mail => ({
  to: letter.to,
  subject: `You already have an account with ${letter.productName}`,
  paragraphs: [
    'Hello,',
    `this address was just used to sign up for ${letter.productName}, but it has an account already. Sign in with the password that you chose then.`,
    'If that was not you, there is nothing to do: your account has not changed.',
  ],
  link: { label: `Open ${letter.productName}`, url: letter.url },
});
