import type { Room } from './room.ts';

/** The maximum length of a room's title, in UTF-16 units. */
export const maxTitleLength = 80;

type NamedRoom = Pick<Room, 'title' | 'autoTitle'>;

/** What tells a room from others with its mate: the title that the user gave it, or the first words in it; undefined without any. */
export const ownNameOf = ({ title, autoTitle }: NamedRoom): string | undefined => title ?? autoTitle;

/** How a room is named in one line: by its mate, and by a name of its own. */
export const roomName = ({
  mate,
  ...room
}: NamedRoom & { readonly mate: { readonly name: string } }): string => {
  const ownName = ownNameOf(room);
  return ownName === undefined ? mate.name : `${mate.name} · ${ownName}`;
};
