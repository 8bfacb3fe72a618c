import { describe, expect, test } from 'vitest';
import { selectHidesNewer } from '../../../../src/machines/chat/conversation.selectors.ts';
import type { RemovalOffer } from '../../../../src/machines/chat/message-actions.machine.ts';
import { message, own, page } from '../chat-samples.ts';
import { offer } from '../message-actions.model.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, finished, startConversation as start } from './live-conversation.ts';

describe('suggestions and message actions', () => {
  test('[S7.30] suggestions load when it is the user’s turn, and again after the next exchange', async () => {
    const { ideas, say, stream, replySuggestions: ref } = start();
    const replySuggestions = () => ref()?.getSnapshot();
    expect([ideas.length, replySuggestions()?.value]).toEqual([1, 'loading']);
    ideas[0]?.(['Yes.', 'Why?', '*nods*']);
    await settled();
    expect([replySuggestions()?.value, replySuggestions()?.context.suggestions]).toEqual([
      'offered',
      ['Yes.', 'Why?', '*nods*'],
    ]);
    say('Hello');
    expect([replySuggestions()?.value, replySuggestions()?.context.suggestions]).toEqual(['idle', []]);
    stream(accepted);
    stream(finished);
    expect([ideas.length, replySuggestions()?.value]).toEqual([2, 'loading']);
  });

  test('[S7.30] a suggestion is added to the draft, is not sent, and can be undone', async () => {
    const { ideas, requests, draft, actor } = start();
    const composer = actor.getSnapshot().children.composer;
    const choose = (text: string) => composer?.send({ type: 'suggestion.chosen', text });
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

  test('[S9.8] a like is shown on the message, and a deleted message is removed with all that follows it', async () => {
    const { actor, shown, ...talk } = start({
      info: page([own(1), message(2, { replyTo: 'message-1' }), message(3)]),
    });
    const care = talk.messageActions();
    const liked = () => actor.getSnapshot().context.messages.map(({ isLiked }) => isLiked);
    care?.send({ type: 'message.like', messageId: 'message-2', liked: true });
    await settled();
    expect(liked()).toEqual([false, true, false]);
    care?.send({ type: 'message.like', messageId: 'message-2', liked: false });
    await settled();
    expect(liked()).toEqual([false, false, false]);
    care?.send({ type: 'message.delete', messageId: 'message-2' });
    await settled();
    expect(talk.deletions.map(({ messageId }) => messageId)).toEqual(['message-2']);
    talk.deletions[0]?.give({ ...page([own(1)]), lastSeq: 3 });
    await settled();
    expect(shown()).toEqual(['sent: Text 1']);
  });

  test('undoing a deletion hides what was written after it, and nothing else', () => {
    const { actor } = start({ info: page([own(1), message(4)]) });
    const hidesNewer = (removal: RemovalOffer | null) => selectHidesNewer(removal)(actor.getSnapshot());
    expect(hidesNewer({ ...offer, hidesAfter: own(1).createdAt })).toBe(true);
    expect(hidesNewer({ ...offer, hidesAfter: message(4).createdAt })).toBe(false);
    expect([offer, null].map(hidesNewer)).toEqual([false, false]);
  });
});
