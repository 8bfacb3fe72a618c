import { importMessages } from '../../../contract/account/imports.ts';
import { isTransient } from '../../machines/shared/failure-kinds.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import type { Services } from '../shared/services.ts';
import { createStoredTrials } from './stored-trials.ts';

/**
 * Moves the chat that this browser had with the mate before the user signed in into their account, and returns the id of its room; null
 * where there is none, or the host does not accept it: then it stays in this browser, and is offered. Rejects where the host was not
 * reached.
 */
export const keepTrial = async (
  { call, storage }: Pick<Services, 'call' | 'storage'>,
  mateId: string,
  signal: AbortSignal,
): Promise<string | null> => {
  const trials = createStoredTrials(storage);
  const chat = trials.findFresh(mateId);
  if (chat === null) return null;
  const { importId, clientRoomId, messages, seal } = chat;
  const lines = messages.map(({ role, text }, parent) => ({ role, text, parent, shown: true as const }));
  const input = { importId, clientRoomId, mateId, from: 0, messages: lines };
  try {
    const kept = await call(importMessages, seal === null ? input : { ...input, seal }, signal);
    trials.remove(mateId);
    return kept.roomId;
  } catch (error) {
    if (isTransient(toFailure(error))) throw error;
    return null;
  }
};
