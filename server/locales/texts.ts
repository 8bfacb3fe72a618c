/** The refusals that people meet on the page, as they are thrown. `#` stands for a number. */
export const refusals = [
  'login expired',
  'server error',
  'Too many tries. Please wait # seconds and try again.',
  'Too many tries. Please wait # minutes and try again.',
  'Too many people are signing in right now. Please try again.',
  'The server is stopping. Please try again in a moment.',
  'The service is briefly unavailable. Please try again in a moment.',
  'The e-mail and the password do not belong together.',
  'This is not your current password.',
  'Please sign out and in again first, so that we know it is you.',
  'This password is one of the first that others would try. Please choose another one.',
  'Please choose a password of at least # characters.',
  'Please choose a password of at most # characters.',
  'This does not look like an e-mail address.',
  'This address has an account already. Please sign in.',
  'This link is not good any more. Please sign up again to get a new one.',
  'Please enter the password of this sign-up.',
  'This is not the password of this sign-up.',
  'Too many emails were requested. Please try again in # minutes.',
  'Too many emails were requested. Please try again in # hours.',
  'No mail can be delivered to this address. Please check it.',
  'The mail could not be sent. Please try again in a few minutes.',
  'Your chats are used up. Your message is not lost.',
  'A reply is still being written. Wait for its end, or stop it.',
  'The reply could not be stopped yet. Please try again.',
  'Write something first.',
  'Please write this on one line, without special characters.',
  'Please give the persona a name.',
  'Please tell your birth date first.',
  'There is no such day. Please check the day, the month and the year.',
  'You are not old enough to chat here yet.',
  'Mature content is turned off. You can turn it on in your profile.',
  'Nothing sexual that involves somebody under 18 has a place here.',
  'You blocked this mate. To write again, take the block back in your profile.',
  'There is no such conversation.',
  'There is no such mate.',
  'There is no such creator.',
  'There is no such message.',
  'There is no such persona.',
  'There is no such package.',
  'There is no such order.',
  'This mate is not there any more. What was said stays readable.',
  'This conversation was deleted.',
  'You have too few gold coins for this.',
  'Nothing can be bought here.',
  'This order is already decided. Please begin a new one.',
  'This order was begun with another package. Please begin anew.',
  'The balance changed at the same moment. Please try again.',
  'The payment provider does not answer. Please try again in a moment.',
  'No ideas came this time. Please try again.',
  'No idea came this time. Try again, or say it in other words.',
  'The request is too large.',
  'This is not available here yet.',
  'The reply cannot be read right now. Please try again.',
  'The companion took too long.',
  'The companion had no idea that can be shown.',
  'This companion has no ideas to give.',
  'There is no such reply.',
  'Every mate is an adult.',
  'Every mate is an adult. Please take out what makes this one younger than 18.',
  'Please give the mate a tag.',
  'Please write one tag at a time.',
  'Please write this without special characters.',
  'This day has not come yet. Please check the year.',
  'This is too long ago. Please check the year.',
  'Mature content is for adults who have told their age.',
  'You have # conversations, which is as many as there can be. Delete one to begin another.',
  'You have # favorites, which is as many as there can be. Remove one to add another.',
  'You follow # creators, which is as many as there can be. Unfollow one to follow another.',
  'You blocked # mates, which is as many as there can be. Unblock one to block another.',
  'You have # personas, which is as many as there can be. Delete one to make another.',
  'You have # mates, which is as many as there can be. Delete one to make another.',
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
