import type { Database } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import { getMate, selectMates } from '../mates/catalogue.ts';
import { accessTo, type Viewer } from '../mates/mate-access.ts';
import { matureContentOff } from '../mates/room-mates.ts';
import { code } from '../../../contract/envelope.ts';
import { DomainError } from '../domain-error.ts';
import { readOpenRoom, assertLasting } from '../transcript/room-access.ts';
import { readVisibleFacts, mergeFacts, type MergedFact, type VisibleFact } from './merge-facts.ts';

export interface OwnFact extends Viewer {
  readonly factId: string;
}

/**
 * Reads what the mate remembers about the viewer, as far as the viewer may see it, oldest first. Throws `matureOff` for a hidden
 * mate, and `notFound` for one that the viewer neither may see nor has talked with.
 */
export const readOwnFacts = async (
  database: Database,
  viewer: Viewer,
  mateId: string,
): Promise<VisibleFact[]> => {
  const { userId } = viewer;
  const facts = await readVisibleFacts(database, { userId, mateId });
  const isKnown = facts.length > 0 || (await hasRoom(database, { userId, mateId }));
  const mate = isKnown
    ? await selectMates(database).where('mates.mate_id', '=', mateId).executeTakeFirst()
    : undefined;
  if (mate === undefined) {
    await getMate(database, mateId, viewer);
  } else if (accessTo(mate, viewer) === 'mature') {
    throw matureContentOff();
  }
  return facts.filter((fact) => viewer.nfsw || fact.mature_at === null);
};

const hasRoom = async (
  database: Database,
  { userId, mateId }: { readonly userId: string; readonly mateId: string },
): Promise<boolean> => {
  const room = await database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return room !== undefined;
};

/** Throws `notFound` unless the room is the viewer's with that mate, `matureOff` for a hidden one, and `forbidden` for a temporary one. */
export const assertRoomOf = async (
  database: Database,
  viewer: Viewer,
  { roomId, mateId }: { readonly roomId: string; readonly mateId: string },
): Promise<void> => {
  const room = await readOpenRoom(database, viewer, roomId);
  assertLasting(room.temporary === true);
  if (room.mate.mateId !== mateId) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
};

/** Returns the user's row, forgotten or not; undefined for any other. */
export const findOwnFact = (
  database: Database,
  { userId, factId }: { readonly userId: string; readonly factId: string },
): Promise<FactRow | undefined> =>
  database
    .selectFrom('facts')
    .selectAll()
    .where('fact_id', '=', factId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Returns the viewer's fact with this row; undefined where it is not remembered. */
export const findMergedFact = async (
  transaction: Database,
  { factId, ...viewer }: OwnFact,
  mateId: string,
): Promise<MergedFact | undefined> =>
  mergeFacts(await readOwnFacts(transaction, viewer, mateId)).find(({ factIds }) => factIds.includes(factId));

export const factNotFound = (): DomainError => new DomainError(code.notFound, 'factNotFound');
