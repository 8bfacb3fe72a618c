import { code } from '../../../contract/envelope.ts';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import type { RoomFileMessage } from '../../../contract/rooms/room-file.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import { changedRow, createdRow, type FormerRow } from '../former-rows.ts';
import { toImportedRow, type Origin } from './imported-row.ts';

/** Neighboring messages of a file, with what was found in them. */
export interface RoomPart {
  readonly messages: readonly RoomFileMessage[];
  readonly helpLevels: readonly (HelpLevel | null)[];
  /** Whether this server wrote them, and nobody has changed them. */
  readonly isOwn: boolean;
}

/** Where the messages of a part go. */
export interface PartPlace {
  readonly room: Pick<RoomRow, 'room_id' | 'last_seq'>;
  /** The id in the file of the last message before them that is shown; null for none. */
  readonly shown: string | null;
  /** Whether the file is newer than the room: its branch is shown then, and its marks replace those of the room. */
  readonly isNewer: boolean;
  readonly now: number;
}

export interface StoredPart {
  /** The stored messages of the part, in its order. */
  readonly rows: readonly MessageRow[];
  readonly lastSeq: number;
  /** The last message that is shown, as in `PartPlace`. */
  readonly shown: string | null;
  /** What the rows were that existed. */
  readonly former: readonly FormerRow[];
}

/** Throws `invalid` where a message does not follow an earlier one, or the shown ones are not one branch. */
export const storePart = async (
  transaction: DatabaseTransaction,
  { messages, helpLevels, isOwn }: RoomPart,
  place: PartPlace,
): Promise<StoredPart> => {
  const { room, isNewer, now } = place;
  const named = messages.flatMap(({ id, parent }) => (parent === null ? [id] : [id, parent]));
  const known = await readKnown(transaction, room.room_id, named);
  const stored = new Map<string, MessageRow>(known);
  const added: MessageRow[] = [];
  let shown = place.shown;
  for (const [index, message] of messages.entries()) {
    const parent = message.parent === null ? null : stored.get(message.parent);
    const isShown = message.hiddenAt === undefined;
    if (parent === undefined || (isShown && message.parent !== shown)) throw damaged();
    shown = isShown ? message.id : shown;
    if (known.has(message.id)) continue;
    const seq = room.last_seq + added.length + 1;
    const help = helpLevels[index] ?? null;
    const row = toRow({ message, parent, seq, help, isOwn, isNewer, now, roomId: room.room_id });
    added.push(row);
    stored.set(message.id, row);
  }
  await insertRows(transaction, 'messages', added);
  const former = isNewer ? await updateKnown(transaction, messages, { known, stored, place }) : [];
  return {
    rows: messages.flatMap(({ id }) => stored.get(id) ?? []),
    lastSeq: room.last_seq + added.length,
    shown,
    former: [...added.map((row) => createdRow('messages', { message_id: row.message_id })), ...former],
  };
};

const damaged = () => new DomainError(code.invalid, 'roomFileDamaged');

/** How many ids a statement looks for. */
const idsAtOnce = 500;

/** Returns the messages of a room that a file names, by their ids there. */
export const readKnown = async (
  database: Database,
  roomId: string,
  ids: readonly string[],
): Promise<Map<string, MessageRow>> => {
  const known = new Map<string, MessageRow>();
  const wanted = [...new Set(ids)];
  for (let start = 0; start < wanted.length; start += idsAtOnce) {
    const some = wanted.slice(start, start + idsAtOnce);
    const rows = await database
      .selectFrom('messages')
      .selectAll()
      .where('room_id', '=', roomId)
      .where((where) => where.or([where('client_message_id', 'in', some), where('message_id', 'in', some)]))
      .execute();
    for (const row of rows) {
      known.set(row.message_id, row);
      if (row.client_message_id !== null) known.set(row.client_message_id, row);
    }
  }
  return known;
};

interface NewRow {
  readonly message: RoomFileMessage;
  readonly parent: MessageRow | null;
  readonly roomId: string;
  readonly seq: number;
  readonly help: HelpLevel | null;
  readonly isOwn: boolean;
  readonly isNewer: boolean;
  readonly now: number;
}

const toRow = ({ message, parent, roomId, seq, help, isOwn, isNewer, now }: NewRow): MessageRow => ({
  ...toImportedRow(
    {
      message_id: newId(now),
      room_id: roomId,
      seq,
      role: message.role,
      text: message.text,
      status: toStatus(message),
      parent_id: parent?.message_id ?? null,
      parentRole: parent?.role ?? null,
      hidden_at: message.hiddenAt ?? (isNewer ? null : now),
      created_at: message.createdAt,
      help,
      origin: originOf(message, isOwn),
    },
    now,
  ),
  client_message_id: message.id,
  liked_at: message.liked === true ? now : null,
  pinned_at: message.pinned === true ? now : null,
  problem: message.problem ?? null,
  heard_to: message.heardTo ?? null,
});

/** `aiGenerated` of an unsigned file is believed, because it can only add a label. */
const originOf = ({ edited, aiGenerated }: RoomFileMessage, isOwn: boolean): Origin => {
  if (isOwn) return edited === true ? 'ownEdited' : 'own';
  return aiGenerated === true && edited !== true ? 'machine' : 'anybody';
};

/** Nobody writes a reply of a file any more. */
const toStatus = ({ status, text }: RoomFileMessage): MessageRow['status'] => {
  if (status !== 'streaming') {
    return status;
  }
  return text === '' ? 'failed' : 'interrupted';
};

interface Known {
  readonly known: ReadonlyMap<string, MessageRow>;
  readonly stored: ReadonlyMap<string, MessageRow>;
  readonly place: PartPlace;
}

/** Takes over the branch and the marks of a newer file. Returns the rows as they were. */
const updateKnown = async (
  transaction: DatabaseTransaction,
  messages: readonly RoomFileMessage[],
  { known, stored, place: { room, now } }: Known,
): Promise<FormerRow[]> => {
  const former: FormerRow[] = [];
  for (const message of messages) {
    const row = known.get(message.id);
    const changes = row === undefined ? {} : changesOf(row, message, now);
    if (row !== undefined && Object.keys(changes).length > 0) {
      former.push(changedRow('messages', { ...row }));
      await transaction
        .updateTable('messages')
        .set(changes)
        .where('message_id', '=', row.message_id)
        .execute();
    }
  }
  const shown = messages.filter(({ hiddenAt }) => hiddenAt === undefined);
  const [first] = shown;
  if (first === undefined || known.size === 0) return former;
  const base = stored.get(first.parent ?? '')?.seq ?? 0;
  const ids = shown.flatMap(({ id }) => stored.get(id)?.message_id ?? []);
  const left = await transaction
    .updateTable('messages')
    .set({ hidden_at: now })
    .where('room_id', '=', room.room_id)
    .where('hidden_at', 'is', null)
    .where('seq', '>', base)
    .where('message_id', 'not in', ids)
    .returningAll()
    .execute();
  return [...former, ...left.map((row) => changedRow('messages', { ...row, hidden_at: null }))];
};

const changesOf = (row: MessageRow, message: RoomFileMessage, now: number): Partial<MessageRow> => ({
  ...(row.text === message.text ? {} : { text: message.text, edited_at: row.role === 'mate' ? now : null }),
  ...(row.heard_to === (message.heardTo ?? null) ? {} : { heard_to: message.heardTo ?? null }),
  ...((row.hidden_at === null) === (message.hiddenAt === undefined)
    ? {}
    : { hidden_at: message.hiddenAt === undefined ? null : Math.min(message.hiddenAt, now) }),
  ...((row.liked_at === null) === (message.liked === undefined)
    ? {}
    : { liked_at: message.liked === undefined ? null : now }),
  ...((row.pinned_at === null) === (message.pinned === undefined)
    ? {}
    : { pinned_at: message.pinned === undefined ? null : now }),
});
