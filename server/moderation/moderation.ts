import type { OpenAI } from 'openai';
import { hours, minutes, type Now } from '../clock.ts';
import type { Log } from '../log.ts';
import { loadOpenAi } from '../openai-client.ts';

/** A second opinion on texts by a model. It can only refuse more than the server's own rules do. */
export interface Moderation {
  /** Returns whether the text is sexual about minors. Never rejects: false when there is no answer in time. */
  readonly findsMinors: (text: string) => Promise<boolean>;
}

export interface ModerationOptions {
  /** The URL without `/moderations`. */
  readonly baseUrl: string;
  /** Null when the host requires none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** The timeout of a request, in milliseconds. */
  readonly timeoutMs?: number;
}

/** In milliseconds. Users wait for this with each message. */
const defaultTimeout = 1500;
/**
 * How long a host is not asked again, in milliseconds: after a failure, when it has no such endpoint, when it refused a
 * text.
 */
const pauses = { failed: minutes(1), missing: hours(1), refused: 0 } as const;

/** Creates a client for the `/moderations` endpoint of an OpenAI-compatible host. Never logs texts. */
export const createModeration = (
  options: ModerationOptions,
  { log, now }: { readonly log: Log; readonly now: Now },
): Moderation => {
  let hostPromise: Promise<Host> | null = null;
  let pausedUntil = 0;
  return {
    findsMinors: async (text) => {
      if (text.trim() === '' || now() < pausedUntil) {
        return false;
      }
      const host = await (hostPromise ??= openHost(options));
      try {
        return await ask(host.client, options, text);
      } catch (error) {
        const kind = host.getFailureKind(error);
        pausedUntil = now() + pauses[kind];
        log.warn({ failure: kind }, 'the moderation endpoint gave no judgement');
        return false;
      }
    },
  };
};

/** Throws for an unreadable response too. */
const ask = async (client: OpenAI, options: ModerationOptions, text: string): Promise<boolean> => {
  const { results } = await client.moderations.create(
    { model: options.model, input: text },
    // Also aborts a response that stalls after its headers.
    { signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeout) },
  );
  return results.some(({ categories }) => categories['sexual/minors']);
};

interface Host {
  readonly client: OpenAI;
  readonly getFailureKind: (error: unknown) => keyof typeof pauses;
}

const openHost = async (options: ModerationOptions): Promise<Host> => {
  const { APIError, client } = await loadOpenAi(options);
  const getFailureKind: Host['getFailureKind'] = (error) => {
    const status = error instanceof APIError ? Number(error.status) : 0;
    if ([404, 405, 501].includes(status)) {
      return 'missing';
    }
    // A text that the host refuses must not pause the moderation of other texts.
    return [400, 413, 422].includes(status) ? 'refused' : 'failed';
  };
  return { client, getFailureKind };
};
