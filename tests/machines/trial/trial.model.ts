import { code } from '../../../contract/envelope.ts';
import { trialMachine } from '../../../src/machines/trial/trial.machine.ts';
import { leftOf } from '../../../src/machines/trial/trial.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { irisInDetail } from '../mates/catalogue-samples.ts';
import { confirmed, refused, unknown } from '../safety/age-samples.ts';
import { abandoned, broken, confirmed as submitted } from '../support/outcomes.ts';
import { accepted, almostOver, extended, finished, untouched } from './trial-samples.ts';

const doubted = new ApiError('rejected', 'Please enter your date of birth first.', {
  code: code.ageUnknown,
  sentence: 'I am 13',
});

export const model = modelOf(trialMachine, {
  events: {
    'draft.change': [{ text: 'Hello' }],
    'reply.accepted': [accepted],
    'reply.extended': [extended],
    'reply.finished': [finished],
  },
  actors: {
    fetchMate: { done: [irisInDetail, null], error: [broken] },
    fetchAge: { done: [null, unknown, refused], error: [broken] },
    submitBirthDate: { done: [...[unknown, confirmed, refused].map(submitted), abandoned], error: [broken] },
    streamReply: { done: [undefined], error: [broken, doubted] },
  },
  inputs: [
    { mateId: 'iris-vale', chat: untouched },
    { mateId: 'iris-vale', chat: almostOver },
  ],
  view: ({ mateId, chat, sent, failure }) => ({
    mateId,
    left: leftOf(chat),
    hasDraft: chat.draft !== '',
    sent: sent === null ? null : sent.reply !== '',
    failure: failure?.code ?? null,
  }),
  // The last message was sent: the way on is an account, in the sign-in panel.
  rests: ['notFound', 'refused', 'talking.over'],
});
