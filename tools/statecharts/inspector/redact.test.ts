import { describe, expect, test } from 'vitest';
import { createRedactor } from './redact.ts';

describe('redacting', () => {
  test('preserves ids whatever their key is called, so that guards that compare them replay', () => {
    const context = {
      replyTo: '0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
      alternatives: ['0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e10'],
      edits: '0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e11',
    };
    const snapshot = { status: 'active', value: 'idle', context };
    expect(createRedactor()({ type: '@xstate.snapshot', snapshot })).toMatchObject({ snapshot });
  });

  test('preserves names, states, ids, codes and counts', () => {
    expect(
      createRedactor()({
        type: '@xstate.snapshot',
        sessionId: 'x:3',
        snapshot: {
          status: 'active',
          value: { loggedOut: { panel: 'signIn' } },
          context: {
            user: null,
            benefits: { chats: 3, userId: 'ann-1' },
            failure: { kind: 'rejected', code: 4010 },
          },
        },
        event: { type: 'xstate.done.actor.signIn', actorId: 'signIn' },
      }),
    ).toEqual({
      type: '@xstate.snapshot',
      sessionId: 'x:3',
      snapshot: {
        status: 'active',
        value: { loggedOut: { panel: 'signIn' } },
        context: {
          user: null,
          benefits: { chats: 3, userId: 'ann-1' },
          failure: { kind: 'rejected', code: 4010 },
        },
      },
      event: { type: 'xstate.done.actor.signIn', actorId: 'signIn' },
    });
  });

  test.each([
    ['a text of a user', { text: 'I am sad' }, { text: '******1' }],
    ['a list of texts', ['one', 'two', 'one'], ['******1', '******2', '******1']],
    ['a blank text', { text: ' ' }, { text: ' ' }],
    ['a text under a harmless name', { type: 'I am sad' }, { type: '******1' }],
    ['an address as an id', { userId: 'ann@example.org' }, { userId: '******1' }],
    ['a key that is an address', { 'ann@example.org': 1 }, { '******1': 1 }],
    ['a nested name', { mate: { name: 'Iris' } }, { mate: { name: '******1' } }],
    ['an error', { error: new TypeError('secret') }, { error: { name: 'TypeError', message: '******1' } }],
    [
      'what was typed to confirm',
      { type: 'action.confirm', answer: { word: 'delete', password: 'secret' } },
      { type: 'action.confirm', answer: { word: '******1', password: '******2' } },
    ],
    ['a function', { run: () => 'secret' }, { run: '******1' }],
  ])('masks %s', (_name, value, expected) => {
    expect(createRedactor()(value)).toEqual(expected);
  });

  test('terminates for an object that contains itself', () => {
    const circle: { type: string; inside?: unknown } = { type: 'x' };
    circle.inside = circle;
    expect(createRedactor()(circle)).toEqual({ type: 'x', inside: '(circular)' });
  });
});
