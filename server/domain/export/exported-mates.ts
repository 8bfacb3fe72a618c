import type { CompanionIndex, CompanionMate } from '../../../contract/account/companion-file.ts';
import { MateDraft } from '../../../contract/mates/own-mate.ts';
import * as v from 'valibot';
import type { Database } from '../../store/database.ts';
import type { MateRow } from '../../store/schema/mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { viewMates, type MateReference, type MateView } from '../mates/room-mates.ts';
import { readProfile, toOwnMate } from '../mates/own/user-mate-profile.ts';
import { readPicture } from '../pictures/pictures.ts';
import { readMateFacts } from '../memory/portable-memory.ts';
import { portableId, portableMateId } from '../portable-id.ts';
import type { ExportScope } from './export-scope.ts';

/** A mate of the archive. Its files are read when they are written. */
export interface ExportedMate {
  readonly mateId: string;
  readonly entry: CompanionIndex['mates'][number];
  readonly readDetails: () => Promise<CompanionMate>;
  readonly readCard: () => Promise<string | null>;
  readonly readCardFile: () => Promise<Uint8Array | null>;
  readonly readPicture: () => Promise<Uint8Array | null>;
}

interface Wanted {
  readonly scope: ExportScope;
  readonly roomIds: readonly string[];
}

/** Returns the user's own mates, and what the user sees of those with whom the rooms are. */
export const readMatesToExport = async (
  database: Database,
  viewer: Viewer,
  { scope, roomIds }: Wanted,
): Promise<ExportedMate[]> => {
  const rooms = await readReferences(database, viewer.userId, { scope, roomIds });
  const isWanted = (mateId: string): boolean =>
    scope.roomId === undefined && (scope.mateId === undefined || scope.mateId === mateId);
  const talkedWith = new Set(rooms.map((room) => room.mate_id));
  const own = (await readOwn(database, viewer.userId)).filter(
    ({ mate_id: mateId }) => isWanted(mateId) || talkedWith.has(mateId),
  );
  const ownIds = new Set(own.map((row) => row.mate_id));
  const others = [...new Map(rooms.map((room) => [room.mate_id, room])).values()];
  const views = await viewMates(
    database,
    viewer,
    others.filter((room) => !ownIds.has(room.mate_id)),
  );
  return [
    ...own.map((row) => toOwn(database, viewer.userId, row)),
    ...views.flatMap(({ row, view }) => toOther(database, viewer.userId, { row, view })),
  ];
};

type Reference = MateReference & Pick<MateRow, 'owner_id' | 'client_mate_id' | 'identity'>;

/** The mates of the rooms, as the rooms have them, and those that remember something that the user wrote for all rooms. */
const readReferences = async (
  database: Database,
  userId: string,
  { scope, roomIds }: Wanted,
): Promise<Reference[]> => {
  const rooms = await database
    .selectFrom('rooms')
    .innerJoin('mates', 'mates.mate_id', 'rooms.mate_id')
    .select(['rooms.mate_id', 'card_id', 'mature_at', 'owner_id', 'client_mate_id', 'identity'])
    .where('user_id', '=', userId)
    .where('room_id', 'in', ['', ...roomIds])
    .orderBy('rooms.created_at')
    .execute();
  if (scope.roomId !== undefined) return rooms;
  const knowing = await database
    .selectFrom('facts')
    .innerJoin('mates', 'mates.mate_id', 'facts.mate_id')
    .select(['facts.mate_id', 'owner_id', 'client_mate_id', 'identity'])
    .distinct()
    .where('user_id', '=', userId)
    .where('source_message_id', 'is', null)
    .where('room_id', 'is', null)
    .$if(scope.mateId !== undefined, (query) => query.where('facts.mate_id', '=', scope.mateId ?? ''))
    .execute();
  const known = new Set(rooms.map((row) => row.mate_id));
  const others = knowing.filter((row) => !known.has(row.mate_id));
  return [...rooms, ...others.map((row) => ({ ...row, card_id: null }))];
};

const readOwn = (database: Database, userId: string) =>
  database
    .selectFrom('mates')
    .leftJoin('card_originals', 'card_originals.mate_id', 'mates.mate_id')
    .leftJoin('card_files', 'card_files.mate_id', 'mates.mate_id')
    .selectAll('mates')
    .select(['card_originals.mate_id as has_card', 'card_files.mate_id as has_file'])
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .orderBy('mates.created_at')
    .orderBy('mates.mate_id')
    .execute();

type OwnRow = MateRow & { readonly has_card: string | null; readonly has_file: string | null };

const toOwn = (database: Database, userId: string, row: OwnRow): ExportedMate => {
  const { mate_id: mateId, name } = row;
  const id = portableMateId(row, userId);
  return {
    mateId,
    entry: {
      id,
      name,
      own: true,
      ...toSaid(row),
      updatedAt: row.updated_at,
      hasCard: row.has_card !== null,
      hasCardFile: row.has_file !== null,
      picture: row.picture,
    },
    readDetails: async () => {
      const { own, portrait } = readProfile(row);
      const draft = v.parse(MateDraft, toOwnMate(row));
      return {
        id,
        name,
        hue: row.hue,
        look: portrait,
        tagline: draft.tagline,
        draft,
        ...(row.identity_key === null ? {} : { identityKey: row.identity_key }),
        ...(own?.assumed === undefined ? {} : { assumed: [...own.assumed] }),
        lorebooks: await readMateBooks(database, mateId),
        facts: await readMateFacts(database, { userId, mateId }),
      };
    },
    readCard: async () => (await readCardText(database, mateId))?.card ?? null,
    readCardFile: async () => (await readFile(database, mateId))?.content ?? null,
    readPicture: () => readPicture(database, row.picture ?? '', 768),
  };
};

const toSaid = ({ identity }: Pick<MateRow, 'identity'>) => (identity === null ? {} : { identity });

/** Nothing of a mate that the user cannot see. */
const toOther = (
  database: Database,
  userId: string,
  { row, view: { mate, mateId } }: { readonly row: Reference; readonly view: MateView },
): ExportedMate[] => {
  if (mate === null) return [];
  const id = portableMateId(row, userId);
  const none = () => Promise.resolve(null);
  const { name, hue, tagline } = mate;
  return [
    {
      mateId,
      entry: {
        id,
        name,
        own: false,
        ...toSaid(row),
        updatedAt: 0,
        hasCard: false,
        hasCardFile: false,
        picture: null,
      },
      readDetails: async () => ({
        id,
        name,
        hue,
        look: mate.portrait,
        tagline,
        lorebooks: [],
        facts: await readMateFacts(database, { userId, mateId }),
      }),
      readCard: none,
      readCardFile: none,
      readPicture: none,
    },
  ];
};

const readMateBooks = async (database: Database, mateId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('mate_lorebooks')
    .innerJoin('lorebooks', 'lorebooks.book_id', 'mate_lorebooks.book_id')
    .select(['lorebooks.book_id', 'client_id'])
    .where('mate_id', '=', mateId)
    .where('deleted_at', 'is', null)
    .orderBy('attached_at')
    .execute();
  return rows.map(({ book_id: bookId, client_id: clientId }) => portableId(clientId, bookId));
};

const readCardText = (database: Database, mateId: string) =>
  database.selectFrom('card_originals').select('card').where('mate_id', '=', mateId).executeTakeFirst();

const readFile = (database: Database, mateId: string) =>
  database.selectFrom('card_files').select('content').where('mate_id', '=', mateId).executeTakeFirst();
