import { createActor, fromEventObservable } from 'xstate';
import {
  trialOfferMachine,
  type TrialReport,
  type TrialOfferActor,
} from '../../machines/trial/trial-offer.machine.ts';
import { observe } from '../../services/shared/from-async-source.ts';
import { createStoredTrials } from '../../services/trial/stored-trials.ts';
import { watchTrials } from '../../services/trial/watch-trials.ts';
import { chatPath } from '../../views/components/paths.ts';
import type { LaterDeps } from './later-deps.ts';

/** Starts the offer to add a visitor's chat to the account. */
export function startTrialOffer({ context, messages, storage, inspect }: LaterDeps): TrialOfferActor {
  const { auth, navigation } = context.actors;
  const trials = createStoredTrials(storage);
  const canOffer = () => {
    const session = auth.getSnapshot();
    const isOpening = navigation.getSnapshot().context.place.path === '/chat-detail';
    return session.hasTag('loggedIn') && !session.hasTag('busy') && !isOpening;
  };
  const onChange = (listener: () => void, signal: AbortSignal) => {
    const subscriptions = [auth.subscribe(listener), navigation.subscribe(listener)];
    signal.addEventListener('abort', () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
  };
  const prepare = () => messages.load(['trial']);
  return createActor(
    trialOfferMachine.provide({
      actors: {
        watchTrials: fromEventObservable<TrialReport, undefined>(() =>
          observe<TrialReport>((emit, signal) =>
            watchTrials({ trials, canOffer, onChange, prepare }, emit, signal),
          ),
        ),
      },
      actions: {
        openTrial(_, { trial }) {
          trials.accept(trial?.mateId ?? '');
          navigation.send({ type: 'link.follow', to: chatPath(trial?.mateId ?? '') });
        },
        declineTrial: (_, { trial }) => trials.decline(trial?.mateId ?? ''),
      },
    }),
    { inspect },
  ).start();
}
