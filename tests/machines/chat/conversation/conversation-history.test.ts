import { describe, expect, test } from 'vitest';
import { failed, idNumber, message, own, page } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, grown, startConversation as start } from './live-conversation.ts';

describe('older messages of a conversation', () => {
  test('older messages are added in front, until the first one', async () => {
    const { history, place, pages, shown } = start({ info: page([own(11), message(12)], true) });
    history('top.reached');
    history('top.reached');
    expect(pages.map(({ before }) => before)).toEqual([11]);
    pages[0]?.fail();
    await settled();
    expect(place()).toEqual('failed');
    history('load.retry');
    pages[1]?.give(page([own(9), message(10)]));
    await settled();
    expect(shown()).toEqual(['sent: Text 9', 'done: Text 10', 'sent: Text 11', 'done: Text 12']);
    expect(place()).toEqual('complete');
  });

  test('a page that is shown again adds messages from elsewhere, each once', async () => {
    const { pages, page: tellPage, shown } = start();
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(1), message(2), own(3), message(4)]));
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Text 3', 'done: Text 4']);
  });

  test('after a gap the older messages are removed and load again on scroll', async () => {
    const { history, place, pages, page: tellPage, shown } = start();
    expect(place()).toEqual('complete');
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(51), message(52)], true));
    await settled();
    expect(shown()).toEqual(['sent: Text 51', 'done: Text 52']);
    history('top.reached');
    expect(pages.at(-1)?.before).toEqual(51);
  });

  test('a reply that ended here does not run again after a refresh, and no text shrinks', async () => {
    const { actor, pages, page: tellPage, say, stream, breakStream, shown } = start();
    say('Hello');
    stream(accepted);
    stream(grown);
    breakStream(failed);
    tellPage({ type: 'page.shown' });
    pages[0]?.give(
      page([
        own(1),
        message(2),
        own(3, { clientMessageId: idNumber(0), text: 'Hello' }),
        message(4, { text: 'Go', status: 'streaming', replyTo: 'message-3' }),
      ]),
    );
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'interrupted: Good']);
    expect(actor.getSnapshot().hasTag('replying')).toEqual(false);
  });
});
