import { isBlank } from '../../../contract/blank-text.ts';
import { code as codes } from '../../../contract/envelope.ts';
import { maxMessageLength, trialMessages } from '../../../contract/limits.ts';
import { type CommandOutcome, failureOf } from '../shared/commands/command.ts';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import type { AgeStatus } from '../../../contract/age.ts';
import type { HelpLevel } from '../../../contract/help.ts';
import type { MateDetail } from '../../../contract/mate-detail.ts';
import type { Failure } from '../shared/failure.ts';

export type { AgeStatus };

/** Undefined where the server was not reached, null where it does not ask. */
export interface AgeParams {
  readonly status: AgeStatus | null | undefined;
}

/** One message of a trial chat. */
export interface TrialMessage {
  readonly role: 'user' | 'mate';
  readonly text: string;
  /** Set when helplines are shown with it. */
  readonly help: HelpLevel | null;
}

/** A trial chat as the browser stores it. */
export interface TrialChat {
  readonly messages: readonly TrialMessage[];
  /** The mate's memory of the chat, as the last reply came with it. */
  readonly memory: string | null;
  /** The text that is typed, or was sent and has no reply yet. */
  readonly draft: string;
  /** The sentence in which the visitor wrote to be too young, before they submitted the birth date of an adult. */
  readonly understood: readonly string[];
  /** The ids with which the chat is imported, once. */
  readonly importId: string;
  readonly clientRoomId: string;
}

export interface TrialInput {
  /** Null where the URL names no mate. */
  readonly mateId: string | null;
  readonly isSignedIn: boolean;
  readonly chat: TrialChat;
}

export interface TrialContext extends TrialInput {
  readonly mate: MateDetail | null;
  /** In years, and when a visitor who was too young may try again. */
  readonly minimumAge: number;
  readonly until: number;
  /** Why the last message got no reply. */
  readonly failure: Failure | null;
}

/** The request for a reply. */
export interface TrialRequest {
  readonly mateId: string;
  readonly chat: TrialChat;
}

export interface TrialReply {
  readonly text: string;
  readonly memory: string | null;
  readonly help: HelpLevel | null;
}

/** The import into the account that the visitor made. */
export interface TrialImport extends TrialRequest {
  readonly greeting: string;
}

export type TrialEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'draft.change'; readonly text: string }
  | { readonly type: 'message.submit' }
  | { readonly type: 'account.request' };

export type TrialTag = 'failed' | 'notFound' | 'refused' | 'talking' | 'over' | 'sending' | 'importing';

export type TrialChildren = {
  request: 'fetchMate' | 'fetchAge' | 'importTrial';
  submitBirthDate: 'submitBirthDate';
  send: 'sendMessage';
};

/** How many messages the visitor can still write. */
export const leftOf = ({ messages }: TrialChat): number =>
  Math.max(0, trialMessages - messages.filter(({ role }) => role === 'user').length);

/** Whether the visitor has written anything. */
export const isBegun = ({ messages, draft }: TrialChat): boolean => messages.length > 0 || !isBlank(draft);

export const isSendable = ({ draft }: TrialChat): boolean =>
  !isBlank(draft) && draft.length <= maxMessageLength;

/** A chat without a reply has nothing to import. */
export const isImportable = ({ messages }: TrialChat): boolean => messages.length > 0;

export const toAge = (status: AgeStatus | null | undefined): Partial<TrialContext> =>
  status == null
    ? {}
    : { minimumAge: status.minimumAge, until: status.status === 'refused' ? status.until : 0 };

/** Returns the decision of the server by the date of birth; undefined where it was not reached. */
export const toStatus = (outcome: ConfirmationOutcome<AgeStatus | null>): AgeParams => ({
  status: outcome.kind === 'confirmed' ? outcome.result : undefined,
});

/** The message has its reply: both are stored, and the text field is empty. */
export const withReply = (
  { chat }: TrialContext,
  { text, memory, help }: TrialReply,
): Partial<TrialContext> => ({
  failure: null,
  chat: {
    ...chat,
    memory,
    draft: '',
    messages: [
      ...chat.messages,
      { role: 'user', text: chat.draft, help },
      { role: 'mate', text, help: null },
    ],
  },
});

export const toRequest = ({ mateId, chat }: TrialContext): TrialRequest => ({ mateId: mateId ?? '', chat });

export const toImport = (context: TrialContext): TrialImport => ({
  ...toRequest(context),
  greeting: context.mate?.greeting ?? '',
});

/** The visitor submitted the birth date of an adult: what they wrote of being too young is not asked about again. */
export const toAnswered = ({ chat, failure }: TrialContext): Partial<TrialContext> => ({
  failure: null,
  chat:
    failure?.sentence === undefined
      ? chat
      : { ...chat, understood: [...chat.understood, failure.sentence].slice(-trialMessages) },
});

/** Whether the visitor wrote that they are too young. */
export const isAgeDoubted = (outcome: CommandOutcome): boolean =>
  failureOf(outcome)?.code === codes.ageUnknown;

/** Whether helplines come into view with a message; a quiet line leaves that to the reply. */
export const bringsHelplines = (help: TrialMessage['help'] = null): boolean =>
  help !== null && help !== 'quiet';
