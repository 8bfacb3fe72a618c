import RiveScript from 'rivescript';
import type { MateScript, Thread } from '../../../content/mate-script.ts';
import { asTyped } from './user-mate-text.ts';
import { isIntent, type Intent } from '../../../content/shared-lines/lines.ts';
import { sharedTriggers } from '../../../content/shared-lines/triggers.ts';
import type { Sentence } from './normalize-input.ts';

/** The meaning of one sentence. */
export type Reading = {
  /** The captured words, as typed, or null. */
  readonly words: string | null;
  readonly sentence: Sentence;
} & (
  | { readonly kind: 'thread'; readonly id: string }
  | { readonly kind: 'intent'; readonly intent: Intent | AgeResult }
);

/** Readings that only update the memory. */
type AgeResult = 'maybeName';

export interface Interpreter {
  read(sentence: Sentence): Promise<Reading>;
}

/** Creates the RiveScript interpreter of a mate. Throws for an invalid trigger. */
export function createInterpreter(name: { full: string; short: string }, script: MateScript): Interpreter {
  const rive = new RiveScript({ utf8: true, concat: 'space' });
  // Scripts are data: the engine's default handler would run code in them.
  rive.setHandler('javascript', { load: () => undefined, call: () => '' });
  const source = [sharedTriggers, ...script.threads.map(threadTrigger)].join('\n');
  rive.stream(source, (error) => {
    throw new Error(`The triggers of ${script.mateId} cannot be read: ${error}`);
  });
  rive.setVariable('full', plainName(name.full));
  rive.setVariable('short', plainName(name.short));
  rive.sortReplies();
  readPatternsOnce(rive);
  let serial = 0;

  return {
    async read(sentence) {
      // Each sentence has its own user, so that RiveScript carries nothing over between turns.
      const user = `reader-${(serial += 1)}`;
      const found = await rive.reply(user, sentence.text);
      await rive.clearUservars(user);
      return reading(found, sentence);
    },
  };
}

/** A mate's name is user input, and becomes part of a pattern. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || 'mate';

/** RiveScript compiles each pattern for each message; ours do not depend on the user, so they are cached. */
function readPatternsOnce({ brain }: RiveScript): void {
  const build = brain.triggerRegexp.bind(brain);
  const built = new Map<string, Promise<string>>();
  brain.triggerRegexp = (user, trigger) => {
    const known = built.get(trigger) ?? build(user, trigger);
    built.set(trigger, known);
    return known;
  };
}

function threadTrigger(thread: Thread): string {
  return `+ {weight=512}[*] (${thread.on}) [*]\n- thread ${thread.id}`;
}

function reading(found: string, sentence: Sentence): Reading {
  const thread = /^thread (\S+)$/u.exec(found)?.[1];
  if (thread !== undefined) return { kind: 'thread', id: thread, words: null, sentence };
  const [, name = '', captured] = /^([\w.]+)(?:: (.*))?$/u.exec(found) ?? [];
  const words = captured === undefined || captured === 'undefined' ? null : asTyped(captured, sentence.text);
  if (name === 'maybeName') return { kind: 'intent', intent: 'maybeName', words, sentence };
  return { kind: 'intent', intent: isIntent(name) ? name : 'fallback', words, sentence };
}
