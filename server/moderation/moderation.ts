import type { OpenAI } from 'openai';
import { hours, minutes, type Now } from '../clock.ts';
import type { Log } from '../log.ts';

/** A second judgement of texts, by a model. It can only refuse more than the server's own does. */
export interface Moderation {
  /** Whether the text is sexual about minors. Never rejects: false where there is no answer in time. */
  readonly findsMinors: (text: string) => Promise<boolean>;
}

export interface ModerationOptions {
  /** Up to and without `/moderations`. */
  readonly baseUrl: string;
  /** Null where the host asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** A person waits for this with each message. */
const defaultTimeout = 1500;
/** How long a host is not asked again, in milliseconds: one that failed, that has no such endpoint, that refused a text. */
const pauses = { failed: minutes(1), missing: hours(1), refused: 0 } as const;

/** Asks the `/moderations` of an endpoint that works like OpenAI's. Nothing of a text is logged. */
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

/** Throws for an answer that cannot be read as well. */
const ask = async (client: OpenAI, options: ModerationOptions, text: string): Promise<boolean> => {
  const { results } = await client.moderations.create(
    { model: options.model, input: text },
    // Also ends an answer that stalls after its head.
    { signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeout) },
  );
  return results.some(({ categories }) => categories['sexual/minors']);
};

interface Host {
  readonly client: OpenAI;
  readonly getFailureKind: (error: unknown) => keyof typeof pauses;
}

/** The library is large: it is read with the first text. */
const openHost = async (options: ModerationOptions): Promise<Host> => {
  const { APIError, OpenAI } = await import('openai');
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey ?? 'none',
    // Nothing is taken from the environment but what was configured for this product.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
  const getFailureKind: Host['getFailureKind'] = (error) => {
    const status = error instanceof APIError ? Number(error.status) : 0;
    if ([404, 405, 501].includes(status)) {
      return 'missing';
    }
    // No one may stop the judgement of other texts by one that the host does not take.
    return [400, 413, 422].includes(status) ? 'refused' : 'failed';
  };
  return { client, getFailureKind };
};
