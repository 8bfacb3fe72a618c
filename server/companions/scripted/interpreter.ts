import RiveScript from 'rivescript';
import type { MateScript, Thread } from './mate-script.ts';
import { asTyped } from './user-mate-text.ts';
import { isIntent, type Intent } from './shared/lines.ts';
import { sharedTriggers } from './shared/triggers.ts';
import type { Sentence } from './normalize-input.ts';

/** What one sentence was found to say. */
export type Reading = {
  /** The user's words that matter, as typed, or null. */
  readonly words: string | null;
  readonly sentence: Sentence;
} & (
  | { readonly kind: 'thread'; readonly id: string }
  | { readonly kind: 'intent'; readonly intent: Intent | AgeResult }
);

/** Readings that are learnt from rather than answered by name. */
type AgeResult = 'maybeName';

export interface Interpreter {
  read(sentence: Sentence): Promise<Reading>;
}

/** Makes RiveScript understand everything that can be said to one mate. Throws when a trigger is badly written. */
export function createInterpreter(name: { full: string; short: string }, script: MateScript): Interpreter {
  const rive = new RiveScript({ utf8: true, concat: 'space' });
  // Scripts are data here: the engine's own handler would run code that stands in them.
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
      // A user of its own for each sentence: whatever RiveScript keeps between turns is never carried over.
      const user = `reader-${(serial += 1)}`;
      const found = await rive.reply(user, sentence.text);
      await rive.clearUservars(user);
      return reading(found, sentence);
    },
  };
}

/** A name becomes part of a pattern, and may be anything that somebody called a mate. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || 'mate';

/** RiveScript builds each pattern anew for each message; none of ours depends on the user, so once will do. */
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
