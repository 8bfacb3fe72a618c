import type { PaletteOption } from '../../../src/machines/palette/palette.reducers.ts';

const page = (id: string, name: string): PaletteOption => ({ kind: 'page', id, name, detail: '' });

export const pages: readonly PaletteOption[] = [
  page('/', 'Discover'),
  page('/search', 'Search'),
  page('/favorite', 'Favorites'),
];

export const chats: readonly PaletteOption[] = [
  { kind: 'chat', id: 'room-1', name: 'Night walk', detail: 'Iris' },
  { kind: 'chat', id: 'room-2', name: 'Wren', detail: '' },
];

export const mates: readonly PaletteOption[] = [
  { kind: 'mate', id: 'mate-1', name: 'Iris', detail: 'Watches the stars' },
];
