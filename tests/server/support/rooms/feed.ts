import * as v from 'valibot';
import { ChangeFrame } from '../../../../contract/changes.ts';
import type { TestServer } from '../server.ts';
import type { Person } from '../talk.ts';

/** An open feed of changes, read frame by frame. */
export interface Feed {
  /** Resolves with the next frame; null at the end of the feed. */
  next(): Promise<ChangeFrame | null>;
  /** Disconnects. */
  readonly leave: () => void;
}

/** Opens the user's feed after this number; without one, from now on. */
export const openFeed = async (
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<Person, 'token'>,
  after?: number,
): Promise<Feed> => {
  const controller = new AbortController();
  const query = after === undefined ? '' : `?after=${String(after)}`;
  const { body } = await fetch(`${url}/user/changes${query}`, {
    headers: { token },
    signal: controller.signal,
  });
  const frames = framesOf(body);
  return {
    next: async () => (await frames.next()).value ?? null,
    leave: () => controller.abort(),
  };
};

async function* framesOf(body: Response['body']): AsyncGenerator<ChangeFrame, undefined> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: ')) {
        yield v.parse(ChangeFrame, JSON.parse(line.slice('data: '.length)));
      }
    }
  }
  return undefined;
}
