import type { Companion } from '../../../../server/companions/companion.ts';

/** Creates a companion that repeats the message, one word at a time. */
export const echoCompanion = (): Companion => ({
  name: 'scripted',
  async *reply({ message, memory }) {
    for (const word of message.split(/(?<= )/)) {
      yield word;
    }
    return { memory };
  },
});
