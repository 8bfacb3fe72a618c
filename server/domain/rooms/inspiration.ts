import { code } from '../../../contract/envelope.ts';
import { ideaLimit, type Inspiration } from '../../../contract/inspiration.ts';
import { seconds } from '../../clock.ts';
import { CompanionError } from '../../companions/companion.ts';
import type { AppDeps } from '../../dependencies.ts';
import { mateOfRoom } from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readHistory } from './messages.ts';
import { personaIn } from './personas.ts';
import { Refusal } from '../domain-error.ts';
import { refuseClosedMate } from '../replies/open-reply.ts';
import { isCaredFor } from '../safety/aftercare.ts';
import { isSexualAboutMinors } from '../safety/minors.ts';
import { surroundingsOf } from '../safety/talk-with-minors.ts';

export type InspireDeps = Pick<AppDeps, 'database' | 'companion' | 'log' | 'now'> & {
  /** How long a companion may think, in milliseconds. */
  readonly patience?: number;
};

const longestThought = seconds(10);
const linesGiven = 12;
const ideasGiven = 3;

/**
 * What the user could say next in one of their rooms. Nothing of it is stored. Throws `notFound` for any other room,
 * `forbidden` or `mateBlocked` where nothing can be said, `matureOff` for a hidden room,
 * `notAvailable` where the companion has no ideas to give, `companionFailed` when it could not find any in time.
 */
export const inspire = async (
  deps: InspireDeps,
  wish: Viewer & { roomId: string; signal: AbortSignal },
): Promise<Inspiration> => {
  const talk = await readTalk(deps, wish);
  const { suggest } = deps.companion;
  if (suggest === undefined) {
    throw new Refusal(code.notAvailable, 'This companion does not suggest replies.');
  }
  const signal = AbortSignal.any([wish.signal, AbortSignal.timeout(deps.patience ?? longestThought)]);
  try {
    const ideas = await unlessAborted(suggest({ ...talk, signal }), signal);
    const lines = talk.history.map((line) => line.text);
    const surroundings = surroundingsOf(talk, deps.now(), lines);
    return { ideas: tidied(ideas.filter((idea) => !isSexualAboutMinors(idea, [], surroundings))) };
  } catch (error) {
    const kind = error instanceof CompanionError ? error.kind : 'unforeseen';
    deps.log.warn({ err: error, failure: kind }, 'a companion had no ideas');
    throw new Refusal(code.companionFailed, 'No suggestions this time. Please try again.');
  }
};

const readTalk = async (deps: InspireDeps, wish: Viewer & { roomId: string }) => {
  const room = await deps.database
    .selectFrom('rooms')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select(['rooms.mate_id', 'rooms.card_id', 'rooms.mature_at'])
    .select(['rooms.memory', 'rooms.notes', 'rooms.last_seq', 'users.name'])
    .where('rooms.room_id', '=', wish.roomId)
    .where('rooms.user_id', '=', wish.userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) {
    throw new Refusal(code.notFound, 'There is no such conversation.');
  }
  await refuseClosedMate(deps.database, { user_id: wish.userId, mate_id: room.mate_id });
  const place = { roomId: wish.roomId, before: room.last_seq + 1 };
  return {
    mate: await mateOfRoom(deps.database, wish, room),
    history: await readHistory(deps.database, place, linesGiven),
    memory: room.memory,
    userName: room.name,
    persona: await personaIn(deps.database, wish.roomId),
    notes: room.notes ?? '',
    isCareful: await isCaredFor(deps.database, place),
  };
};

/** A companion that does not hear its signal is not waited for. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new CompanionError('stalled', 'The companion took too long.'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const tidied = (ideas: readonly string[]): string[] => {
  const short = ideas.map((idea) => idea.trim()).filter((idea) => idea !== '' && idea.length <= ideaLimit);
  if (short.length === 0) throw new CompanionError('broken', 'The companion had no usable suggestion.');
  return [...new Set(short)].slice(0, ideasGiven);
};
