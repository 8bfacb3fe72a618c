import { code } from '../../../contract/envelope.ts';
import { trialMachine } from '../../../src/machines/trial/trial.machine.ts';
import { leftOf } from '../../../src/machines/trial/trial.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { irisInDetail } from '../mates/catalogue-samples.ts';
import { confirmed, refused, unknown } from '../safety/age-samples.ts';
import { abandoned, broken, confirmed as accepted, done, rejected } from '../support/outcomes.ts';
import { almostOver, reply, untouched } from './trial-samples.ts';

const refusedText = new ApiError('rejected', 'This text is not accepted.', { code: code.contentRefused });
const doubted = new ApiError('rejected', 'Please enter your date of birth first.', {
  code: code.ageUnknown,
  sentence: 'I am 13',
});

export const model = modelOf(trialMachine, {
  events: { 'draft.change': [{ text: 'Hello' }] },
  actors: {
    fetchMate: { done: [irisInDetail, null], error: [broken] },
    fetchAge: { done: [null, unknown, refused], error: [broken] },
    submitBirthDate: { done: [...[unknown, confirmed, refused].map(accepted), abandoned], error: [broken] },
    sendMessage: { done: [done(reply), rejected(refusedText), rejected(doubted)], error: [broken] },
    importTrial: { done: [{ roomId: 'room-1' }], error: [broken] },
  },
  inputs: [
    { mateId: 'iris-vale', isSignedIn: false, chat: untouched },
    { mateId: 'iris-vale', isSignedIn: false, chat: almostOver },
    { mateId: 'iris-vale', isSignedIn: true, chat: almostOver },
    { mateId: 'iris-vale', isSignedIn: true, chat: untouched },
    { mateId: null, isSignedIn: false, chat: untouched },
  ],
  view: ({ mateId, isSignedIn, chat, failure }) => ({
    mateId,
    isSignedIn,
    left: leftOf(chat),
    hasDraft: chat.draft !== '',
    failure: failure?.code ?? null,
  }),
  // The last message was sent: the way on is an account, in the sign-in panel.
  rests: ['notFound', 'left', 'leaving', 'refused', 'talking.over'],
});
