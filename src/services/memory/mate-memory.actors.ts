import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import { code } from '../../../contract/envelope.ts';
import { getMateDetail } from '../../../contract/mates/mate-detail.ts';
import { forgetFact } from '../../../contract/memory/fact.ts';
import * as calls from '../../../contract/memory/memory.ts';
import type {
  MemoryCommand,
  MemoryDraft,
  MemoryReport,
  MemoryToSave,
  SwitchCommand,
} from '../../machines/memory/memory-actions.machine.ts';
import { isChapter, memoryIdOf, type Memory } from '../../machines/memory/memory.ts';
import type { LoadedMemory, MateMemoryInput } from '../../machines/memory/mate-memory.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { watchPageReturn } from '../browser/watch/watch-page-resume.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import type { Services } from '../shared/services.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of `mateMemory`. */
export const mateMemoryActors = ({ call }: Dependencies) => {
  const load = provideRequest<LoadedMemory, MateMemoryInput>(async ({ input, signal }) => {
    const { roomId } = input;
    const mateId = input.mateId ?? '';
    const [{ facts, remembers }, { chapters }, mateName] = await Promise.all([
      call(calls.mateMemory, roomId === null ? { mateId } : { mateId, roomId }, signal),
      roomId === null ? { chapters: [] } : call(calls.roomChapters, { roomId }, signal),
      input.mateName ?? fetchName(call, mateId, signal),
    ]);
    return { memories: [...facts, ...chapters], remembers, mateName };
  });
  return {
    fetchMemory: load,
    refreshMemory: load,
    watchPage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => watchPageReturn(sendBack)),
  };
};

/** The memory of a mate can also be read where the mate cannot. */
const fetchName = async (
  call: Dependencies['call'],
  mateId: string,
  signal: AbortSignal,
): Promise<string | null> => {
  try {
    return (await call(getMateDetail, { mateId }, signal)).shortName;
  } catch (error) {
    if (toFailure(error).kind !== 'rejected') throw error;
    return null;
  }
};

/** Implements the actors of `memoryActions`. */
export const memoryActionsActors = ({ call }: Dependencies) => {
  const withId = createRequestIds();
  return {
    changeMemory: toCommand(
      fromPromise<MemoryReport, MemoryCommand | SwitchCommand>(async ({ input, signal }) => {
        if (input.type !== 'memory.switch') return changeMemory(call, input, signal);
        const { roomId, remembers } = input;
        const switched = await call(calls.switchRoomMemory, { roomId, remembers }, signal);
        return { type: 'room.switched', ...switched };
      }),
    ),
    saveMemory: toConfirmation<Memory, MemoryDraft, MemoryToSave>(
      fromPromise(({ input: { mateId, roomId, memory, kind, text }, signal }) => {
        if (memory === null) {
          const fact = { mateId, kind, text, ...(roomId === null ? {} : { roomId }) };
          return withId(JSON.stringify([mateId, roomId, kind, text]), (clientId) =>
            call(calls.addFact, { clientId, ...fact }, signal),
          );
        }
        return isChapter(memory)
          ? call(calls.correctChapter, { chapterId: memory.chapterId, text }, signal)
          : call(calls.correctFact, { factId: memory.factId, text }, signal);
      }),
      { isComplete: ({ text }) => !isBlank(text), staysOpen: true },
    ),
  };
};

/** Changes a memory. One that another page has had forgotten is missing. */
async function changeMemory(
  call: Dependencies['call'],
  command: MemoryCommand,
  signal: AbortSignal,
): Promise<MemoryReport> {
  const memoryId = memoryIdOf(command.memory);
  try {
    const memory = await execute(call, command, signal);
    if (memory === null) return { type: 'memory.missing', memoryId };
    const isForgotten = command.type === 'memory.forget' && command.forgotten;
    return isForgotten ? { type: 'memory.forgotten', memoryId } : { type: 'memory.changed', memory };
  } catch (error) {
    if (toFailure(error).code !== code.notFound) throw error;
    return { type: 'memory.missing', memoryId };
  }
}

/** Returns the memory; null where there was none to forget. */
function execute(
  call: Dependencies['call'],
  command: MemoryCommand,
  signal: AbortSignal,
): Promise<Memory | null> {
  if (command.type === 'memory.forget') {
    const { memory, forgotten } = command;
    return isChapter(memory)
      ? call(calls.forgetChapter, { chapterId: memory.chapterId, forgotten }, signal)
      : call(forgetFact, { factId: memory.factId, forgotten }, signal);
  }
  const { factId } = command.memory;
  return command.type === 'memory.pin'
    ? call(calls.pinFact, { factId, pinned: command.pinned }, signal)
    : call(calls.endFact, { factId, ended: command.ended }, signal);
}
