/** The refusals that people meet on the page, as they are thrown. `#` stands for a number. */
export const refusals = [
  'login expired',
  'server error',
  'Too many tries. Please wait # seconds and try again.',
  'Too many tries. Please wait # minutes and try again.',
  'Too many people are signing in right now. Please try again.',
  'The server is stopping. Please try again in a moment.',
  'The service is temporarily unavailable. Please try again in a moment.',
  'Incorrect email or password.',
  'This is not your current password.',
  'Please sign out and in again first, so that we know it is you.',
  'This password is too easy to guess. Please choose another one.',
  'Please choose a password of at least # characters.',
  'Please choose a password of at most # characters.',
  'Please enter a valid email address.',
  'This address already has an account. Please sign in.',
  'This link no longer works. Please sign up again to get a new one.',
  'Please enter the password of this sign-up.',
  'This is not the password of this sign-up.',
  'Too many emails were requested. Please try again in # minutes.',
  'Too many emails were requested. Please try again in # hours.',
  'No mail can be delivered to this address. Please check it.',
  'The mail could not be sent. Please try again in a few minutes.',
  'You are out of credits. Your message is saved.',
  'A reply is still being written. Wait for it to finish, or stop it.',
  'The reply could not be stopped yet. Please try again.',
  'Write something first.',
  'Please write this on one line, without special characters.',
  'Please give the persona a name.',
  'Please enter your date of birth first.',
  'This date does not exist. Please check the day, month, and year.',
  'You are not old enough to chat yet.',
  'Mature content is turned off. You can turn it on in your profile.',
  'Sexual content involving anyone under 18 is not allowed.',
  'You blocked this mate. Unblock it in your profile to write again.',
  'There is no such conversation.',
  'There is no such mate.',
  'There is no such creator.',
  'There is no such message.',
  'There is no such persona.',
  'There is no such package.',
  'There is no such order.',
  'This mate is no longer available. You can still read this chat.',
  'This conversation was deleted.',
  'You do not have enough gold coins.',
  'Purchases are not available here.',
  'This order is already complete. Please start a new one.',
  'This order was started with another package. Please start a new one.',
  'The balance changed at the same moment. Please try again.',
  'The payment provider is not responding. Please try again in a moment.',
  'No suggestions this time. Please try again.',
  'No suggestion this time. Try again, or rephrase your idea.',
  'The request is too large.',
  'This is not available here yet.',
  'The reply cannot be read right now. Please try again.',
  'The companion took too long.',
  'The companion had no usable suggestion.',
  'This companion does not suggest replies.',
  'There is no such reply.',
  'Every mate is an adult.',
  'Every mate is an adult. Please remove anything that makes this one younger than 18.',
  'Please give the mate a tag.',
  'Please write one tag at a time.',
  'Please write this without special characters.',
  'This date is in the future. Please check the year.',
  'This date is too far in the past. Please check the year.',
  'Mature content is for adults who have confirmed their age.',
  'You have reached the limit of # conversations. Delete one to start another.',
  'You have reached the limit of # favorites. Remove one to add another.',
  'You have reached the limit of # followed creators. Unfollow one to follow another.',
  'You have reached the limit of # blocked mates. Unblock one to block another.',
  'You have reached the limit of # personas. Delete one to create another.',
  'You have reached the limit of # mates. Delete one to create another.',
] as const;

export type RefusalText = (typeof refusals)[number];

/** What a letter says: a greeting, then what happened, then what to do if it was not the reader. */
export interface LetterTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
}

/** What the server says to people in one language. */
export interface ServerTexts {
  /** `origin` says when and from where the sign-up was made. */
  readonly confirmation: (product: string, origin: string) => LetterTexts;
  readonly alreadyRegistered: (product: string, origin: string) => LetterTexts;
  readonly passwordRemoved: (product: string, provider: string) => LetterTexts;
  readonly origin: {
    readonly time: string;
    readonly browser: string;
    readonly network: string;
    readonly on: (browser: string, system: string) => string;
    readonly unknown: string;
  };
}

/** Another language than the one that the server's code is written in. */
export interface TranslatedTexts extends ServerTexts {
  readonly refusals: Readonly<Record<RefusalText, string>>;
}
