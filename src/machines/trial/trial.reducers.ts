import { isBlank } from '../../../contract/blank-text.ts';
import { code as codes } from '../../../contract/envelope.ts';
import { messageLimit, trialMessages } from '../../../contract/limits.ts';
import type { CommandOutcome } from '../shared/commands/command.ts';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import { failureOf } from '../shared/commands/command.ts';
import type {
  AgeParams,
  AgeStatus,
  TrialChat,
  TrialContext,
  TrialImport,
  TrialReply,
  TrialRequest,
} from './trial.types.ts';

/** How many messages the visitor can still write. */
export const leftOf = ({ messages }: TrialChat): number =>
  Math.max(0, trialMessages - messages.filter(({ role }) => role === 'user').length);

/** Whether the visitor has written anything. */
export const isBegun = ({ messages, draft }: TrialChat): boolean => messages.length > 0 || !isBlank(draft);

export const isSendable = ({ draft }: TrialChat): boolean => !isBlank(draft) && draft.length <= messageLimit;

/** A chat without a reply has nothing to import. */
export const isImportable = ({ messages }: TrialChat): boolean => messages.length > 0;

export const toAge = (status: AgeStatus | null | undefined): Partial<TrialContext> =>
  status == null
    ? {}
    : { minimumAge: status.minimumAge, until: status.status === 'refused' ? status.until : 0 };

/** What the server decided by the date of birth; undefined where it was not reached. */
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
