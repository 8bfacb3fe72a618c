import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  shareMachine,
  type SharedContent,
  type ShareOutcome,
} from '../../../../src/machines/shared/commands/share.machine.ts';
import { deferred, settled } from '../../support/deferred.ts';

const link: SharedContent = { kind: 'page', title: 'Iris Vale', path: '/detail?mateId=iris-vale' };
const text: SharedContent = { kind: 'text', text: 'Good evening', isGenerated: true };

/** Starts the machine with what the browser answers, and logs what is shared and said. */
const start = (...answers: ReadonlyArray<() => Promise<ShareOutcome>>) => {
  const log: unknown[] = [];
  const left = [...answers];
  const actor = createActor(
    shareMachine.provide({
      actors: {
        share: fromPromise<ShareOutcome, SharedContent>(({ input }) => {
          log.push(input);
          return (left.shift() ?? (() => Promise.reject(new Error('not expected'))))();
        }),
      },
      actions: { showToast: (_, { key }) => void log.push(key) },
    }),
    { input: { copied: 'linkCopied', notCopied: 'linkNotCopied' } },
  );
  actor.start();
  return { log, request: (content: SharedContent) => actor.send({ type: 'share.request', content }) };
};

test.each([
  ['a copy is confirmed', () => Promise.resolve('copied' as const), ['linkCopied']],
  ['the dialog of the browser needs no confirmation', () => Promise.resolve('passedOn' as const), []],
  ['a copy that is not allowed is named', () => Promise.reject(new Error('no clipboard')), ['linkNotCopied']],
])('%s, and can be requested again', async (_, answer, said) => {
  const { log, request } = start(answer, answer);
  request(link);
  await settled();
  request(text);
  await settled();
  expect(log).toEqual([link, ...said, text, ...said]);
});

test('a request replaces one that the browser never answers', async () => {
  const first = deferred<ShareOutcome>();
  const { log, request } = start(
    () => first.promise,
    () => Promise.resolve('passedOn'),
  );
  request(link);
  request(text);
  first.resolve('copied');
  await settled();
  expect(log).toEqual([link, text]);
});
