import * as v from 'valibot';
import { hours, minutes, type Now } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { HostOptions } from '../model-host/host-address.ts';
import { HostError } from '../model-host/host-error.ts';
import { post } from '../model-host/post.ts';
import { readText } from '../model-host/read-text.ts';

/** A second opinion on texts by a model. It can only refuse more than the server's own rules do. */
export interface Moderation {
  /** Returns whether the text is sexual about minors. Never rejects: false when there is no answer in time. */
  readonly findsMinors: (text: string) => Promise<boolean>;
}

export interface ModerationOptions extends HostOptions {
  readonly model: string;
  /** The timeout of a request, in milliseconds. */
  readonly timeoutMs?: number;
}

/** In milliseconds. Users wait for this with each message. */
const defaultTimeout = 1500;
/** The longest answer that is read, in bytes. */
const longestAnswer = 100_000;
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
  let pausedUntil = 0;
  return {
    findsMinors: async (text) => {
      if (text.trim() === '' || now() < pausedUntil) {
        return false;
      }
      try {
        return await ask(options, text);
      } catch (error) {
        const kind = failureKindOf(error);
        pausedUntil = now() + pauses[kind];
        log.warn({ failure: kind }, 'the moderation endpoint gave no judgement');
        return false;
      }
    },
  };
};

/** Throws for an unreadable response too. */
const ask = async (options: ModerationOptions, text: string): Promise<boolean> => {
  const response = await post({
    host: options,
    path: 'moderations',
    body: { model: options.model, input: text },
    // Also aborts a response that stalls after its headers.
    signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeout),
  });
  const { results } = v.parse(Judgement, await readText(response, longestAnswer));
  return results.some(({ categories }) => categories['sexual/minors'] === true);
};

const Judgement = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    results: v.array(v.object({ categories: v.object({ 'sexual/minors': v.nullish(v.boolean()) }) })),
  }),
);

const failureKindOf = (error: unknown): keyof typeof pauses => {
  const status = error instanceof HostError ? (error.status ?? 0) : 0;
  if ([404, 405, 501].includes(status)) {
    return 'missing';
  }
  // A text that the host refuses must not pause the moderation of other texts.
  return [400, 413, 422].includes(status) ? 'refused' : 'failed';
};
