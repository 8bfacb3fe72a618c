import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observer } from './observer.ts';
import { watchCompanion } from './watch-companion.ts';

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
  const cuts = new Counter({
    name: 'mates_model_cut_prompts_total',
    help: 'Prompts of which the host of the model read only a part without saying so.',
    registers,
  });
  return (companion) =>
    watchCompanion(companion, (kind) => {
      const startedAt = performance.now();
      let isFirst = true;
      return {
        wrote: (text) => {
          if (isFirst) firstToken.observe((performance.now() - startedAt) / 1000);
          isFirst = false;
          pieces.inc();
          characters.inc(text.length);
        },
        cut: () => cuts.inc(),
        ended: (outcome) => requests.inc({ kind, outcome }),
      };
    });
};
