import type { MateRow } from '../store/schema/mates.ts';

/**
 * Returns the id by which files name something: the one that its first host or page gave it, which stays the same where it is moved
 * to another host, and back.
 */
export const portableId = (clientId: string | null, ownId: string): string =>
  clientId === null || clientId === '' ? ownId : clientId;

/** The same for a mate: what another user's page called it says nothing to this one. */
export const portableMateId = (
  mate: Pick<MateRow, 'mate_id' | 'owner_id' | 'client_mate_id'>,
  userId: string,
): string => portableId(mate.owner_id === userId ? mate.client_mate_id : null, mate.mate_id);
