import type { AnyActorRef, AnyEventObject } from 'xstate';

/** The commands that are done. */
export type DoneToastKey =
  | 'accountDeleted'
  | 'codesCopied'
  | 'dataExported'
  | 'linkCopied'
  | 'loreSaved'
  | 'memorySaved'
  | 'factsForgotten'
  | 'goldExchanged'
  | 'mailSentAgain'
  | 'mateBlocked'
  | 'mateDeleted'
  | 'messageCopied'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'personaDeleted'
  | 'personaSaved'
  | 'profileSaved'
  | 'roomArchived'
  | 'roomDeleted'
  | 'roomImported'
  | 'roomRestored'
  | 'roomUnarchived'
  | 'textsCopied'
  | 'textsDiscarded';

/** Problems with a text that needs no error. */
export type ProblemToastKey =
  | 'codesNotCopied'
  | 'editEnded'
  | 'languageNotLoaded'
  | 'linkNotCopied'
  | 'messageMissing';

/** Failures with the reason in the text. `requestFailed` shows the reason alone. */
export type FailureToastKey =
  | 'favoriteNotSaved'
  | 'goldNotExchanged'
  | 'languageNotSaved'
  | 'messageNotSent'
  | 'requestFailed'
  | 'roomNotChanged'
  | 'signInFailed';

/** A notification by its key. The wiring chooses the text, in the page's language. */
export type Toast =
  | { readonly key: DoneToastKey | ProblemToastKey }
  | { readonly key: FailureToastKey; readonly error: unknown };

/** Who shows a toast, and on what event: where that is the end of an attempt, the toast ends when the attempt is repeated. */
export interface ToastSource {
  readonly self: AnyActorRef;
  readonly event: AnyEventObject;
}

/** The action of a machine that notifies the user, until the wiring provides it. */
export const showToast = (_: ToastSource | null, _toast: Toast): void => {};
export type ShowToast = typeof showToast;
