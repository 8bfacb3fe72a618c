import { code } from '../../../contract/envelope.ts';
import { loreFields } from '../support/rooms/own-lorebooks.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { roomFile } from '../support/rooms/room-files.ts';
import type { Belongings } from './belongings.ts';

/** A valid input of a call, and the expected code: 200 by default. */
export interface Sample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly c?: number;
}

const id = () => crypto.randomUUID();
const nothing: Sample = { input: {} };
const seal = { memory: null, signature: 'AA' };

/** The credential that a browser would send, without a challenge of the server. */
const credential = { id: 'none', rawId: 'none', type: 'public-key' };
const passkeyRegistration = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const passkeyAssertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/** One sample for each call of the contract, by its export name. The ids are those of `own`. */
export const sampleOf: Readonly<Record<string, (own: Belongings) => Sample>> = {
  // Deliberately wrong, so that the account does not change.
  changePassword: () => ({
    input: { oldPassword: 'not this one', newPassword: 'a whole new one' },
    c: code.wrongCredentials,
  }),
  deleteAccount: () => ({
    input: { password: 'not this one', confirm: 'delete' },
    c: code.wrongCredentials,
  }),
  updateLange: () => ({ input: { language: 'en' } }),
  profile: () => nothing,
  updateProfile: () => ({ input: { name: 'Eve', hue: 20 } }),
  exportData: () => nothing,

  ageStatus: () => nothing,
  confirmAge: () => ({ input: { birthDate: '1990-05-17' } }),
  confirmAdult: () => nothing,
  setNfsw: () => ({ input: { wanted: true } }),

  trialReply: () => ({ input: { mateId: 'wren', lines: [], seal, text: 'Hello' } }),

  changes: () => ({ input: { after: '0' } }),

  send: ({ roomId }) => ({ input: { roomId, clientMessageId: id(), text: 'Hello' } }),
  resume: ({ replyId }) => ({ input: { replyId, after: 0 } }),
  // The message already has its reply.
  retry: ({ messageId }) => ({ input: { messageId, clientReplyId: id() }, c: code.invalid }),
  anotherReply: ({ messageId }) => ({ input: { messageId, clientReplyId: id() } }),
  // The reply is complete.
  continueReply: ({ messageId }) => ({ input: { messageId, clientReplyId: id() }, c: code.invalid }),
  stop: ({ replyId }) => ({ input: { replyId } }),
  // The companion of the tests does not support suggestions.
  getInspiration: ({ roomId }) => ({ input: { roomId }, c: code.notAvailable }),

  speechVoices: () => nothing,
  // The server of the tests has no host for speech.
  speak: () => ({ input: { text: 'Hello.', voice: 'iris', speed: 1 }, c: code.notAvailable }),

  mateMemory: ({ roomId }) => ({ input: { mateId: 'iris-vale', roomId } }),
  addFact: ({ roomId }) => ({
    input: { clientId: id(), mateId: 'iris-vale', roomId, kind: 'you', text: 'Lives by the sea' },
  }),
  correctFact: ({ factId }) => ({ input: { factId, text: 'Lives in the hills' } }),
  pinFact: ({ factId }) => ({ input: { factId, pinned: true } }),
  endFact: ({ factId }) => ({ input: { factId, ended: true } }),
  forgetFact: ({ factId }) => ({ input: { factId, forgotten: true } }),
  roomChapters: ({ roomId }) => ({ input: { roomId } }),
  correctChapter: ({ chapterId }) => ({ input: { chapterId, text: 'They talked about rain.' } }),
  forgetChapter: ({ chapterId }) => ({ input: { chapterId, forgotten: true } }),
  switchRoomMemory: ({ roomId }) => ({ input: { roomId, remembers: false } }),
  // Stored for replies of a language model only.
  replyPrompt: ({ replyId }) => ({ input: { messageId: replyId } }),

  forYou: () => nothing,
  doFavorite: () => ({ input: { mateId: 'iris-vale', favorite: '1' } }),
  favorites: () => nothing,
  followCreator: () => ({ input: { creatorId: 'harbour-lane', follow: '1' } }),
  followTag: () => ({ input: { tag: 'seaside', wanted: true } }),
  tagState: () => ({ input: { tag: 'seaside' } }),
  creatorPage: () => ({ input: { creatorId: 'harbour-lane' } }),
  readMateChange: ({ roomId }) => ({ input: { roomId, changedAt: 1 } }),
  followList: () => nothing,
  getMateDetail: () => ({ input: { mateId: 'iris-vale' } }),
  mateExtraInfo: () => ({ input: { mateId: 'iris-vale' } }),
  recommend: () => nothing,
  trendingRank: () => nothing,
  review: () => ({ input: { mateId: 'iris-vale', stars: 4, text: 'Good' } }),
  reviews: () => ({ input: { mateId: 'iris-vale', before: 'any' } }),

  ownMates: () => nothing,
  ownMate: ({ mateId }) => ({ input: { mateId } }),
  ownMateCard: ({ mateId }) => ({ input: { mateId } }),
  ownCardFile: ({ mateId }) => ({ input: { mateId } }),
  saveOwnCardFile: ({ mateId }) => ({ input: { mateId, content: 'UEsFBg==' } }),
  saveOwnMate: ({ mateId }) => ({ input: { mateId, clientMateId: id(), draft: aDraft } }),
  // The server of the tests has no host for it.
  transcribe: () => ({ input: {}, c: code.notAvailable }),
  addPicture: () => ({ input: { confirmed: '1', square: '0,0,1' } }),
  deleteOwnMate: ({ mateId }) => ({ input: { mateId } }),
  suggestMate: () => ({ input: { wish: 'A lighthouse keeper' }, c: code.notAvailable }),

  lorebooks: () => nothing,
  loreEntries: ({ bookId }) => ({ input: { bookId } }),
  saveLorebook: ({ bookId }) => ({
    input: {
      bookId,
      version: 0,
      clientId: id(),
      settings: { name: 'Eve', description: 'A harbor', scanDepth: 3, tokenBudget: 500, recursive: false },
    },
    // No book has this version.
    c: code.changedElsewhere,
  }),
  saveLoreEntry: ({ bookId }) => ({ input: { bookId, clientId: id(), fields: loreFields } }),
  deleteLorebook: ({ bookId }) => ({ input: { bookId, deleted: true } }),
  attachLorebook: ({ bookId, mateId }) => ({
    input: { bookId, to: { kind: 'mate', mateId }, attached: true },
  }),
  changeLoreEntries: ({ bookId, entryId }) => ({
    input: { bookId, entryIds: [entryId], change: { kind: 'enable', enabled: false } },
  }),
  importLorebook: () => ({
    input: { clientId: id(), name: 'Eve', text: '{"entries":[{"keys":["bell"],"content":"It rings."}]}' },
  }),
  exportLorebook: ({ bookId }) => ({ input: { bookId, format: 'world' } }),
  testLorebook: ({ bookId, mateId }) => ({ input: { bookId, mateId, messages: ['The bell'], seed: 2 } }),

  personas: () => nothing,
  saveOrUpdatePersona: ({ persona }) => ({
    input: { uuid: persona, clientId: id(), name: 'Eve', pronouns: 'she/her', about: 'Curious' },
  }),
  setDefaultPersona: ({ persona }) => ({ input: { uuid: persona } }),
  deleteDefaultPersona: ({ persona }) => ({ input: { uuid: persona } }),
  roomPersona: ({ roomId }) => ({ input: { roomId } }),
  chooseRoomPersona: ({ roomId, persona }) => ({ input: { roomId, uuid: persona } }),

  providers: () => nothing,
  // No provider is configured.
  loginGG: () => ({ input: { credential: 'none', nonce: 'none' }, c: code.notAvailable }),
  loginDiscord: () => ({
    input: { code: 'none', codeVerifier: 'x'.repeat(43) },
    c: code.notAvailable,
  }),

  editReply: ({ replyId }) => ({ input: { messageId: replyId, text: 'Edited' } }),
  showMessage: ({ replyId }) => ({ input: { messageId: replyId } }),
  roomNotes: ({ roomId }) => ({ input: { roomId } }),
  saveReplySettings: ({ roomId }) => ({ input: { roomId, model: null, length: 'short', temper: 'steady' } }),
  saveRoomNotes: ({ roomId }) => ({ input: { roomId, notes: 'Likes rain' } }),
  renameRoom: ({ roomId }) => ({ input: { roomId, title: 'Rainy evenings' } }),
  archiveRoom: ({ roomId }) => ({ input: { roomId, archived: true } }),
  copyRoom: ({ roomId, replyId }) => ({
    input: { roomId, messageId: replyId, clientRoomId: id() },
  }),
  exportRoom: ({ roomId }) => ({ input: { roomId } }),
  exportRoomFile: ({ roomId }) => ({ input: { roomId } }),
  importMessages: ({ mateId }) => ({
    input: {
      importId: id(),
      clientRoomId: id(),
      mateId,
      title: 'Rain',
      from: 0,
      messages: [{ role: 'mate', text: 'Hello', createdAt: 1000, parent: 0, shown: true }],
      seal,
    },
  }),
  imports: () => nothing,
  undoImport: () => ({ input: { importId: id() } }),
  exportCompanion: ({ roomId }) => ({ input: { roomId } }),
  // The body is not an archive.
  importCompanion: () => ({ input: {}, c: code.invalid }),
  importRoom: () => ({ input: { clientRoomId: id(), file: roomFile } }),
  restoreRoom: ({ roomId }) => ({ input: { roomId } }),
  deleteMessage: ({ messageId }) => ({ input: { messageId } }),
  // Nothing was deleted.
  restoreMessages: ({ messageId }) => ({ input: { removalId: messageId }, c: code.notFound }),
  pinMessage: ({ messageId }) => ({ input: { messageId, pinned: true } }),
  hearReply: ({ replyId }) => ({ input: { messageId: replyId, heardTo: 1 } }),
  likeMessage: ({ replyId }) => ({ input: { messageId: replyId, liked: true } }),
  createRoom: () => ({ input: { mateId: 'iris-vale', clientRoomId: id(), temporary: '1' } }),
  roomList: () => nothing,
  roomInfo: ({ roomId }) => ({ input: { roomId, before: '9', limit: '5' } }),
  deleteRoom: ({ roomId }) => ({ input: { roomId, undo: '1' } }),

  search: () => ({ input: { q: 'iris', tags: '', creatorId: '', order: 'new', page: '1' } }),
  hotWords: () => nothing,
  searchMessages: ({ roomId, messageId }) => ({
    input: { text: 'hello', roomId, before: { createdAt: Date.now(), seq: 0, messageId } },
  }),

  report: ({ replyId }) => ({
    input: {
      clientId: id(),
      mateId: 'iris-vale',
      messageId: replyId,
      reason: 'other',
      words: 'Look at this',
      consent: true,
    },
  }),
  blocks: () => nothing,
  acknowledgeAiNotice: () => nothing,
  block: () => ({ input: { mateId: 'wren', wanted: true } }),
  helpReport: () => nothing,

  info: () => nothing,
  ledger: () => ({ input: { before: 'any' } }),
  order: () => ({ input: { packageId: 'chats-100', clientOrderId: id(), returnPath: '/subscription' } }),
  orderStatus: ({ orderId }) => ({ input: { orderId } }),
  sandboxCheckout: ({ orderId }) => ({ input: { orderId, choice: 'decline' } }),
  // Accounts start without gold coins.
  exchange: () => ({ input: { clientExchangeId: id() }, c: code.forbidden }),

  requestPasswordReset: () => ({ input: { email: `${id()}@example.com` } }),
  readPasswordReset: () => ({ input: { code: 'none' }, c: code.notFound }),
  resetPassword: () => ({ input: { code: 'none', newPassword: 'correct horse battery' }, c: code.notFound }),
  passkeySupport: () => nothing,
  startPasskeySignIn: () => nothing,
  signInWithPasskey: () => ({ input: passkeyAssertion, c: code.wrongCredentials }),
  passkeys: () => nothing,
  startPasskey: () => ({ input: { password: 'not the password' }, c: code.wrongCredentials }),
  addPasskey: () => ({ input: passkeyRegistration, c: code.invalid }),
  renamePasskey: () => ({ input: { passkeyId: 'none', name: 'Laptop' }, c: code.notFound }),
  removePasskey: () => ({
    input: { passkeyId: 'none', password: 'not the password' },
    c: code.wrongCredentials,
  }),
  startSecondStep: () => ({ input: { token: 'none' }, c: code.notFound }),
  finishWithPasskey: () => ({ input: { token: 'none', assertion: passkeyAssertion }, c: code.notFound }),
  finishWithCode: () => ({ input: { token: 'none', code: 'none' }, c: code.notFound }),
  turnOnSecondStep: () => ({ input: { password: 'not the password' }, c: code.wrongCredentials }),
  turnOffSecondStep: () => ({ input: { password: 'not the password' }, c: code.wrongCredentials }),
  renewRecoveryCodes: () => ({ input: { password: 'not the password' }, c: code.wrongCredentials }),
  confirmRecoveryCodes: () => ({ input: { token: 'none' }, c: code.notFound }),
  register: () => ({ input: { email: `${id()}@example.com`, password: 'correct horse battery' } }),
  verifyStatus: () => ({ input: { email: 'nobody@example.com', ticket: 'none' } }),
  confirmEmail: () => ({ input: { code: 'none' }, c: code.notFound }),
  resendVerification: () => ({ input: { email: 'nobody@example.com', ticket: 'none' } }),
  login: () => ({
    input: { email: 'nobody@example.com', password: 'none' },
    c: code.wrongCredentials,
  }),
  logout: () => nothing,
  emailChange: () => nothing,
  ownAddress: () => nothing,
  changeEmail: () => ({
    input: { newEmail: `${id()}@example.com`, password: 'not this one' },
    c: code.wrongCredentials,
  }),
  cancelEmailChange: () => nothing,
  confirmEmailChange: () => ({ input: { code: 'none' }, c: code.notFound }),
  rejectEmailChange: () => ({ input: { code: 'none' }, c: code.notFound }),
  sessions: () => nothing,
  // Nothing to end, so that the account's own session continues.
  endSession: () => ({ input: { sessionId: 'none' } }),
  endOtherSessions: () => nothing,
  openSignInLink: () => ({ input: { code: 'none' }, c: code.notFound }),
  // The server is no home.
  createSignInLink: () => ({ input: {}, c: code.notAvailable }),
  // The server is no home, whose owner alone has copies.
  homeCopies: () => nothing,
  turnOnHomeCopies: () => ({ input: {}, c: code.notAvailable }),
  turnOffHomeCopies: () => ({ input: {}, c: code.notAvailable }),
  copyHomeNow: () => ({ input: {}, c: code.notAvailable }),
  revealCopyKey: () => ({ input: { password: 'not the password' }, c: code.notAvailable }),
  confirmCopyKey: () => ({ input: {}, c: code.notAvailable }),
  benefits: () => nothing,
};
