import { describe, expect, test } from 'vitest';
import {
  selectComposer,
  selectExtras,
  selectMessages,
} from '../../../src/machines/chat/conversation.selectors.ts';
import { message, own, page } from './chat-samples.ts';
import { settled } from '../support/deferred.ts';
import { accepted, finished, startConversation, startWhole as start } from './live-conversation.ts';

describe('around a conversation', () => {
  test('[S7.30] ideas are asked for when it is the person’s turn, and again once the talk has moved on', async () => {
    const { ideas, say, stream, replySuggestions: ref } = await start();
    const replySuggestions = () => ref()?.getSnapshot();
    expect([ideas.length, replySuggestions()?.value]).toEqual([1, 'asking']);
    ideas[0]?.(['Yes.', 'Why?', '*nods*']);
    await settled();
    expect([replySuggestions()?.value, replySuggestions()?.context.ideas]).toEqual([
      'offered',
      ['Yes.', 'Why?', '*nods*'],
    ]);
    say('Hello');
    expect([replySuggestions()?.value, replySuggestions()?.context.ideas]).toEqual(['idle', []]);
    stream(accepted);
    stream(finished);
    expect([ideas.length, replySuggestions()?.value]).toEqual([2, 'asking']);
  });

  test('[S7.30] an idea fills the composer and sends nothing; what stood there stays, and it can be taken out', async () => {
    const { ideas, requests, draft, actor, replySuggestions } = await start();
    const composer = selectComposer(actor.getSnapshot());
    const choose = (text: string) => replySuggestions()?.send({ type: 'suggestion.choose', text });
    ideas[0]?.(['Yes.', 'Why?', '*nods*']);
    await settled();
    choose('Yes.');
    expect(draft()).toEqual('Yes.');
    choose('Why?');
    expect(draft()).toEqual('Why?');
    composer?.send({ type: 'draft.undo' });
    expect(draft()).toEqual('');
    composer?.send({ type: 'draft.change', text: 'Hm' });
    choose('*nods*');
    expect(draft()).toEqual('Hm\n*nods*');
    composer?.send({ type: 'draft.undo' });
    expect(draft()).toEqual('Hm');
    expect(requests).toEqual([]);
  });

  test('[S9.8] a heart stays on the message, and a deleted message goes with the replies to it', async () => {
    const { actor, shown, ...talk } = await start({
      info: page([own(1), message(2, { replyTo: 'message-1' }), message(3)]),
    });
    const care = talk.care();
    const liked = () => selectMessages(actor.getSnapshot()).map(({ isLiked }) => isLiked);
    care?.send({ type: 'message.like', messageId: 'message-2', liked: true });
    await settled();
    expect(liked()).toEqual([false, true, false]);
    care?.send({ type: 'message.like', messageId: 'message-2', liked: false });
    await settled();
    expect(liked()).toEqual([false, false, false]);
    care?.send({ type: 'deletion.request', messageId: 'message-1' });
    care?.getSnapshot().children.deleteMessage?.send({ type: 'action.cancel' });
    expect(shown().length).toEqual(3);
    care?.send({ type: 'deletion.request', messageId: 'message-1' });
    care?.getSnapshot().children.deleteMessage?.send({ type: 'action.confirm' });
    await settled();
    expect(shown()).toEqual(['done: Text 3']);
  });

  test('one reads and writes before what goes on around it is here, and is not asked whose turn it is', async () => {
    const { say, stream, shown, ideas, extras, fetched } = startConversation();
    say('Hello');
    stream(accepted);
    stream(finished);
    expect(shown().at(-1)).toEqual('done: Good evening.');
    expect([extras()?.value, ideas.length]).toEqual([{ fetching: 'asked' }, 0]);
    fetched[0]?.come();
    await settled();
    expect([extras()?.value, ideas.length]).toEqual(['here', 1]);
  });

  test('what comes while a reply is written thinks of ideas once it is the person’s turn', async () => {
    const { say, stream, ideas, fetched } = startConversation();
    say('Hello');
    fetched[0]?.come();
    await settled();
    expect(ideas.length).toEqual(0);
    stream(accepted);
    stream(finished);
    expect(ideas.length).toEqual(1);
  });

  test('what did not come is asked for by a press, and by itself after a while', async () => {
    const { extras, fetched, clock, actor, logged } = startConversation();
    const ref = selectExtras(actor.getSnapshot());
    fetched[0]?.fail();
    await settled();
    expect([extras()?.value, logged]).toEqual(['missing', ['no answer']]);
    ref?.send({ type: 'load.retry' });
    expect([extras()?.value, extras()?.hasTag('missing')]).toEqual([{ fetching: 'asked' }, false]);
    fetched[1]?.fail();
    await settled();
    clock.increment(29_999);
    expect([extras()?.value, fetched.length]).toEqual(['missing', 2]);
    clock.increment(1);
    expect([extras()?.value, extras()?.hasTag('missing')]).toEqual([{ fetching: 'unasked' }, true]);
    fetched[2]?.come();
    await settled();
    expect(extras()?.value).toEqual('here');
  });

  test('what takes longer than 15 seconds is missing, and comes all the same at the next try', async () => {
    const { extras, fetched, clock } = startConversation();
    clock.increment(14_999);
    expect(extras()?.value).toEqual({ fetching: 'asked' });
    clock.increment(1);
    expect(extras()?.value).toEqual('missing');
    clock.increment(30_000);
    fetched[1]?.come();
    await settled();
    expect(extras()?.value).toEqual('here');
  });
});
