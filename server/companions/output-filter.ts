import { yieldWhenDue } from '../shared/event-loop.ts';
import type { Companion, CompanionReply, CompanionRequest } from './companion.ts';
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
  let text = new FilteredText(request);
  const onRestart = (): void => {
    text = new FilteredText(request);
    request.onRemoved?.([]);
    request.onRestart?.();
  };
  const pieces = companion.reply({ ...request, onRestart });
  // The engine must not remember a reply that was cut.
  const unchanged = { memory: request.memory };
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done === true) {
        yield text.end() + text.neededDisclosure();
        return text.isCut || text.isShortened ? unchanged : next.value;
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

/** Judging a piece of this size takes a few milliseconds. */
const sliceLength = 256;
