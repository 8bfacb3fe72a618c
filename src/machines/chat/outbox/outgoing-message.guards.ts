import { code as codes } from '../../../../contract/envelope.ts';
import { writtenOf } from '../history/written-message.ts';
import type { UnsentMessage, Written } from './unsent-message.types.ts';
import type { Failure } from '../../shared/failure.ts';
import { isTransient } from '../reply/chat-stream.reducers.ts';

type MaybeFailure = Failure | null;

/** Whether the message failed for a reason that passes by itself: no connection, or a server that is overloaded. */
export const isTemporary = (failure: MaybeFailure): boolean =>
  failure !== null && (isTransient(failure) || limitCodes.includes(failure.code));

/** Whether the message was refused because the age of the user is unknown or too low. */
export const isAgeRestricted = (failure: MaybeFailure): boolean => ageCodes.includes(failure?.code);

/** Whether the message that it would take the place of does not exist anymore. */
export const isEditedMissing = (failure: MaybeFailure): boolean => failure?.code === codes.editedNotFound;

/** Whether only this message was refused, for its text, its size or what it edits: those behind it can be sent. */
export const isRefusedAlone = (failure: MaybeFailure): boolean => {
  if (failure === null) return false;
  const { kind, code = 0 } = failure;
  if (kind === 'rejected') return codesOfOne.includes(code);
  return kind === 'stream' && code >= 400 && code < 500 && code !== tooManyRequests;
};

/** Whether the message waits for the user; after the others it is sent without a further request. */
export const needsUser = (failure: MaybeFailure): boolean =>
  failure?.kind !== 'expired' && !isTemporary(failure);

/**
 * Returns the stored form of a message after an attempt to send it. The code of a lasting refusal blocks the others after a reload as
 * well.
 */
export const toStored = (
  message: Written,
  failure: MaybeFailure,
  isHeld = needsUser(failure),
): UnsentMessage => ({
  ...writtenOf(message),
  needsUser: isHeld,
  ...(isHeld && failure?.kind === 'rejected' && failure.code !== undefined ? { code: failure.code } : {}),
});

/** The refusal that was stored with a message. */
export const storedFailure = ({ code }: Pick<UnsentMessage, 'code'>): Failure | null =>
  code === undefined ? null : { kind: 'rejected', code, message: '' };

/** The first of a room's stored messages, in their order, that is sent without the user; none behind one that blocks the others. */
export const nextStored = (messages: readonly UnsentMessage[]): UnsentMessage | undefined => {
  const first = messages.find(
    (message) =>
      !message.needsUser || (message.code !== undefined && !isRefusedAlone(storedFailure(message))),
  );
  return first?.needsUser === true ? undefined : first;
};

const tooManyRequests = 429;
const codesOfOne: readonly number[] = [codes.invalid, codes.contentRefused, codes.editedNotFound];
const ageCodes: readonly unknown[] = [codes.ageUnknown, codes.tooYoung];
const limitCodes: readonly unknown[] = [tooManyRequests, codes.tooMany];
