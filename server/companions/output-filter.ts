import { yieldWhenDue } from '../event-loop.ts';
import type { Companion, CompanionReply, CompanionRequest } from './companion.ts';
import { FilteredText } from './filtered-text.ts';

/**
 * Filters what a model writes before people read it: it claims to be no human, says what it is when it is asked, and
 * stops short of what no mate may say. Words are held back only while they may belong to something wrong.
 */
export const filterOutput = (companion: Companion): Companion => ({
  ...companion,
  reply: (request) => filtered(companion.reply(request), request),
});

async function* filtered(pieces: CompanionReply, request: CompanionRequest): CompanionReply {
  const text = new FilteredText(request);
  // Of a reply that was cut the engine must remember nothing.
  const unchanged = { memory: request.memory };
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done === true) {
        yield text.end() + text.neededDisclosure();
        return text.isCut ? unchanged : next.value;
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
    // The engine cleans up behind itself, also when nobody reads on.
    await pieces.return(unchanged);
  }
}

/** Small enough that one takes no more than a few milliseconds. */
const sliceLength = 256;
