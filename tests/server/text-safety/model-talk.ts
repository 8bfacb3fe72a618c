import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { Companion, CompanionRequest } from '../../../server/companions/companion.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { mateCalled } from '../companions/scripted/talk.ts';

/** Creates a companion that yields these pieces. */
export const says = (...pieces: string[]): Companion => ({
  name: 'openai',
  async *reply() {
    yield* pieces;
    return { memory: 'new' };
  },
});

export const requestOf = (message: string, history: string[] = []): CompanionRequest => ({
  mate: mateCalled('iris-vale'),
  history: history.map((text) => ({ role: 'user' as const, text })),
  message,
  memory: 'old',
  userName: null,
  persona: null,
  notes: '',
  signal: new AbortController().signal,
});

/** Reads the filtered reply of the companion. */
export const readReply = async (companion: Companion, message: string, history?: string[]) => {
  const pieces: string[] = [];
  let removed: readonly RemovedPart[] = [];
  const onRemoved = (parts: readonly RemovedPart[]): void => void (removed = parts);
  const reply = filterOutput(companion).reply({ ...requestOf(message, history), onRemoved });
  for (;;) {
    const next = await reply.next();
    if (next.done === true) {
      return { text: pieces.join(''), pieces, memory: next.value.memory, removed };
    }
    pieces.push(next.value);
  }
};
