import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { loreEntriesMachine } from '../../../../src/machines/lore/entries/lore-entries.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken, canceled, confirmed, done } from '../../support/outcomes.ts';
import { createParent } from '../../support/parent.ts';
import { bell, lighthouse } from '../lore-samples.ts';

const { parentRef } = createParent<{ readonly type: 'entries.changed' }>();
const entryIds = [lighthouse.entryId];
const versions = new Map([[lighthouse.entryId, 2]]);
const enable = { kind: 'enable', enabled: false } as const;
const remove = { kind: 'delete', deleted: true } as const;
const restore = { kind: 'delete', deleted: false } as const;

export const model = modelOf(loreEntriesMachine, {
  input: { parentRef, bookId: 'book-1', entries: [lighthouse, bell] },
  events: {
    'search.change': [{ query: 'bell' }],
    'entry.focus': [{ entryId: 'entry-2' }],
    'entry.toggle': [{ entryId: 'entry-1' }],
    'selection.extend': [{ entryIds: ['entry-1', 'entry-2'] }],
    'form.edit': [{ entryId: 'entry-1' }, { entryId: 'elsewhere' }],
    'entries.change': ({ context: { selectedIds } }) =>
      selectedIds.length === 1 ? [enable, remove].map((change) => ({ entryIds, change })) : [],
  },
  actors: {
    refreshEntries: { done: [[{ ...lighthouse, version: 3 }]], error: [broken] },
    saveEntry: { done: [confirmed({ ...lighthouse, version: 2 }), canceled], error: [broken] },
    keyList: {},
    changeEntries: {
      done: [
        done({ entryIds, change: enable, versions }),
        done({ entryIds, change: remove, versions }),
        done({ entryIds, change: restore, versions }),
        canceled,
      ],
      error: [broken],
    },
  },
  view: ({ query, currentId, selectedIds, removedIds, edited }) => ({
    query,
    currentId,
    selectedIds,
    removedIds,
    edited: edited?.version ?? null,
  }),
  within: isReachable,
});

/** The regions are independent: one thing at a time shows everything. */
function isReachable(
  snapshot: SnapshotFrom<typeof loreEntriesMachine>,
  event: EventFromLogic<typeof loreEntriesMachine>,
): boolean {
  const { query, currentId, selectedIds, removedIds } = snapshot.context;
  const isOpen = !snapshot.matches({ form: 'closed' });
  const isChanging = snapshot.matches({ changes: 'changing' });
  const isClosed = query === '' && currentId === null && !isOpen && !isChanging;
  // A form may be open when deleted entries turn out to be restored.
  if (event.type === 'form.add') return isClosed && selectedIds.length === 0;
  const isUntouched = isClosed && removedIds.length === 0;
  if (/^(search|form)\./.test(event.type) || event.type === 'entry.focus')
    return isUntouched && selectedIds.length === 0;
  if (/^(entry|selection)\./.test(event.type)) return isUntouched;
  if (event.type === 'entries.change') return !isOpen && !isChanging && query === '' && currentId === null;
  return isAnswer(snapshot, event);
}

/** Whether a change ends as what was asked for. */
function isAnswer(
  { context: { removedIds } }: SnapshotFrom<typeof loreEntriesMachine>,
  event: EventFromLogic<typeof loreEntriesMachine>,
): boolean {
  const isRestoring = JSON.stringify(event).includes('"deleted":false');
  return removedIds.length > 0 ? true : !isRestoring;
}
