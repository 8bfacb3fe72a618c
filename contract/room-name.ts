import type { Room } from './room.ts';

/** How a room is named in lists: by its mate, and by the title that the user gave it. */
export const roomName = ({
  mate,
  title,
}: Pick<Room, 'title'> & { readonly mate: { readonly name: string } }): string =>
  title === undefined ? mate.name : `${mate.name} · ${title}`;
