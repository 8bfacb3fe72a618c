import { fromPromise } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import * as calls from '../../../contract/lore/lorebook.ts';
import {
  changeLoreEntries,
  loreEntries,
  saveLoreEntry,
  type OwnLoreEntry,
} from '../../../contract/lore/lore-entry.ts';
import { maxTestMessages, testLorebook, type LoreTest } from '../../../contract/lore/lorebook-test.ts';
import type {
  EntriesChanged,
  EntriesToChange,
  EntryToSave,
} from '../../machines/lore/entries/lore-entries.reducers.ts';
import type { LoreSample } from '../../machines/lore/entries/lore-trial.machine.ts';
import type {
  BookToSave,
  LorebookData,
  LorebookInput,
  UseToSwitch,
} from '../../machines/lore/lorebook.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import type { Services } from '../shared/services.ts';
import { changesIn } from './entry-form.ts';
import { readOwnMates, readRooms } from './lore-users.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of `lorebook`. */
export const lorebookActors = ({ call }: Dependencies) => ({
  fetchBook: provideRequest<LorebookData | null, LorebookInput>(async ({ input: { bookId }, signal }) => {
    const [book, mates, rooms] = await Promise.all([
      findBook(call, bookId, signal),
      readOwnMates(call, signal),
      readRooms(call, signal),
    ]);
    return book === null
      ? null
      : { book, entries: await readEntries(call, book.bookId, signal), mates, rooms };
  }),
  refreshBook: provideRequest<calls.Lorebook | null, LorebookInput>(({ input: { bookId }, signal }) =>
    findBook(call, bookId, signal),
  ),
  saveBook: toConfirmation<calls.Lorebook, BookToSave, null>(
    fromPromise(({ input: { book, settings }, signal }) => {
      if (book === null) throw new TypeError('There is no book to save.');
      const { bookId, version } = book;
      return call(calls.saveLorebook, { bookId, version, settings }, signal);
    }),
    { isComplete: ({ settings }) => !isBlank(settings.name ?? ''), staysOpen: true },
  ),
  switchUse: toCommand(
    fromPromise<calls.Lorebook, UseToSwitch>(({ input: { bookId, to, attached }, signal }) =>
      call(calls.attachLorebook, { bookId, to, attached }, signal),
    ),
  ),
});

/** Implements the actors of `loreEntries`. */
export const loreEntriesActors = ({ call }: Dependencies) => {
  const withId = createRequestIds();
  return {
    refreshEntries: provideRequest<readonly OwnLoreEntry[], { bookId: string }>(({ input, signal }) =>
      readEntries(call, input.bookId, signal),
    ),
    saveEntry: toConfirmation<OwnLoreEntry, EntryToSave, { bookId: string }>(
      fromPromise(({ input: { bookId, entry, form }, signal }) => {
        const fields = changesIn(form, entry?.fields);
        if (entry !== null) {
          const { entryId, version } = entry;
          return call(saveLoreEntry, { bookId, entryId, version, fields }, signal);
        }
        return withId(JSON.stringify([bookId, fields]), (clientId) =>
          call(saveLoreEntry, { bookId, clientId, fields }, signal),
        );
      }),
      { staysOpen: true },
    ),
    changeEntries: toCommand(
      fromPromise<EntriesChanged, EntriesToChange>(
        async ({ input: { bookId, entryIds, change }, signal }) => {
          const { entries } = await call(
            changeLoreEntries,
            { bookId, entryIds: [...entryIds], change },
            signal,
          );
          return { entryIds, change, versions: new Map(entries.map((one) => [one.entryId, one.version])) };
        },
      ),
    ),
  };
};

/** Implements the actors of `loreTrial`. */
export const loreTrialActors = ({ call }: Dependencies) => ({
  testBook: provideRequest<LoreTest, LoreSample>(({ input: { bookId, text }, signal }) => {
    const messages = text
      .split('\n')
      .filter((line) => !isBlank(line))
      .slice(-maxTestMessages);
    return call(testLorebook, { bookId, messages }, signal);
  }),
});

/** Returns the book; null where it is not the user's. */
const findBook = async (
  call: Dependencies['call'],
  bookId: string | null,
  signal: AbortSignal,
): Promise<calls.Lorebook | null> => {
  const { books } = await call(calls.lorebooks, {}, signal);
  return books.find((book) => book.bookId === bookId) ?? null;
};

/** Reads all parts of the list. */
async function readEntries(
  call: Dependencies['call'],
  bookId: string,
  signal: AbortSignal,
): Promise<readonly OwnLoreEntry[]> {
  const entries: OwnLoreEntry[] = [];
  let after: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof readPart>> = await readPart(call, { bookId, after }, signal);
    entries.push(...part.entries);
    after = part.next;
  } while (after !== null);
  return entries;
}

const readPart = (
  call: Dependencies['call'],
  { bookId, after }: { readonly bookId: string; readonly after: string | null },
  signal: AbortSignal,
) => call(loreEntries, after === null ? { bookId } : { bookId, after }, signal);
