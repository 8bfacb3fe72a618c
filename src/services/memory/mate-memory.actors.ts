import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import { code } from '../../../contract/envelope.ts';
import { getMateDetail } from '../../../contract/mate-detail.ts';
import * as calls from '../../../contract/memory.ts';
import type {
  FactCommand,
  FactDraft,
  FactReport,
  FactToSave,
  MemoryCommand,
} from '../../machines/memory/fact-actions.types.ts';
import type { LoadedMemory, MateMemoryInput } from '../../machines/memory/mate-memory.types.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { watchPageReturn } from '../browser/watch-page-resume.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import type { Services } from '../shared/services.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of `mateMemory`. */
export const mateMemoryActors = ({ call }: Dependencies) => {
  const load = provideRequest<LoadedMemory, MateMemoryInput>(async ({ input, signal }) => {
    const { mateId, roomId } = input;
    const place = { mateId: mateId ?? '', ...(roomId === null ? {} : { roomId }) };
    const [memory, mateName] = await Promise.all([
      call(calls.mateMemory, place, signal),
      input.mateName ?? fetchName(call, place.mateId, signal),
    ]);
    return { ...memory, mateName };
  });
  return {
    fetchMemory: load,
    refreshMemory: load,
    watchPage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => watchPageReturn(sendBack)),
  };
};

/** What a mate remembers can also be read where the mate cannot. */
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

/** Implements the actors of `factActions`. */
export const factActionsActors = ({ call }: Dependencies) => {
  const withId = createRequestIds();
  return {
    changeMemory: toCommand(
      fromPromise<FactReport, MemoryCommand>(({ input, signal }) => changeMemory(call, input, signal)),
    ),
    saveFact: toConfirmation<calls.Fact, FactDraft, FactToSave>(
      fromPromise(({ input: { mateId, roomId, factId, kind, text }, signal }) =>
        factId === null
          ? withId(JSON.stringify([mateId, roomId, kind, text]), (clientId) =>
              call(
                calls.addFact,
                { clientId, mateId, kind, text, ...(roomId === null ? {} : { roomId }) },
                signal,
              ),
            )
          : call(calls.correctFact, { factId, text }, signal),
      ),
      { isComplete: ({ text }) => !isBlank(text), staysOpen: true },
    ),
  };
};

/** Changes a fact, or the switch of a room. A fact that another page has had forgotten is missing. */
async function changeMemory(
  call: Dependencies['call'],
  command: MemoryCommand,
  signal: AbortSignal,
): Promise<FactReport> {
  if (command.type === 'memory.switch') {
    const { roomId, remembers } = command;
    return { type: 'room.switched', ...(await call(calls.switchRoomMemory, { roomId, remembers }, signal)) };
  }
  const { factId } = command;
  try {
    const fact = await changeFact(call, command, signal);
    if (fact === null) return { type: 'fact.missing', factId };
    const isForgotten = command.type === 'memory.forget' && command.forgotten;
    return isForgotten ? { type: 'fact.forgotten', factId } : { type: 'fact.changed', fact };
  } catch (error) {
    if (toFailure(error).code !== code.notFound) throw error;
    return { type: 'fact.missing', factId };
  }
}

/** Returns the fact; null where there was none to forget. */
function changeFact(
  call: Dependencies['call'],
  command: FactCommand,
  signal: AbortSignal,
): Promise<calls.Fact | null> {
  const { factId } = command;
  switch (command.type) {
    case 'memory.pin':
      return call(calls.pinFact, { factId, pinned: command.pinned }, signal);
    case 'memory.end':
      return call(calls.endFact, { factId, ended: command.ended }, signal);
    default:
      return call(calls.forgetFact, { factId, forgotten: command.forgotten }, signal);
  }
}
