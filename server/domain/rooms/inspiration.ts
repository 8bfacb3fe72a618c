import { trimmed } from '../../../contract/blank-text.ts';
import { code } from '../../../contract/envelope.ts';
import { maxIdeaLength, type Inspiration } from '../../../contract/replies/inspiration.ts';
import { seconds } from '../../shared/clock.ts';
import { CompanionError } from '../../companions/companion.ts';
import type { MateDeps } from '../mates/mate-deps.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { DomainError } from '../domain-error.ts';
import { readConversation, conversationColumns } from './read-conversation.ts';
import { assertMateAvailable } from '../social/blocks.ts';
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
    .select([...conversationColumns, 'rooms.last_seq'])
    .where('rooms.room_id', '=', input.roomId)
    .where('rooms.user_id', '=', input.userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  await assertMateAvailable(deps.database, room);
  const { nfsw, timeZone, signal } = input;
  const source = { room, nfsw, asked: null, seq: room.last_seq + 1, now: deps.now(), timeZone, signal };
  return (await readConversation(deps, source)).talk;
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
