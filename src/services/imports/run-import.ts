import { code } from '../../../contract/envelope.ts';
import { importMessages, importPartBytes, importPartMessages } from '../../../contract/account/imports.ts';
import { cutName, cutText } from '../../../contract/letters.ts';
import { importLorebook, lorebookLimits } from '../../../contract/lore/lorebook.ts';
import { saveOwnMate } from '../../../contract/mates/own-mate.ts';
import { maxAboutLength, saveOrUpdatePersona } from '../../../contract/rooms/persona.ts';
import { maxTitleLength } from '../../../contract/rooms/room-name.ts';
import type { ImportChoice, ImportProgress, ImportResult } from '../../machines/imports/import.reducers.ts';
import { toFailure, type Failure } from '../../machines/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { CardError } from '../mates/cards/card-limits.ts';
import { report as reportError } from '../shared/report.ts';
import type { Services } from '../shared/services.ts';
import { draftMate } from './draft-mate.ts';
import type { FoundMessage } from './found.ts';
import type { ImportPlan, PlannedCharacter, PlannedItem } from './plan-import.ts';
import { lineOf } from './plain-line.ts';

interface Run {
  readonly call: Services['call'];
  readonly plan: ImportPlan;
  readonly signal: AbortSignal;
}

type Planned<Kind extends PlannedItem['kind']> = Extract<PlannedItem, { kind: Kind }>;

/** The part of a plan that the server has. It is used again when the import continues. */
export interface ImportState {
  /** The mates of characters. */
  readonly mates: Map<string, string>;
  /** How many messages of a chat are stored. */
  readonly stored: Map<string, number>;
  readonly results: Map<string, ImportResult>;
}

export const newImportState = (): ImportState => ({
  mates: new Map(),
  stored: new Map(),
  results: new Map(),
});

/**
 * Imports what was chosen: personas, then mates, then chats in parts. What the server refuses is a result, and the rest goes on; rejects
 * where the server cannot be reached, or the session has expired, and can then be called again.
 */
export async function runImport(
  run: Run,
  state: ImportState,
  {
    choice,
    onProgress,
  }: { readonly choice: ImportChoice; readonly onProgress: (progress: ImportProgress) => void },
): Promise<void> {
  const items = run.plan.items.filter(({ id }) => !choice.excluded.includes(id));
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  const report = (): void => {
    const done = items.reduce((sum, item) => sum + weightDone(item, state), 0);
    onProgress({ done, total, results: [...state.results.values()] });
  };
  report();
  for (const item of items.toSorted((one, other) => order[one.kind] - order[other.kind])) {
    if (state.results.get(item.id)?.failure !== null) {
      state.results.set(item.id, {
        id: item.id,
        ...(await resultOf(run.signal, () => send(run, state, { item, choice, report }))),
      });
    }
    report();
  }
}

const order = { persona: 0, book: 1, mate: 2, chat: 3 } as const;

const weightOf = ({ messages }: PlannedItem): number => 1 + messages;

const weightDone = (item: PlannedItem, { results, stored }: ImportState): number =>
  results.has(item.id) ? weightOf(item) : (stored.get(item.id) ?? 0);

interface Step {
  readonly item: PlannedItem;
  readonly choice: ImportChoice;
  readonly report: () => void;
}

/** Returns how many entries of a lorebook were left out. */
async function send(run: Run, state: ImportState, { item, choice, report }: Step): Promise<number> {
  if (item.kind === 'book') return sendBook(run, item);
  if (item.kind === 'persona') await sendPersona(run, item);
  else {
    const characterId = item.characterId ?? '';
    const mateId = await mateOf(run, state, { characterId, choice: item.kind === 'chat' ? choice : null });
    if (item.kind === 'chat') await sendChat(run, state, { item, mateId, report });
  }
  return 0;
}

/** Resolves with a result for refused or invalid input, too. Rejects where the server cannot be reached. */
async function resultOf(signal: AbortSignal, task: () => Promise<number>): Promise<Omit<ImportResult, 'id'>> {
  try {
    return { failure: null, skipped: await task(), isUnchanged: false };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: refusalOf(error), skipped: 0, isUnchanged: false };
  }
}

/** An error of our own is one of the item: it would come again, and holds up no other. */
function refusalOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    if (!(error instanceof CardError)) reportError(error);
    return { kind: 'rejected', message: '' };
  }
  if (error.kind !== 'rejected' || error.code === code.serverError) throw error;
  return toFailure(error);
}

/** Waits where the server asks for that, and tries again. */
async function patiently<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== code.tooMany || error.retryAfter === undefined)
        throw error;
      await pause(error.retryAfter * 1000, signal);
    }
  }
}

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The import was stopped.', 'AbortError'));
      },
      { once: true },
    );
  });

const maxPersonaNameLength = 60;

const sendPersona = ({ call, plan: { importId }, signal }: Run, { source, clientId }: Planned<'persona'>) =>
  patiently(signal, () =>
    call(
      saveOrUpdatePersona,
      {
        clientId,
        importId,
        name: cutName(lineOf(source.name), maxPersonaNameLength),
        about: cutText(source.about, maxAboutLength),
      },
      signal,
    ),
  );

async function sendBook(
  { call, plan: { importId }, signal }: Run,
  { source, clientId }: Planned<'book'>,
): Promise<number> {
  const name = cutName(lineOf(source.name), lorebookLimits.name) || '?';
  const input = { clientId, importId, name, text: source.book };
  return (await patiently(signal, () => call(importLorebook, input, signal))).skipped.length;
}

/** Returns the mate of a character: the one that the user chose, else a new one, made once. */
async function mateOf(
  run: Run,
  state: ImportState,
  { characterId, choice }: { readonly characterId: string; readonly choice: ImportChoice | null },
): Promise<string> {
  const chosen = choice?.mates[characterId] ?? state.mates.get(characterId);
  if (chosen !== undefined) return chosen;
  const character = run.plan.characters.find(({ id }) => id === characterId);
  if (character === undefined) throw new TypeError(`There is no character ${characterId}.`);
  const mateId = await makeMate(run, character);
  state.mates.set(characterId, mateId);
  return mateId;
}

async function makeMate(
  { call, plan, signal }: Run,
  { id, name, card, clientId }: PlannedCharacter,
): Promise<string> {
  const chats = plan.items.flatMap((item) =>
    item.kind === 'chat' && item.characterId === id ? [item.source] : [],
  );
  const draft = draftMate({ name, card: card?.card ?? null, chats });
  const original = card === null ? {} : { card: card.card };
  const input = { importId: plan.importId, clientMateId: clientId, draft, ...original };
  return (await patiently(signal, () => call(saveOwnMate, input, signal))).mateId;
}

async function sendChat(
  { call, plan: { importId }, signal }: Run,
  { stored }: ImportState,
  {
    item,
    mateId,
    report,
  }: { readonly item: Planned<'chat'>; readonly mateId: string; readonly report: () => void },
): Promise<void> {
  const { messages, title } = item.source;
  let from = stored.get(item.id) ?? 0;
  while (from < messages.length) {
    const part = partOf(messages, from);
    const input = {
      importId,
      clientRoomId: item.clientId,
      mateId,
      title: cutText(lineOf(title), maxTitleLength).trim(),
      from,
      messages: part,
    };
    from = (await patiently(signal, () => call(importMessages, input, signal))).stored;
    stored.set(item.id, from);
    report();
  }
}

/** The next messages, as many as a request may have. */
function partOf(messages: readonly FoundMessage[], from: number) {
  let bytes = 0;
  const part = messages.slice(from, from + importPartMessages);
  const fitting = part.findIndex(({ text }, index) => {
    // No UTF-16 unit takes more than six bytes of JSON, and most take one to three.
    bytes += 100 + new Blob([JSON.stringify(text)]).size;
    return index > 0 && bytes > importPartBytes;
  });
  return (fitting === -1 ? part : part.slice(0, fitting)).map(
    ({ role, text, createdAt, parent, isShown }) => ({
      role,
      text,
      parent: parent === null ? 0 : parent + 1,
      ...(createdAt === null ? {} : { createdAt }),
      ...(isShown ? { shown: true as const } : {}),
    }),
  );
}
