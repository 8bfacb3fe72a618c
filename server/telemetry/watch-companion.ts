import {
  CompanionError,
  type Companion,
  type CompanionReply,
  type CompanionRequest,
} from '../companions/companion.ts';
import type { Cut } from '../companions/silent-cut.ts';

/** Watches one request to the model. */
export interface ModelWatch {
  /** Called for each piece of a reply. */
  readonly wrote: (text: string) => void;
  /** Called where the model's host read only a part of the prompt and did not say so. */
  readonly cut?: () => void;
  /** Called once: `done`, `left` when the rest of a reply was not read, or the kind of the failure. */
  readonly ended: (outcome: string) => void;
}

/** Returns a companion that does the same; `start` is called with the kind of each request. */
export const watchCompanion = (
  companion: Companion,
  start: (kind: 'reply' | 'suggestion' | 'draft' | 'memory') => ModelWatch,
): Companion => {
  const { suggest, draftMate, readFacts, writeChapter } = companion;
  return {
    ...companion,
    reply: (request) => watchReply(companion, request, start('reply')),
    ...(suggest === undefined
      ? {}
      : { suggest: (request) => watchAnswer(suggest(request), start('suggestion')) }),
    ...(draftMate === undefined
      ? {}
      : {
          draftMate: (description, signal, language) =>
            watchAnswer(draftMate(description, signal, language), start('draft')),
        }),
    ...(readFacts === undefined
      ? {}
      : { readFacts: (request) => watchAnswer(readFacts(request), start('memory')) }),
    ...(writeChapter === undefined
      ? {}
      : { writeChapter: (request) => watchAnswer(writeChapter(request), start('memory')) }),
  };
};

async function* watchReply(
  companion: Companion,
  request: CompanionRequest,
  watch: ModelWatch,
): CompanionReply {
  const onCut = (cut: Cut): void => {
    watch.cut?.();
    request.onCut?.(cut);
  };
  const reply = companion.reply({ ...request, onCut });
  let outcome = 'left';
  try {
    for (;;) {
      const next = await reply.next();
      if (next.done === true) {
        outcome = 'done';
        return next.value;
      }
      watch.wrote(next.value);
      yield next.value;
    }
  } catch (error) {
    outcome = toOutcome(error);
    throw error;
  } finally {
    watch.ended(outcome);
    await reply.return({ memory: null });
  }
}

const watchAnswer = async <Answer>(answer: Promise<Answer>, watch: ModelWatch): Promise<Answer> => {
  try {
    const value = await answer;
    watch.ended('done');
    return value;
  } catch (error) {
    watch.ended(toOutcome(error));
    throw error;
  }
};

/** A companion throws nothing else: any other error is a fault of ours. */
const toOutcome = (error: unknown): string => (error instanceof CompanionError ? error.kind : 'unforeseen');
