import { trimmed } from '../../../contract/blank-text.ts';
import { code } from '../../../contract/envelope.ts';
import { maxIdeaLength, type Inspiration } from '../../../contract/inspiration.ts';
import { seconds } from '../../shared/clock.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { CompanionError } from '../../companions/companion.ts';
import { embedQuestion } from '../memory/vectors/embed-question.ts';
import { recentOf } from '../memory/recall/recall.ts';
import type { MateDeps } from '../mates/mate-deps.ts';
import { asGreeted, toCompanionName, withNamesIn } from '../mates/named-mate.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readLore } from '../lore/known-lore.ts';
import { loadMemory } from '../memory/load-memory.ts';
import { readHistoryFor } from '../transcript/history.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { choiceColumns, toReplyChoice } from './reply-settings.ts';
import { toNoteMark } from './note-mark.ts';
import { DomainError } from '../domain-error.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { isInAftercare } from '../safety/aftercare.ts';
import { isSexualAboutMinors } from '../../text-safety/minors.ts';
import { guidingTexts, toSurroundings } from '../safety/talk-with-minors.ts';

export type SuggestRepliesDeps = Pick<MateDeps, 'database' | 'companion' | 'embedder' | 'log' | 'now'> & {
  /** The companion's time limit, in milliseconds. */
  readonly timeoutMs?: number;
};

const defaultTimeout = seconds(10);
const maxIdeas = 3;

/**
 * Suggests what the user could say next in one of their rooms; stores nothing. Throws `notFound` for any other room,
 * `forbidden` or `mateBlocked` when the user cannot write there, `matureOff` for a hidden room, `notAvailable` when the
 * companion does not support suggestions and `companionFailed` when it returned none in time.
 */
export const suggestReplies = async (
  deps: SuggestRepliesDeps,
  input: Viewer & { roomId: string; timeZone?: string | undefined; signal: AbortSignal },
): Promise<Inspiration> => {
  const talk = await readContext(deps, input);
  const { suggest } = deps.companion;
  if (suggest === undefined) {
    throw new DomainError(code.notAvailable, 'suggestionsUnsupported');
  }
  const signal = AbortSignal.any([input.signal, AbortSignal.timeout(deps.timeoutMs ?? defaultTimeout)]);
  try {
    const ideas = await abortable(suggest({ ...talk, signal }), signal);
    const recalled = talk.passages.flatMap((passage) => passage.lines);
    const lines = [...talk.history, ...talk.lore, ...talk.facts, ...talk.chapters, ...recalled].map(
      ({ text }) => text,
    );
    const surroundings = toSurroundings(talk, deps.now(), [...lines, ...guidingTexts(talk.mate)]);
    return { ideas: toIdeas(ideas.filter((idea) => !isSexualAboutMinors(idea, [], surroundings))) };
  } catch (error) {
    const kind = error instanceof CompanionError ? error.kind : 'unforeseen';
    deps.log.warn({ err: error, failure: kind }, 'a companion had no ideas');
    throw new DomainError(code.companionFailed, 'noReplySuggestions');
  }
};

/** Reads what the companion of a room needs to write beside its replies. Throws as `suggestReplies`. */
export const readContext = async (
  deps: Pick<SuggestRepliesDeps, 'database' | 'companion' | 'embedder' | 'now'>,
  input: Viewer & { roomId: string; timeZone?: string | undefined; signal: AbortSignal },
) => {
  const room = await deps.database
    .selectFrom('rooms')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select(['rooms.mate_id', 'rooms.card_id', 'rooms.mature_at'])
    .select([
      'rooms.memory',
      'rooms.notes',
      'rooms.last_seq',
      'rooms.recent_from',
      'users.name',
      'users.language',
      ...choiceColumns,
    ])
    .where('rooms.room_id', '=', input.roomId)
    .where('rooms.user_id', '=', input.userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  await assertMateAvailable(deps.database, { user_id: input.userId, mate_id: room.mate_id });
  const place = { roomId: input.roomId, before: room.last_seq + 1 };
  const persona = await readPersonaInUse(deps.database, input.roomId);
  const person = toCompanionName(persona, room.name);
  const history = await readHistoryFor(deps.database, place, deps.companion);
  const occasion = history.at(-1)?.messageId ?? '';
  const { timeZone } = input;
  const reading = { person, place: input.roomId, occasion, now: deps.now(), timeZone };
  const found = await getRoomMate(deps.database, input, room);
  const mate = asGreeted(withNamesIn(found, reading), history);
  const { before, lines } = recentOf(history, place.before);
  const question = { message: lines.at(-1) ?? '', lines: lines.slice(0, -1) };
  const meaning = await embedQuestion(deps.embedder, question.message, input.signal);
  const { lore } = await readLore(deps.database, {
    roomId: input.roomId,
    mate,
    person,
    lines: history,
    seq: room.last_seq,
  });
  return {
    mate,
    history,
    recentFrom: room.recent_from,
    noteMark: toNoteMark(input.roomId),
    lore,
    ...(await loadMemory(deps.database, { roomId: input.roomId, before, meaning, ...question })),
    memory: room.memory,
    userName: room.name,
    language: toLanguage(room.language),
    persona,
    notes: room.notes ?? '',
    choice: toReplyChoice(room, mate),
    isCareful: await isInAftercare(deps.database, place),
  };
};

/** Rejects on abort even when the companion ignores its signal. */
const abortable = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new CompanionError('stalled', 'The companion took too long.'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const toIdeas = (ideas: readonly string[]): string[] => {
  const short = ideas.map(trimmed).filter((idea) => idea !== '' && idea.length <= maxIdeaLength);
  if (short.length === 0) throw new CompanionError('broken', 'The companion had no usable suggestion.');
  return [...new Set(short)].slice(0, maxIdeas);
};
