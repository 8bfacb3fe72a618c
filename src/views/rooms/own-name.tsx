import type { Room } from '../../../contract/rooms/room.ts';
import { ownNameOf } from '../../../contract/rooms/room-name.ts';
import row from './dated-row.module.css';

/** What tells a chat from others with its mate, below the name of the mate. A screen reader reads it as part of the link. */
export function OwnName({ room }: { readonly room: Pick<Room, 'title' | 'autoTitle'> }) {
  const name = ownNameOf(room);
  if (name === undefined) return null;
  return (
    <p className={row.ownName} dir="auto" aria-hidden="true">
      {name}
    </p>
  );
}
