/** How long the machines wait, in milliseconds, by the name of the delay, or by the machine and the name. */
import type { Expectations } from 'statechart-tools/rules/rule';

const minute = 60_000;

export const delays: Expectations['delays'] = {
  /** A call has no time limit. After this time the page says that it takes long. */
  slowAfter: 15_000,
  /** A file is sent, which takes longer. */
  'bookImport slowAfter': 30_000,
  'roomImport slowAfter': 30_000,
  /** Suggestions help only while the user has not written. */
  'replySuggestions slowAfter': 12_000,

  /** Time to read that the text is in the composer. */
  'dictation shownFor': 8000,
  /** A microphone that was forgotten turns itself off. */
  'dictation silenceLimit': 20_000,
  'dictation pauseLimit': 20_000,
  'call idleLimit': 10 * minute,
  /** How far a reply was heard is stored before the next message is sent. */
  'call storeLimit': 10_000,
  /** As long as the server accepts a recording. */
  'dictation longestDictation': 2 * minute,

  /** Time to press Undo. */
  undoTime: minute,
  'messageActions offerPeriod': 10_000,

  /** Passkey dialogs stay open for as long as the server accepts an answer, less a margin. */
  promptTimeout: 4.5 * minute,
  stepTimeout: 5 * minute,
  redirectTimeout: 20_000,

  /** Five seconds more than twice as long as the sound of the samples. */
  'readAloud longestSentence': 7000,

  debounce: 300,
  'palette debounce': 200,
  pauseAfterTyping: 300,
  'roomSettings saveAfter': 2500,
  tick: 1000,

  'emailVerification pollInterval': 2000,
  'homeCopies pollInterval': 1000,
  verificationLimit: 10 * minute,
  'verifyEmail formRestart': minute,
  /** As long as the server accepts the link. */
  'deviceLink linkLifetime': 2 * minute,
  checkLimit: 10_000,
  'emailChange pollInterval': 4000,
  'payment pollInterval': 3000,
  readInterval: 5 * minute,
  /** Spread, so that the pages of a user do not request together; doubled after each failure. */
  'roomRefresh interval': [3625, 7250, 14_500, 29_000],

  /** The server sends a heartbeat every ten seconds. */
  silence: 25_000,
  silenceTimeout: 25_000,
  acceptanceGrace: 5000,
  roomBusyRetry: 3000,
  retryUnsentAfter: 30_000,
  /** A trial chat has no other limit, and the visitor can stop. */
  'trial longestReply': 5 * minute,
  'changeFeed backoff': [1000, 2000, 4000],
  'chatStream backoff': [500, 1000, 2000],
  restartAfter: minute,

  /** A page that is being left shows nothing else; it is shown again when the browser has not left it by then. */
  reloadGrace: 3000,
  'navigation reloadGrace': 5000,
  activationLimit: 5000,
  abortAfter: 30_000,
  loadLimit: 10_000,
  expectedAfter: 1500,

  'notification displayDuration': 5000,
  'notification exitDuration': 200,
  backOnlineNote: 4000,
  /** The server is asked less and less often; a quiet minute counts as a new beginning. */
  'connection backoff': [1000, 2000, 4000],
  calmAfter: minute,
  /** A second deployment while the page is open. */
  reloadedRecently: minute,
};
