import { asksForCode } from '../../../contract/site.ts';
import { failureText } from '../../locales/failure-text.ts';
import type { ReadMessages } from '../../locales/messages.ts';
import { toFailure, type Failure } from '../../machines/shared/failure.ts';
import type { NotificationRequest, Notify } from '../../machines/notifications/notifications.types.ts';
import type { ShowToast, Toast } from '../../machines/shared/toast.ts';

/** The cause of what a failed attempt to sign in or up shows, which ends with the next one of either kind. */
export const signInCause = 'signIn';

/** Returns the `showToast` of all machines. `read` must have the texts of the screen that is open. */
export const createShowToast =
  (read: ReadMessages, notify: Notify): ShowToast =>
  (source, toast) => {
    const request = requests[toast.key](read, toFailure('error' in toast ? toast.error : undefined));
    if (request !== null) notify(source, request);
  };

/** Messages of a list and of the settings about one conversation replace each other. */
const ofRoom = (request: NotificationRequest): NotificationRequest => ({ ...request, cause: 'room' });

const done = (message: string): NotificationRequest => ({ message, type: 'positive' });
const problem = (message: string): NotificationRequest => ({ message, type: 'negative' });

const requests: Readonly<
  Record<Toast['key'], (read: ReadMessages, failure: Failure) => NotificationRequest | null>
> = {
  accountDeleted: (read) => done(read('profile').farewell.done),
  codesCopied: (read) => done(read('passkeys').secondStep.copied),
  codesNotCopied: (read) => problem(read('passkeys').secondStep.notCopied),
  dataExported: (read) => done(read('profile').data.done),
  editEnded: (read) => problem(read('chat').editEnded),
  /** An expired session opens the sign-in panel, which answers the press. */
  favoriteNotSaved: (read, failure) =>
    failure.kind === 'expired' ? null : problem(read('favorites').notSet(failureText(read, failure))),
  linkCopied: (read) => done(read('mateDetail').linkCopied),
  linkNotCopied: (read) => problem(read('mateDetail').linkNotCopied),
  loreSaved: (read) => done(read('lorebooks').saved),
  memorySaved: (read) => done(read('memory').saved),
  factsForgotten: (read) => done(read('messageActions').learned.forgotten),
  goldExchanged: (read) => done(read('billing').exchange.done),
  goldNotExchanged: (read, failure) => problem(read('billing').exchange.failed(failureText(read, failure))),
  languageNotLoaded: (read) => problem(read('notifications').language.notFetched),
  languageNotSaved: (read, failure) => ({
    message: read('notifications').language.notSaved(failureText(read, failure)),
    type: 'warning',
  }),
  mailSentAgain: (read) => {
    const { sentAgain, code } = read('verifyEmail');
    return done(asksForCode(read('site')) ? code.sentAgain : sentAgain[read('site').mail]);
  },
  mateBlocked: (read) => done(read('favorites').blocked),
  mateDeleted: (read) => done(read('mateEditor').deleted),
  messageCopied: (read) => done(read('messageActions').copied),
  messageNotSent: (read, failure) => problem(read('notifications').notSent(failureText(read, failure))),
  messageMissing: (read) => problem(read('chat').messageGone),
  passkeyAdded: (read) => done(read('passkeys').added),
  passkeyRemoved: (read) => done(read('passkeys').removed),
  passwordChanged: (read) => done(read('profile').password.changed),
  personaDeleted: (read) => done(read('personas').deleted),
  personaSaved: (read) => done(read('personas').saved),
  profileSaved: (read) => done(read('profile').you.saved),
  requestFailed: (read, failure) => problem(failureText(read, failure)),
  roomArchived: (read) => ofRoom(done(read('recentChats').archive.added)),
  roomDeleted: (read) => ofRoom(done(read('roomSettings').deleted)),
  roomImported: (read) => done(read('recentChats').import.done),
  roomNotChanged: (read, failure) => ofRoom(problem(read('roomSettings').failed(failureText(read, failure)))),
  roomRestored: (read) => ofRoom(done(read('roomSettings').undone)),
  roomUnarchived: (read) => ofRoom(done(read('recentChats').archive.left)),
  textsCopied: (read) => ofRoom(done(read('recentChats').orphaned.copied)),
  textsDiscarded: (read) => ofRoom(done(read('recentChats').orphaned.discarded)),
  /** In red at the top, as specified for sign-up and for Discord. */
  signInFailed: (read, failure) => ({
    ...problem(failure.message === '' ? read('shell').somethingError : failureText(read, failure)),
    cause: signInCause,
    position: 'top',
    timeout: 3000,
  }),
};
