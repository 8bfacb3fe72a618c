import type { Companion, CompanionReply, CompanionRequest } from '../../../server/companions/companion.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { createJudges } from '../../../server/companions/output/output-judges.ts';

/** The filter and its baseline, in which every judge reads the last 600 units and the held-back text for each piece. */
export const filters = {
  'reading all again': (companion: Companion): Companion => ({
    ...companion,
    reply: (request) => readAgain(companion.reply(request), request),
  }),
  filter: filterOutput,
};

async function* readAgain(pieces: CompanionReply, request: CompanionRequest): CompanionReply {
  const judges = createJudges(request);
  let output = '';
  let shown = 0;
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) {
      yield output.slice(shown);
      return next.value;
    }
    output += next.value;
    const window = output.slice(Math.max(0, shown - 600));
    if (judges.some(({ isWrong }) => isWrong(window))) {
      return { memory: null };
    }
    const end = Math.max(shown, output.length - 64);
    yield output.slice(shown, end);
    shown = end;
  }
}
