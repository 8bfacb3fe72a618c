import { openRichText } from '../../../src/services/rich-text/rich-text.ts';
import { readMessages } from '../../../src/services/stream/sse-reader.ts';
import { openFloor } from './floor.ts';
import { nextFrame } from './next-frame.ts';

interface Feed {
  variant: keyof typeof variants;
  token: string;
  roomId: string;
  text: string;
}

declare global {
  interface Window {
    streamFromServer: (feed: Feed) => Promise<void>;
  }
}

const variants = { floor: openFloor, richText: openRichText };

/** Sends the text to a room and renders the reply of the real server, once per frame and with its end in view. */
window.streamFromServer = async ({ variant, token, roomId, text }) => {
  const scroller = document.querySelector<HTMLElement>('main') ?? document.body;
  const writer = variants[variant](document.querySelector<HTMLElement>('#reply') ?? document.body);
  let gathered = '';
  const draw = (): void => {
    writer.write(gathered);
    gathered = '';
    scroller.scrollTop = scroller.scrollHeight;
  };
  const response = await fetch('/girl/chat/send', {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ roomId, clientMessageId: crypto.randomUUID(), text }),
  });
  if (!response.body) throw new Error('no reply');
  await readMessages(response.body, {
    message: (frame) => {
      const piece = pieceOf(frame);
      if (piece === '') return;
      if (gathered === '') requestAnimationFrame(draw);
      gathered += piece;
    },
    done: () => undefined,
  });
  await nextFrame();
  draw();
  writer.end();
  await nextFrame();
};

function pieceOf(frame: unknown): string {
  return typeof frame === 'object' && frame !== null && 'text' in frame && typeof frame.text === 'string'
    ? frame.text
    : '';
}
