import { fromPromise } from 'xstate';
import { mateDetailMachine } from '../../machines/mates/mate-detail.machine.ts';
import {
  shareMachine,
  type SharedContent,
  type ShareOutcome,
} from '../../machines/shared/commands/share.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { reviewsMachine } from '../../machines/mates/reviews.machine.ts';
import { mateDetailActors } from '../../services/mates/mate-detail.actors.ts';
import { share } from '../../services/browser/share.ts';
import { reviewsActors } from '../../services/mates/reviews.actors.ts';
import { MateDetail } from '../../views/mates/detail/mate-detail.tsx';
import { changesSaved, provideToggle } from './provide-toggle.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = (deps: ScreenDeps) =>
  defineScreen({
    logic: mateDetailMachine.provide({
      actors: {
        ...mateDetailActors(deps.services, (signal) => changesSaved(deps, signal)),
        toggle: provideToggle(deps),
        share: supervised(
          shareMachine.provide({
            actors: { share: fromPromise<ShareOutcome, SharedContent>(({ input }) => share(input)) },
            actions: { showToast: deps.showToast },
          }),
          1000,
        ),
        reviews: reviewsMachine.provide({
          actors: reviewsActors(deps.services),
          actions: {
            resumeForm({ self }, { mateId }) {
              if (`review/${mateId}` in deps.readFormDrafts()) self.send({ type: 'review.write' });
            },
          },
        }),
      },
    }),
    input: ({ search }) => ({ mateId: new URLSearchParams(search).get('mateId') }),
    View: MateDetail,
    subjectOf: (snapshot) => snapshot.context.mate?.name,
    isComplete: (snapshot) => snapshot.matches({ ready: 'complete' }) || snapshot.matches('notFound'),
  });
