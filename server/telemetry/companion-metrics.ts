import { Counter, Histogram, type Registry } from 'prom-client';
import {
  CompanionError,
  type Companion,
  type CompanionReply,
  type CompanionRequest,
} from '../companions/companion.ts';
import type { Observer } from './observer.ts';

type Kind = 'reply' | 'suggestion' | 'draft';

/** Creates the metrics of the model, or of the scripts in its place. */
export const createCompanionMetrics = (registry: Registry): Observer['observeCompanion'] => {
  const registers = [registry];
  const requests = new Counter({
    name: 'mates_model_requests_total',
    help: 'Requests to the model that ended, by kind and outcome: "done", "left" or the kind of the failure.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const firstToken = new Histogram({
    name: 'mates_model_first_token_seconds',
    help: 'Time from the request of a reply to its first text, after the output filter.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const pieces = new Counter({
    name: 'mates_model_pieces_total',
    help: 'Pieces of text that the model has sent; a piece is about a token.',
    registers,
  });
  const characters = new Counter({
    name: 'mates_model_characters_total',
    help: 'Characters of text that the model has sent.',
    registers,
  });

  async function* observeReply(companion: Companion, request: CompanionRequest): CompanionReply {
    const startedAt = performance.now();
    const reply = companion.reply(request);
    let isFirst = true;
    let outcome = 'left';
    try {
      for (;;) {
        const next = await reply.next();
        if (next.done === true) {
          outcome = 'done';
          return next.value;
        }
        if (isFirst) {
          isFirst = false;
          firstToken.observe((performance.now() - startedAt) / 1000);
        }
        pieces.inc();
        characters.inc(next.value.length);
        yield next.value;
      }
    } catch (error) {
      outcome = toOutcome(error);
      throw error;
    } finally {
      requests.inc({ kind: 'reply', outcome });
      await reply.return({ memory: null });
    }
  }

  const observe = async <Answer>(kind: Kind, answer: Promise<Answer>): Promise<Answer> => {
    try {
      const value = await answer;
      requests.inc({ kind, outcome: 'done' });
      return value;
    } catch (error) {
      requests.inc({ kind, outcome: toOutcome(error) });
      throw error;
    }
  };

  return (companion) => {
    const { suggest, draftMate } = companion;
    return {
      name: companion.name,
      reply: (request) => observeReply(companion, request),
      ...(suggest === undefined ? {} : { suggest: (request) => observe('suggestion', suggest(request)) }),
      ...(draftMate === undefined
        ? {}
        : { draftMate: (description, signal) => observe('draft', draftMate(description, signal)) }),
    };
  };
};

/** A companion throws nothing else: any other error is a fault of ours. */
const toOutcome = (error: unknown): string => (error instanceof CompanionError ? error.kind : 'unforeseen');
