import type { CompanionRequest } from '../../companion.ts';
import type { Memory } from '../memory/memory.ts';

export interface Composed {
  readonly text: string;
  readonly memory: Memory;
}

const maxTries = 8;

/** Composes a reply; where the user wants it shorter or longer, one that is so than all others to the message. */
export async function ofLength(
  { hint, alternatives = [] }: Pick<CompanionRequest, 'hint' | 'alternatives'>,
  compose: () => Promise<Composed>,
): Promise<Composed> {
  if (hint?.kind !== 'shorter' && hint?.kind !== 'longer') return compose();
  const replies: Composed[] = [];
  while (replies.length < maxTries) replies.push(await compose());
  replies.sort((one, other) => one.text.length - other.text.length);
  const [shortest, longest] = [replies[0], replies.at(-1)];
  if (shortest === undefined || longest === undefined) return compose();
  const lengths = alternatives.map((text) => text.length);
  if (hint.kind === 'shorter') {
    return { ...shortest, text: cutTo(shortest.text, Math.min(...lengths)) };
  }
  const isLonger = longest.text.length > Math.max(0, ...lengths);
  return isLonger ? longest : { ...longest, text: `${longest.text}\n\n${shortest.text}` };
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences from the start that are shorter than the limit; at least one. */
function cutTo(text: string, limit: number): string {
  let start = '';
  for (const { segment } of sentences.segment(text)) {
    if (start !== '' && (start + segment).trimEnd().length >= limit) break;
    start += segment;
  }
  return start.trimEnd();
}
