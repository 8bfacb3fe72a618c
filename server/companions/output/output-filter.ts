import { yieldWhenDue } from '../../shared/event-loop.ts';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { Companion, CompanionReply, CompanionRequest } from '../companion.ts';
import { prepareJudges } from './output-judges.ts';
import { FilteredText } from './filtered-text.ts';

/**
 * Filters a model's output before users read it: it never claims to be human, discloses what it is on request, holds
 * nobody back who says goodbye, and is cut before a forbidden text. Words are withheld only while they may belong to a violation.
 * Compiles the rules, so that the first reply does not wait for them.
 */
export const filterOutput = (companion: Companion): Companion => {
  prepareJudges();
  return { ...companion, reply: (request) => filtered(companion, request) };
};

async function* filtered(companion: Companion, request: CompanionRequest): CompanionReply {
  const removed = { byForm: [] as readonly RemovedPart[], byContent: [] as readonly RemovedPart[] };
  const remove = (parts: Partial<typeof removed>): void => {
    Object.assign(removed, parts);
    request.onRemoved?.([...removed.byForm, ...removed.byContent]);
  };
  const judged: CompanionRequest = { ...request, onRemoved: (byContent) => remove({ byContent }) };
  let text = new FilteredText(judged);
  const onRestart = (): void => {
    text = new FilteredText(judged);
    remove({ byContent: [] });
    request.onRestart?.();
  };
  const onRemoved = (parts: readonly RemovedPart[]): void =>
    remove({ byForm: parts.map((part) => (isForbidden(request, part) ? { reason: part.reason } : part)) });
  const pieces = companion.reply({ ...request, onRestart, onRemoved });
  // The engine must not remember a reply that was cut.
  const unchanged = { memory: request.memory };
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done === true) {
        yield text.end() + text.neededDisclosure();
        if (text.isCut) {
          return unchanged;
        }
        return text.isShortened ? { ...next.value, ...unchanged } : next.value;
      }
      for (let at = 0; at < next.value.length; at += sliceLength) {
        const shown = text.add(next.value.slice(at, at + sliceLength));
        if (shown !== '') {
          yield shown;
        }
        if (text.isCut) {
          return unchanged;
        }
        const turn = yieldWhenDue();
        if (turn !== null) {
          await turn;
        }
      }
    }
  } catch (error) {
    yield text.end();
    if (text.isCut) {
      return unchanged;
    }
    throw error;
  } finally {
    // Lets the engine clean up, also when the reader has stopped.
    await pieces.return(unchanged);
  }
}

/** Whether a text that was removed for its form may not be shown for its content either. */
const isForbidden = (request: CompanionRequest, { text = '' }: RemovedPart): boolean => {
  const judged = new FilteredText({ ...request, begun: '', onRemoved: () => undefined });
  judged.add(text);
  judged.end();
  return judged.isCut;
};

/** Judging a piece of this size takes a few milliseconds. */
const sliceLength = 256;
