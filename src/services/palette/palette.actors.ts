import { ownNameOf } from '../../../contract/rooms/room-name.ts';
import { fromEventObservable, fromPromise } from 'xstate';
import { roomList } from '../../../contract/rooms/room.ts';
import { search } from '../../../contract/mates/search.ts';
import type { KeyTyped, PaletteOption, ShortcutPressed } from '../../machines/palette/palette.reducers.ts';
import { observe } from '../shared/from-async-source.ts';
import type { Services } from '../shared/services.ts';
import { watchShortcuts } from './shortcuts.ts';
import { watchTyping } from './typing.ts';

interface PaletteServices extends Pick<Services, 'call'> {
  readonly isSignedIn: () => boolean;
}

/** How many mates the palette lists. */
const maxMates = 6;

/** Implements the actors of the palette that need no code of views. */
export const paletteActors = ({ call, isSignedIn }: PaletteServices) => ({
  watchShortcuts: fromEventObservable<ShortcutPressed, undefined>(() =>
    observe<ShortcutPressed>(watchShortcuts),
  ),
  watchTyping: fromEventObservable<KeyTyped, string>(({ input }) =>
    observe<KeyTyped>((emit, signal) => watchTyping(input, emit, signal)),
  ),
  fetchChats: fromPromise<readonly PaletteOption[], undefined>(async ({ signal }) => {
    if (!isSignedIn()) return [];
    const { rooms } = await call(roomList, {}, signal);
    return rooms
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
      .map(({ mate: { name }, ...room }) => ({
        kind: 'chat',
        id: room.roomId,
        name,
        detail: ownNameOf(room) ?? '',
      }));
  }),
  fetchMates: fromPromise<readonly PaletteOption[], string>(async ({ input, signal }) => {
    const { mates } = await call(search, { q: input }, signal);
    return mates
      .slice(0, maxMates)
      .map(({ mateId, name, tagline }) => ({ kind: 'mate', id: mateId, name, detail: tagline }));
  }),
});
