import { loreEntriesMachine } from '../../machines/lore/entries/lore-entries.machine.ts';
import { keyListMachine } from '../../machines/lore/entries/keys/key-list.machine.ts';
import { loreTrialMachine } from '../../machines/lore/entries/lore-trial.machine.ts';
import { lorebookMachine } from '../../machines/lore/lorebook.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { loreEntriesActors, loreTrialActors, lorebookActors } from '../../services/lore/lorebook.actors.ts';
import { Lorebook } from '../../views/lore/lorebook.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, readFormDrafts, showToast }: ScreenDeps) => {
  const keyList = keyListMachine.provide({
    actions: {
      resumeList({ self }, { draft, name }) {
        const value = readFormDrafts()[draft]?.[name];
        if (value !== undefined) self.send({ type: 'list.restore', value });
      },
    },
  });
  const loreEntries = loreEntriesMachine.provide({
    actors: { ...loreEntriesActors(services), keyList: supervised(keyList) },
    actions: {
      resumeForm({ self }, { bookId }) {
        const start = `lore-entry/${bookId}/`;
        const form = Object.keys(readFormDrafts()).find((one) => one.startsWith(start));
        const entryId = form?.slice(start.length);
        if (entryId === 'new') self.send({ type: 'form.add' });
        else if (entryId !== undefined) self.send({ type: 'form.edit', entryId });
      },
      showToast,
    },
  });
  const loreTrial = loreTrialMachine.provide({
    actors: loreTrialActors(services),
    actions: {
      resumeText({ self }, { bookId }) {
        const text = readFormDrafts()[`lore-trial/${bookId}`]?.['messages'];
        if (text !== undefined) self.send({ type: 'trial.change', text });
      },
    },
  });
  return defineScreen({
    logic: lorebookMachine.provide({
      actors: {
        ...lorebookActors(services),
        loreEntries: supervised(loreEntries),
        loreTrial: supervised(loreTrial),
      },
      actions: {
        resumeForm({ self }, { bookId }) {
          if (bookId !== null && `lorebook/${bookId}` in readFormDrafts()) self.send({ type: 'form.edit' });
        },
        showToast,
      },
    }),
    input: ({ search }) => ({ bookId: new URLSearchParams(search).get('bookId') }),
    View: Lorebook,
  });
};
