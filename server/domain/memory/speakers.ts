import type { Database } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { toCompanionName } from '../mates/named-mate.ts';
import { toVisibleCard, viewMates } from '../mates/room-mates.ts';

/** Who speaks in a room, by the roles of its messages. */
export interface SpeakerNames {
  readonly user: string;
  readonly mate: string;
}

type SpokenIn = Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id' | 'card_id'>;

/** Returns the names in a room, as its mate knows them. */
export const readSpeakerNames = async (database: Database, room: SpokenIn): Promise<SpeakerNames> => {
  const user = await database
    .selectFrom('users')
    .select('name')
    .where('user_id', '=', room.user_id)
    .executeTakeFirst();
  const persona = await readPersonaInUse(database, room.room_id);
  return { user: toCompanionName(persona, user?.name ?? null), mate: await readMateName(database, room) };
};

/** Returns the name of a room's mate; '' for one that is gone. */
export const readMateName = async (database: Database, room: SpokenIn): Promise<string> => {
  const [mate] = await viewMates(database, { userId: room.user_id, nfsw: true }, [room]);
  return mate === undefined ? '' : toVisibleCard(mate.view).name;
};
