import { afterEach } from 'vitest';
import { HostError } from '../../../../server/model-host/host-error.ts';
import { readChunk } from '../../../../server/model-host/chat/read-chunk.ts';
import { streamAnswer } from '../../../../server/model-host/chat/stream-answer.ts';
import type { Waits } from '../../../../server/model-host/chat/watch.ts';
import { startScriptedHost, type HostAnswer, type ScriptedHost } from './scripted-host.ts';

const hosts: ScriptedHost[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

/** Starts a host that stops after the test. */
export const startHost = async (
  answer: HostAnswer,
  options?: Parameters<typeof startScriptedHost>[1],
): Promise<ScriptedHost> => {
  const host = await startScriptedHost(answer, options);
  hosts.push(host);
  return host;
};

const long: Waits = { first: 60_000, stall: 60_000, total: 60_000 };

/** The part of an answer that was read. */
export interface Heard {
  readonly text: string;
  readonly hasThought: boolean;
  readonly error: HostError | null;
}

/** Asks the host at this address. */
export const askAt = async (
  baseUrl: string,
  {
    waits = long,
    apiKey = null,
    retries = 0,
  }: { waits?: Waits; apiKey?: string | null; retries?: number } = {},
): Promise<Heard> => {
  let text = '';
  let hasThought = false;
  const request = {
    host: { baseUrl, apiKey },
    path: 'chat/completions',
    read: readChunk,
    body: {},
    waits,
    retries,
    signal: new AbortController().signal,
  };
  try {
    for await (const chunk of streamAnswer(request)) {
      text += chunk.content;
      hasThought ||= chunk.isThinking;
    }
    return { text, hasThought, error: null };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { text, hasThought, error };
  }
};

/** Asks a host that answers so. */
export const ask = async (answer: HostAnswer, options?: Parameters<typeof askAt>[1]): Promise<Heard> => {
  const host = await startHost(answer);
  return askAt(host.url, options);
};
