import type { ErrorId, ErrorText } from './errors.ts';

/** The texts of a mail between the greeting and its link. */
export interface LetterTexts {
  readonly subject: string;
  /** The event. */
  readonly event: string;
  /** The advice if it was not the reader. */
  readonly advice: string;
  readonly link: string;
}

/** The mails of the server. */
export type LetterId =
  | 'confirmation'
  | 'alreadyRegistered'
  | 'passwordReset'
  | 'unknownAddress'
  | 'newAddress'
  | 'oldAddress'
  | 'addressTaken'
  | 'passwordRemoved'
  | 'providerLinked'
  | NoticeId;

/**
 * An event of which the owner of an account is notified: a change of how to sign in, the end of the account, or what an operator did to a
 * mate.
 */
export type NoticeId =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'secondStepOffByOperator'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted'
  | 'mateWithdrawn'
  | 'mateRestored';

/** The texts of mails and errors in one language; `detail` is the new address, the provider or the mate that a mail names. */
export interface ServerTexts extends Readonly<
  Record<LetterId, (product: string, detail: string) => LetterTexts>
> {
  readonly greeting: string;
  readonly origin: {
    readonly time: string;
    readonly browser: string;
    readonly network: string;
    readonly on: (browser: string, system: string) => string;
    readonly unknown: string;
  };
  /** The name of a person without one in a mate's texts; used like a name. */
  readonly guest: string;
  readonly errors: Readonly<Record<ErrorId, ErrorText>>;
}
