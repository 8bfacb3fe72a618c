import { fromEventObservable } from 'xstate';
import { provideRequest } from '../../machines/shared/request.ts';
import type { AgeStatus, TrialReplyEvent, TrialRequest } from '../../machines/trial/trial.reducers.ts';
import { mateDetailActors } from '../mates/mate-detail.actors.ts';
import { ageGateActors, fetchAgeStatus } from '../safety/age-gate.actors.ts';
import { observe } from '../shared/from-async-source.ts';
import type { Services } from '../shared/services.ts';
import { readTrialReply } from './trial-stream.ts';

/** Implements the actors of `trial`. */
export const trialActors = ({ call, openStream }: Pick<Services, 'call' | 'openStream'>) => ({
  fetchMate: mateDetailActors({ call }, () => Promise.resolve()).fetchMate,
  fetchAge: provideRequest<AgeStatus | null>(({ signal }) => fetchAgeStatus(call, signal)),
  submitBirthDate: ageGateActors({ call }).submitBirthDate,
  streamReply: fromEventObservable<TrialReplyEvent, TrialRequest>(({ input }) =>
    observe<TrialReplyEvent>((emit, signal) => readTrialReply(openStream, input, emit, signal)),
  ),
});
