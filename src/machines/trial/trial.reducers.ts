import { isBlank } from '../../../contract/blank-text.ts';
import { code as codes } from '../../../contract/envelope.ts';
import { maxMessageLength, trialMessages } from '../../../contract/limits.ts';
import type { AgeStatus } from '../../../contract/account/age.ts';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import type { MateDetail } from '../../../contract/mates/mate-detail.ts';
import type { TrialSeal } from '../../../contract/rooms/trial.ts';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import { toFailure, type Failure } from '../shared/failure.ts';

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
  /** From the greeting on; none before the first message. */
  readonly messages: readonly TrialMessage[];
  /** What the server accepts the messages with; null before the first one. */
  readonly seal: TrialSeal | null;
  /** The text that is typed, or was sent and has no reply yet. */
  readonly draft: string;
  /** The sentence in which the visitor wrote to be too young, before they submitted the birth date of an adult. */
  readonly understood: readonly string[];
  /** The ids with which the chat is imported, once. */
  readonly importId: string;
  readonly clientRoomId: string;
}

export interface TrialInput {
  readonly mateId: string;
  readonly chat: TrialChat;
}

export interface TrialContext extends TrialInput {
  readonly mate: MateDetail | null;
  /** The message that was sent, with what there is of its reply; null while none is. */
  readonly sent: SentMessage | null;
  /** In years, and when a visitor who was too young may try again. */
  readonly minimumAge: number;
  readonly until: number;
  /** Why the last message got no reply. */
  readonly failure: Failure | null;
}

export interface SentMessage {
  readonly text: string;
  /** The greeting that the chat begins with, once the server has accepted the message. */
  readonly greeting: string;
  readonly help: HelpLevel | null;
  readonly reply: string;
  readonly seal: TrialSeal | null;
}

/** The request for a reply. */
export interface TrialRequest {
  readonly mateId: string;
  readonly chat: TrialChat;
  readonly text: string;
}

export type TrialReplyEvent =
  | { readonly type: 'reply.accepted'; readonly greeting: string; readonly help: HelpLevel | null }
  | {
      readonly type: 'reply.extended';
      readonly from: number;
      readonly text: string;
      readonly signature: string;
    }
  | { readonly type: 'reply.finished'; readonly seal: TrialSeal };

export type TrialEvent =
  | TrialReplyEvent
  | { readonly type: 'load.retry' }
  | { readonly type: 'draft.change'; readonly text: string }
  | { readonly type: 'message.submit' }
  | { readonly type: 'reply.stop' }
  | { readonly type: 'account.request' };

export type TrialTag = 'failed' | 'notFound' | 'refused' | 'talking' | 'over' | 'sending';

export type TrialChildren = {
  request: 'fetchMate' | 'fetchAge';
  submitBirthDate: 'submitBirthDate';
  reply: 'streamReply';
};

/** How many messages the visitor can still write. */
export const leftOf = ({ messages }: TrialChat): number =>
  Math.max(0, trialMessages - messages.filter(({ role }) => role === 'user').length);

/** Whether the visitor has written anything. */
export const isBegun = ({ messages, draft }: TrialChat): boolean => messages.length > 0 || !isBlank(draft);

export const isSendable = ({ draft }: TrialChat): boolean =>
  !isBlank(draft) && draft.length <= maxMessageLength;

export const toAge = (status: AgeStatus | null | undefined): Partial<TrialContext> =>
  status == null
    ? {}
    : { minimumAge: status.minimumAge, until: status.status === 'refused' ? status.until : 0 };

/** Returns the decision of the server by the date of birth; undefined where it was not reached. */
export const toStatus = (outcome: ConfirmationOutcome<AgeStatus | null>): AgeParams => ({
  status: outcome.kind === 'confirmed' ? outcome.result : undefined,
});

/** The message is sent, and its field is empty. */
export const toSent = ({ chat }: TrialContext): Partial<TrialContext> => ({
  failure: null,
  sent: { text: chat.draft, greeting: '', help: null, reply: '', seal: null },
  chat: { ...chat, draft: '' },
});

type Change<Type extends TrialReplyEvent['type']> = Omit<Extract<TrialReplyEvent, { type: Type }>, 'type'>;

export const withAccepted = (
  { sent }: TrialContext,
  { greeting, help }: Change<'reply.accepted'>,
): Partial<TrialContext> => (sent === null ? {} : { sent: { ...sent, greeting, help } });

/** Each piece has a signature with which the chat can go on from there. */
export const withPiece = (
  { sent, chat }: TrialContext,
  { from, text, signature }: Change<'reply.extended'>,
): Partial<TrialContext> =>
  sent === null
    ? {}
    : {
        sent: {
          ...sent,
          reply: sent.reply.slice(0, from) + text,
          seal: { memory: chat.seal?.memory ?? null, signature },
        },
      };

/** The message has its reply, or what there is of it. */
export const withReply = (
  { sent, chat }: TrialContext,
  { seal }: { readonly seal: TrialSeal | null },
): Partial<TrialContext> => {
  if (sent === null) return {};
  const greeting: TrialMessage = { role: 'mate', text: sent.greeting, help: null };
  return {
    sent: null,
    chat: {
      ...chat,
      seal,
      messages: [
        ...(chat.messages.length === 0 ? [greeting] : chat.messages),
        { role: 'user', text: sent.text, help: sent.help },
        { role: 'mate', text: sent.reply, help: null },
      ],
    },
  };
};

/** The message is in its field again, before what was typed meanwhile. */
export const withDraftAgain = ({ sent, chat }: TrialContext): Partial<TrialContext> => ({
  sent: null,
  chat: { ...chat, draft: draftOf({ sent, chat }) },
});

/** Why a reply whose stream ended early has no end. */
export const cutOff: Failure = { kind: 'unreachable', message: '' };

/** What the field has if the message gets no reply. */
export const draftOf = ({ sent, chat }: Pick<TrialContext, 'sent' | 'chat'>): string =>
  [sent?.text ?? '', chat.draft].filter((text) => text !== '').join('\n');

export const toRequest = ({ mateId, chat, sent }: TrialContext): TrialRequest => ({
  mateId,
  chat,
  text: sent?.text ?? '',
});

/** All that is shown: what was said, what is sent, and what there is of the reply. */
export const shownOf = ({ mate, chat, sent }: TrialContext): readonly TrialMessage[] => {
  const greeting: TrialMessage = { role: 'mate', text: mate?.greeting ?? '', help: null };
  const said = chat.messages.length === 0 ? [greeting] : chat.messages;
  if (sent === null) return said;
  const own: TrialMessage = { role: 'user', text: sent.text, help: sent.help };
  return sent.reply === '' ? [...said, own] : [...said, own, { role: 'mate', text: sent.reply, help: null }];
};

/** The visitor submitted the birth date of an adult: what they wrote of being too young is not asked about again. */
export const toAnswered = ({ chat, failure }: TrialContext): Partial<TrialContext> => ({
  failure: null,
  chat:
    failure?.sentence === undefined
      ? chat
      : { ...chat, understood: [...chat.understood, failure.sentence].slice(-trialMessages) },
});

/** Whether the visitor wrote that they are too young. */
export const isAgeDoubted = (error: unknown): boolean => toFailure(error).code === codes.ageUnknown;

/** Whether helplines come into view with a message; a quiet line leaves that to the reply. */
export const bringsHelplines = (help: TrialMessage['help'] = null): boolean =>
  help !== null && help !== 'quiet';
