import { code as codes } from '../../../../contract/envelope.ts';
import type { SnapshotFrom } from 'xstate';
import type { Failure, FailureKind } from '../../shared/failure.ts';
import type { outgoingMessageMachine } from './outgoing-message.machine.ts';

/** Whether the message waits for its turn, is being sent, or was not sent; null without a message. */
export const selectStatus = (
  snapshot: SnapshotFrom<typeof outgoingMessageMachine> | undefined,
): 'queued' | 'sending' | 'notSent' | null => {
  if (snapshot === undefined) return null;
  if (snapshot.hasTag('queued')) return 'queued';
  return snapshot.hasTag('notSent') ? 'notSent' : 'sending';
};

/** Why a message is not sent, as the texts name it: `empty` of credits, `ageless` where the age is unknown. */
export const reasonOf = (failure: Failure | null): 'stopped' | 'empty' | 'ageless' | FailureKind => {
  if (failure === null) return 'stopped';
  if (failure.code === codes.allowanceEmpty) return 'empty';
  return failure.code === codes.ageUnknown ? 'ageless' : failure.kind;
};
