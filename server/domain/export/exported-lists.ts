import type { CompanionIndex } from '../../../contract/account/companion-file.ts';
import { code } from '../../../contract/envelope.ts';
import type { Database } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { matureContentOff, viewMates } from '../mates/room-mates.ts';
import { portableId, portableMateId } from '../portable-id.ts';
import type { ExportScope } from './export-scope.ts';

interface Rooms {
  /** The oldest first: a room that continues another one comes after it. */
  readonly roomIds: readonly string[];
  /** How many the user does not see while mature content is off. */
  readonly hiddenRooms: number;
}

/** Returns the rooms to export. Throws `notFound` for a room that is not the viewer's, and `matureOff` for a hidden room. */
export const readRoomIds = async (
  database: Database,
  viewer: Viewer,
  { mateId, roomId }: ExportScope,
): Promise<Rooms> => {
  const rows = await database
    .selectFrom('rooms')
    .select(['room_id', 'mate_id', 'card_id', 'mature_at'])
    .where('user_id', '=', viewer.userId)
    .where('removed_at', 'is', null)
    .where('temporary_seen_at', 'is', null)
    .$if(mateId !== undefined, (query) => query.where('mate_id', '=', mateId ?? ''))
    .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? ''))
    .orderBy('created_at')
    .orderBy('room_id')
    .execute();
  const views = await viewMates(database, viewer, rows);
  const visible = views.filter(({ view }) => view.access !== 'mature');
  if (roomId !== undefined && rows.length === 0) throw new DomainError(code.notFound, 'roomNotFound');
  if (roomId !== undefined && visible.length === 0) throw matureContentOff();
  return {
    roomIds: visible.map(({ row }) => row.room_id),
    hiddenRooms: rows.length - visible.length,
  };
};

/** Returns the user's personas, or those that the exported rooms use. */
export const readPersonasToExport = async (
  database: Database,
  userId: string,
  { scope, roomIds }: { readonly scope: ExportScope; readonly roomIds: readonly string[] },
): Promise<CompanionIndex['personas']> => {
  const rows = await database
    .selectFrom('personas')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(scope.mateId !== undefined || scope.roomId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('is_default', '=', 1),
          where('persona_id', 'in', (rooms) =>
            rooms
              .selectFrom('rooms')
              .select('persona_id')
              .where('room_id', 'in', ['', ...roomIds])
              .$castTo<{ persona_id: string }>(),
          ),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('persona_id')
    .execute();
  return rows.map((row) => ({
    id: portableId(row.client_id, row.persona_id),
    name: row.name,
    pronouns: row.pronouns,
    about: row.about,
    isDefault: row.is_default === 1,
    updatedAt: row.updated_at,
  }));
};

type Lists = Pick<CompanionIndex, 'favorites' | 'blocks' | 'follows' | 'followedTags'>;

/** Returns what the user likes, follows and blocks; nothing with a mate or a room alone. */
export const readLists = async (database: Database, userId: string, scope: ExportScope): Promise<Lists> =>
  scope.mateId === undefined && scope.roomId === undefined
    ? {
        favorites: await readMarked(database, 'favorites', userId),
        blocks: await readMarked(database, 'blocks', userId),
        follows: await readFollows(database, userId),
        followedTags: await readTags(database, userId),
      }
    : { favorites: [], blocks: [], follows: [], followedTags: [] };

const readMarked = async (
  database: Database,
  table: 'favorites' | 'blocks',
  userId: string,
): Promise<Lists['favorites']> => {
  const rows = await database
    .selectFrom(table)
    .innerJoin('mates', 'mates.mate_id', `${table}.mate_id`)
    .select([`${table}.mate_id`, `${table}.created_at`, 'owner_id', 'client_mate_id', 'identity'])
    .where(`${table}.user_id`, '=', userId)
    .orderBy(`${table}.created_at`)
    .execute();
  return rows.map((row) => ({
    mateId: portableMateId(row, userId),
    ...(row.identity === null ? {} : { identity: row.identity }),
    createdAt: row.created_at,
  }));
};

const readFollows = async (database: Database, userId: string): Promise<Lists['follows']> =>
  database
    .selectFrom('follows')
    .select(['creator_id as creatorId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const readTags = async (database: Database, userId: string): Promise<Lists['followedTags']> =>
  database
    .selectFrom('tag_follows')
    .select(['tag', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
