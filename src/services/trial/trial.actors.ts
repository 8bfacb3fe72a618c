import { fromPromise } from 'xstate';
import { importMessages } from '../../../contract/imports.ts';
import { trialReply } from '../../../contract/trial.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { isTransient } from '../../machines/shared/failure-kinds.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type {
  AgeStatus,
  TrialImport,
  TrialReply,
  TrialRequest,
} from '../../machines/trial/trial.reducers.ts';
import { mateDetailActors } from '../mates/mate-detail.actors.ts';
import { ageGateActors, fetchAgeStatus } from '../safety/age-gate.actors.ts';
import type { Services } from '../shared/services.ts';

/** Implements the actors of `trial`. */
export const trialActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchMate: mateDetailActors({ call }, () => Promise.resolve()).fetchMate,
  fetchAge: provideRequest<AgeStatus | null>(({ signal }) => fetchAgeStatus(call, signal)),
  submitBirthDate: ageGateActors({ call }).submitBirthDate,
  sendMessage: toCommand<TrialReply, TrialRequest>(
    fromPromise(({ input: { mateId, chat }, signal }) =>
      call(
        trialReply,
        {
          mateId,
          lines: chat.messages.map(({ role, text }) => ({ role, text })),
          text: chat.draft,
          memory: chat.memory,
          understood: [...chat.understood],
        },
        signal,
      ),
    ),
    { isFinal: (failure) => !isTransient(failure) },
  ),
  importTrial: provideRequest<{ readonly roomId: string }, TrialImport>(({ input, signal }) => {
    const { mateId, greeting, chat } = input;
    const lines = [{ role: 'mate' as const, text: greeting }, ...chat.messages];
    return call(
      importMessages,
      {
        importId: chat.importId,
        clientRoomId: chat.clientRoomId,
        mateId,
        from: 0,
        messages: lines.map(({ role, text }, index) => ({ role, text, parent: index, shown: true as const })),
      },
      signal,
    );
  }),
});
