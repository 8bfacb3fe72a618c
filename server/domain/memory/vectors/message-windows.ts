import { cutText, cutTextBefore } from '../../../../contract/letters.ts';
import type { Database } from '../../../store/database.ts';
import { heardText, type HeardRow } from '../../transcript/heard-text.ts';
import { shownNeighbor } from '../shown-neighbor.ts';
import type { SpeakerNames } from '../speakers.ts';
import { vectorsPerRoom, type VectorOwner } from './vector-limits.ts';

/** A message with the two around it in the shown branch: only together they say what it is about. */
export interface MessageWindow extends HeardRow {
  readonly message_id: string;
  readonly seq: number;
  readonly role: Role;
  readonly previous_role: Role | null;
  readonly previous: string | null;
  readonly previous_heard_to: number | null;
  readonly next_role: Role | null;
  readonly next: string | null;
  readonly next_heard_to: number | null;
}

type Role = keyof SpeakerNames;

/** How much of a message and of each neighbor is embedded, in UTF-16 units: what is nearest to the message. */
const longest = { message: 1000, neighbor: 500 } as const;

/** Returns what is embedded: with the names, since questions name who said something. */
export const toText = (window: MessageWindow, names: SpeakerNames): string => {
  const write = (role: Role | null, text: string): string =>
    role === null || text === '' ? '' : `${names[role]}: ${text}`;
  const previous = heardText({ text: window.previous ?? '', heard_to: window.previous_heard_to });
  const next = heardText({ text: window.next ?? '', heard_to: window.next_heard_to });
  return [
    write(window.previous_role, cutTextBefore(previous, longest.neighbor)),
    write(window.role, cutText(heardText(window), longest.message)),
    write(window.next_role, cutText(next, longest.neighbor)),
  ]
    .filter((line) => line !== '')
    .join('\n');
};

/** Selects the windows of a room's shown messages that another one follows: the newest message is not recalled yet. */
export const selectWindows = (database: Database, roomId: string) =>
  database
    .selectFrom('messages')
    .where('messages.room_id', '=', roomId)
    .where('messages.hidden_at', 'is', null)
    .where('messages.status', '<>', 'streaming')
    .where('messages.text', '<>', '')
    .where(shownNeighbor('status', 'after'), '<>', 'streaming')
    .select(['messages.message_id', 'messages.seq', 'messages.role', 'messages.text', 'messages.heard_to'])
    .select([
      shownNeighbor<Role>('role', 'before').as('previous_role'),
      shownNeighbor<Role>('role', 'after').as('next_role'),
      shownNeighbor<string>('text', 'before').as('previous'),
      shownNeighbor<string>('text', 'after').as('next'),
      shownNeighbor<number>('heard_to', 'before').as('previous_heard_to'),
      shownNeighbor<number>('heard_to', 'after').as('next_heard_to'),
    ]);

/** Selects those of a room's newest windows, up to the limit, that have no vector of this model; the newest first. */
export const selectUnembedded = (
  database: Database,
  { roomId, model }: Pick<VectorOwner, 'roomId' | 'model'>,
) =>
  selectWindows(database, roomId)
    .leftJoin('message_vectors', (join) =>
      join.onRef('message_vectors.message_id', '=', 'messages.message_id').on('model', '=', model),
    )
    .where('vector_id', 'is', null)
    .where('messages.seq', '>=', (query) =>
      query.fn.coalesce(
        query
          .selectFrom('messages as newest')
          .select('newest.seq')
          .where('newest.room_id', '=', roomId)
          .where('newest.hidden_at', 'is', null)
          .orderBy('newest.seq', 'desc')
          .limit(1)
          .offset(vectorsPerRoom),
        query.val(0),
      ),
    )
    .orderBy('messages.seq', 'desc');
