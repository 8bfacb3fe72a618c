import type { ErrorId } from './errors.ts';

/** A mail: a greeting, what happened, and what to do if it was not the reader. */
export interface LetterTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
}

/** The texts of mails and errors in one language. */
export interface ServerTexts {
  /** `origin` describes when and from where the sign-up was made. */
  readonly confirmation: (product: string, origin: string) => LetterTexts;
  readonly alreadyRegistered: (product: string, origin: string) => LetterTexts;
  readonly passwordReset: (product: string, origin: string) => LetterTexts;
  readonly unknownAddress: (product: string, origin: string) => LetterTexts;
  readonly newAddress: (product: string, origin: string) => LetterTexts;
  readonly oldAddress: (product: string, change: { newEmail: string; origin: string }) => LetterTexts;
  readonly addressTaken: (product: string, origin: string) => LetterTexts;
  readonly passkeyAdded: (product: string, origin: string) => LetterTexts;
  readonly passkeyRemoved: (product: string, origin: string) => LetterTexts;
  readonly secondStepOn: (product: string, origin: string) => LetterTexts;
  readonly secondStepOff: (product: string, origin: string) => LetterTexts;
  readonly recoveryCodeUsed: (product: string, origin: string) => LetterTexts;
  readonly recoveryCodesRenewed: (product: string, origin: string) => LetterTexts;
  readonly passwordChanged: (product: string, origin: string) => LetterTexts;
  readonly emailChanged: (product: string, origin: string) => LetterTexts;
  readonly accountDeleted: (product: string, origin: string) => LetterTexts;
  readonly providerLinked: (product: string, link: { provider: string; origin: string }) => LetterTexts;
  readonly passwordRemoved: (product: string, provider: string) => LetterTexts;
  readonly origin: {
    readonly time: string;
    readonly browser: string;
    readonly network: string;
    readonly on: (browser: string, system: string) => string;
    readonly unknown: string;
  };
  /** What a mate's texts call a person without a name; used like a name. */
  readonly guest: string;
  /** `#` stands for a number. */
  readonly errors: Readonly<Record<ErrorId, string>>;
}
