import { coveringTours } from 'statechart-tools/walks/cover';
import { allowing, echoing, startingFrom } from 'statechart-tools/explorer/model';
import { message, notFound, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model as whole } from '../../machines/chat/history/room-refresh.model.ts';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { networkReturns, setVisibility } from '../support/page-events.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { box, talk } from '../support/stages/talk-stage.ts';
import { enabled, expect, numbered, sent, testTours } from '../support/tours/tour.ts';

/** The conversation responds at once. A page waits at most as long as one without jitter. */
const model = echoing(startingFrom(whole, [{ ...Object(whole.samples.input), jitter: 0 }]), {
  reportNeeded: () => ({ type: 'refresh.request' }),
  reportDue: () => ({ type: 'check.request' }),
});
const requests = ['refresh.request', 'check.request'];
const lasting = allowing(
  model,
  (_, event) =>
    !requests.includes(event.type) &&
    event.type !== 'xstate.error.actor.watchPage' &&
    !('error' in event && event.error === notFound),
);
const walks = {
  ...numbered(coveringTours(lasting)),
  ...writtenWalks(model, {
    'a check finds the room deleted elsewhere': 'timer › error fetchNewest(ApiError: There is no such room.)',
    'a room that was deleted elsewhere is loaded':
      'connection.restored › error fetchPage(ApiError: There is no such room.)',
    'a browser that allows no listener': 'error watchPage',
  }),
};

testTours('roomRefresh', { model, walks }, ({ page, gate, walk, heading }) => {
  const isDeleted = walk.steps.some(({ cause }) => 'result' in cause && cause.result === notFound);
  const shown = [message(1)];
  const messages = () =>
    expect(talk(page).getByRole('listitem')).toContainText(shown.map(({ text }) => text));
  return {
    actor: 'roomRefresh.part',
    opening: chatPage(shown, { heldOnceOpen: [roomCall] }),
    forbidden: { watchPage: ['online'] },
    begin: async () => {
      await expect(box(page)).toBeVisible();
      await gate.hold([roomCall], true);
    },
    answers: {
      fetchNewest: { call: roomCall, response: () => pageOf(shown) },
      // Each time the room is loaded, it has another message from elsewhere.
      fetchPage: {
        call: roomCall,
        response: () => {
          shown.push(message(shown.length + 1));
          return pageOf(shown);
        },
      },
    },
    causes: {
      'page.shown': () => setVisibility(page, 'visible'),
      'page.hidden': () => setVisibility(page, 'hidden'),
      'connection.restored': () => networkReturns(page),
      // The feed causes its reports.
      '*': sent,
    },
    assertions: [
      ['notWatching', enabled(box(page))],
      [{ watching: 'visible' }, messages],
      [{ watching: 'paused' }, isDeleted ? heading('Chat not found') : messages],
    ],
  };
});
