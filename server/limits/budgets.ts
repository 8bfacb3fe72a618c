import type { Call } from '../../contract/call.ts';

type Path = Call['path'];

/** A rate limit: `points` requests per `seconds`, counted separately for each `per`. */
export interface Budget {
  readonly points: number;
  readonly seconds: number;
  readonly per: 'network' | 'account' | 'sign-up' | 'server';
  readonly paths: readonly Path[];
}

const minute = 60;
const hour = 60 * minute;

/**
 * The budgets that calls consume themselves, because the cost depends on more than the call. Those of networks suffice for a school or
 * an office: what protects one mailbox or one account is counted by its address (`server/mail/budget.ts`), account or sign-up.
 */
export const budgets = {
  'register-address': { points: 300, seconds: hour, per: 'network', paths: ['/user/register'] },
  /** Consumed after the password was verified, so that nobody else can use it up. */
  'sign-in-user': {
    points: 60,
    seconds: 10 * minute,
    per: 'account',
    paths: [
      '/user/login',
      '/user/loginGG',
      '/user/loginDiscord',
      '/user/passkey/signIn',
      '/user/secondStep/passkey',
      '/user/secondStep/code',
      '/user/signInLink/open',
    ],
  },
  /** Allows polling every two seconds, by several browsers of one household. */
  'poll-address': { points: 600, seconds: minute, per: 'network', paths: ['/user/verify/status'] },
  'poll-ticket': { points: 60, seconds: minute, per: 'sign-up', paths: ['/user/verify/status'] },
  /** For passwords guessed on the mailed link of a sign-up. */
  'link-password-address': {
    points: 300,
    seconds: hour,
    per: 'network',
    paths: ['/user/verify/confirm', '/user/email/confirm'],
  },
  'link-password-sign-up': {
    points: 10,
    seconds: hour,
    per: 'sign-up',
    paths: ['/user/verify/confirm', '/user/email/confirm'],
  },
  'confirm-address': { points: 300, seconds: 10 * minute, per: 'network', paths: ['/user/verify/confirm'] },
  /** Nobody can guess a secret: this limits the work of looking for it. */
  'sign-in-link-address': {
    points: 60,
    seconds: 10 * minute,
    per: 'network',
    paths: ['/user/signInLink/open'],
  },
  'forgot-address': { points: 300, seconds: hour, per: 'network', paths: ['/user/password/forgot'] },
  'reset-address': {
    points: 300,
    seconds: 10 * minute,
    per: 'network',
    paths: ['/user/password/reset', '/user/password/reset/read'],
  },
  /** For mails to other addresses. Consumed after the password was verified, so that nobody else can use it up. */
  'change-email-user': { points: 10, seconds: hour, per: 'account', paths: ['/user/email/change'] },
  'email-link-address': {
    points: 300,
    seconds: 10 * minute,
    per: 'network',
    paths: ['/user/email/confirm', '/user/email/reject'],
  },
  'passkey-start-address': {
    points: 300,
    seconds: 10 * minute,
    per: 'network',
    paths: ['/user/passkey/signIn/start'],
  },
  /** Nobody can guess a signature: this limits the work of checking it. */
  'passkey-address': { points: 300, seconds: 10 * minute, per: 'network', paths: ['/user/passkey/signIn'] },
  'second-step-address': {
    points: 600,
    seconds: 10 * minute,
    per: 'network',
    paths: ['/user/secondStep/start', '/user/secondStep/passkey', '/user/secondStep/code'],
  },
  'resend-address': { points: 300, seconds: 10 * minute, per: 'network', paths: ['/user/verify/resend'] },
  /** Reads all stored data of an account. */
  'export-user': {
    points: 10,
    seconds: hour,
    per: 'account',
    paths: ['/user/export', '/room/export', '/room/exportRoom', '/companion/export'],
  },
  /** For files of many messages, which all are checked. Consumed before the file is read. */
  'import-user': { points: 10, seconds: hour, per: 'account', paths: ['/room/importRoom'] },
  /** For archives, of which all is checked. Consumed before the archive is read. */
  'import-companion-user': { points: 20, seconds: hour, per: 'account', paths: ['/companion/import'] },
  /** For parts of chats from other apps, which all are checked. Consumed before the part is read. */
  'import-messages-user': { points: 600, seconds: 10 * minute, per: 'account', paths: ['/import/messages'] },
  /** For feeds of changes, which every page that becomes visible opens. */
  'follow-user': { points: 240, seconds: minute, per: 'account', paths: ['/user/changes'] },
  'report-user': { points: 20, seconds: hour, per: 'account', paths: ['/safety/report'] },
  'block-user': { points: 60, seconds: 10 * minute, per: 'account', paths: ['/safety/block'] },
  'age-address': { points: 300, seconds: hour, per: 'network', paths: ['/user/confirmAge'] },
  'age-user': {
    points: 20,
    seconds: hour,
    per: 'account',
    paths: ['/user/confirmAge', '/user/confirmAdult'],
  },
  /** Allows search as you type. */
  'search-address': { points: 240, seconds: minute, per: 'network', paths: ['/mate/search'] },
  'search-messages-user': { points: 240, seconds: minute, per: 'account', paths: ['/room/searchMessages'] },
  'review-user': { points: 30, seconds: 10 * minute, per: 'account', paths: ['/mate/review'] },
  'order-user': { points: 30, seconds: 10 * minute, per: 'account', paths: ['/subscription/order'] },
  /** Decodes a file of up to 10 MB. Consumed before the file is read. */
  'add-picture-user': { points: 60, seconds: 10 * minute, per: 'account', paths: ['/mate/own/picture'] },
  /** Occupies the operator's host as long as was spoken. Both are consumed before the recording is read. */
  'transcribe-user': { points: 20, seconds: minute, per: 'account', paths: ['/dictation/transcribe'] },
  'transcribe-day-user': {
    points: 500,
    seconds: 24 * hour,
    per: 'account',
    paths: ['/dictation/transcribe'],
  },
  /** For files of thousands of entries. */
  'import-lorebook-user': {
    points: 60,
    seconds: 10 * minute,
    per: 'account',
    paths: ['/lorebook/import'],
  },
  'export-lorebook-user': {
    points: 120,
    seconds: 10 * minute,
    per: 'account',
    paths: ['/lorebook/export'],
  },
  /** Allows tests as you type. */
  'test-lorebook-user': { points: 240, seconds: minute, per: 'account', paths: ['/lorebook/test'] },
  /** Allows to import a library of cards. */
  'save-mate-user': { points: 300, seconds: 10 * minute, per: 'account', paths: ['/mate/own/save'] },
  /** For files of up to 10 MB. */
  'save-card-file-user': {
    points: 300,
    seconds: 10 * minute,
    per: 'account',
    paths: ['/mate/own/saveCardFile'],
  },
  /** Reads a card of up to a million characters, or its file. */
  'own-card-user': {
    points: 120,
    seconds: 10 * minute,
    per: 'account',
    paths: ['/mate/own/card', '/mate/own/cardFile'],
  },
  'suggest-mate-user': { points: 20, seconds: 10 * minute, per: 'account', paths: ['/mate/own/suggest'] },
  /** For uncached pictures; a browser requests each of its own once. */
  'draw-look-address': {
    points: 600,
    seconds: minute,
    per: 'network',
    paths: ['/media/looks/portrait.svg'],
  },
  /** For the pictures of links; a site requests each once for many people. */
  'draw-share-picture': {
    points: 120,
    seconds: minute,
    per: 'network',
    paths: ['/media/shared/mate.jpg'],
  },
  'send-user': {
    points: 30,
    seconds: minute,
    per: 'account',
    paths: ['/girl/chat/send', '/girl/chat/retry', '/girl/chat/anotherReply', '/girl/chat/continueReply'],
  },
  'send-address': {
    points: 120,
    seconds: minute,
    per: 'network',
    paths: ['/girl/chat/send', '/girl/chat/retry', '/girl/chat/anotherReply', '/girl/chat/continueReply'],
  },
  /** For chats of visitors. Each message is judged and answered, and nothing is charged. */
  'trial-address': { points: 60, seconds: hour, per: 'network', paths: ['/user/trialReply'] },
  /** For replies of a model in them: after that the scripts reply, and no call is refused. */
  'trial-model-address': { points: 15, seconds: hour, per: 'network', paths: [] },
  'trial-model': { points: 300, seconds: 24 * hour, per: 'server', paths: [] },
  /** For sentences that are read aloud: a few seconds each. */
  'speak-user': { points: 90, seconds: minute, per: 'account', paths: ['/speech'] },
  'speak-user-day': { points: 5000, seconds: 24 * hour, per: 'account', paths: ['/speech'] },
  'inspire-user': { points: 30, seconds: minute, per: 'account', paths: ['/girl/chat/getInspiration'] },
} as const satisfies Record<string, Budget>;

/**
 * The requests per minute allowed for the other calls that change data: per account, or per network for visitors.
 * Consumed before the call's handler runs.
 */
export const writesPerMinute: Readonly<Record<Path, number>> = {
  '/import/undo': 10,
  '/room/createRoom': 30,
  '/room/deleteRoom': 60,
  '/room/restoreRoom': 60,
  '/room/notes': 30,
  '/room/replySettings': 30,
  '/room/renameRoom': 30,
  '/room/archiveRoom': 60,
  '/room/copyRoom': 10,
  '/room/deleteMessage': 60,
  '/room/restoreMessages': 60,
  '/room/hearReply': 120,
  '/room/likeMessage': 120,
  '/room/pinMessage': 120,
  '/room/showMessage': 120,
  '/room/editReply': 30,
  '/room/persona': 60,
  '/memory/addFact': 60,
  '/memory/correctFact': 60,
  '/memory/pinFact': 120,
  '/memory/endFact': 120,
  '/memory/forgetFact': 120,
  '/memory/correctChapter': 60,
  '/memory/forgetChapter': 120,
  '/memory/switchRoom': 60,
  '/girl/chat/stop': 60,
  '/user/saveOrUpdatePersona': 30,
  '/user/setDefaultPersona': 60,
  '/user/deleteDefaultPersona': 60,
  '/user/doFavorite': 120,
  '/mate/followCreator': 120,
  '/mate/followTag': 120,
  '/room/readMateChange': 120,
  '/mate/own/delete': 30,
  '/lorebook/save': 60,
  '/lorebook/delete': 60,
  '/lorebook/attach': 60,
  '/lorebook/saveEntry': 120,
  '/lorebook/changeEntries': 60,
  '/user/updateLange': 30,
  '/safety/aiNotice': 30,
  '/user/profile': 30,
  '/user/nfsw': 30,
  '/user/logout': 60,
  '/user/email/cancel': 30,
  '/user/signInLink/create': 30,
  '/copies/on': 30,
  '/copies/off': 30,
  '/copies/now': 30,
  '/copies/key': 30,
  '/copies/key/saved': 30,
  '/user/sessions/end': 60,
  '/user/sessions/endOthers': 30,
  '/user/passkey/add/start': 30,
  '/user/passkey/add': 30,
  '/user/passkey/rename': 30,
  '/user/passkey/remove': 30,
  '/user/secondStep/on': 30,
  '/user/secondStep/off': 30,
  '/user/secondStep/codes': 30,
  '/user/secondStep/codes/confirm': 30,
  '/subscription/sandboxCheckout': 30,
  '/subscription/exchange': 30,
};
