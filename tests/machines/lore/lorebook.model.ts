import { lorebookMachine } from '../../../src/machines/lore/lorebook.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken, canceled, confirmed, done } from '../support/outcomes.ts';
import { bell, harborBook, lighthouse, named } from './lore-samples.ts';

const renamed = { ...harborBook, name: 'The Harbour', version: 2 };
const toRoom = { kind: 'room', roomId: 'room-1' } as const;

export const model = modelOf(lorebookMachine, {
  inputs: [{ bookId: 'book-1' }, { bookId: null }],
  events: { 'use.switch': [{ to: toRoom, attached: true }] },
  actors: {
    fetchBook: {
      done: [{ book: harborBook, entries: [lighthouse, bell], ...named }, null],
      error: [broken],
    },
    refreshBook: { done: [renamed, null], error: [broken] },
    saveBook: { done: [confirmed(renamed), canceled], error: [broken] },
    switchUse: { done: [done({ ...harborBook, roomIds: ['room-1'] }), canceled], error: [broken] },
    loreEntries: {},
    loreTrial: {},
  },
  rests: ['missing'],
  // The settings and the uses are independent: one at a time shows everything.
  within: ({ context, value }, { type }) => {
    const { commands, data } = context;
    const isEditing = /open/.test(JSON.stringify(value));
    const isFirst = data?.book === harborBook;
    if (type === 'use.switch') return !isEditing && isFirst;
    return type !== 'form.edit' || (commands.length === 0 && isFirst);
  },
  view: ({ bookId, data, edited, commands }) => ({
    bookId,
    version: data?.book.version ?? null,
    rooms: data?.book.roomIds ?? [],
    edited: edited?.version ?? null,
    commands: commands.map(({ id }) => id),
  }),
});
