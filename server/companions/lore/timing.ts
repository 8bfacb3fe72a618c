import type { LoreEntry } from './lore-book.ts';
import type { LoreEffect, Scene } from './scene.ts';

/** The effect of earlier messages on an entry now. */
export type Timing = 'sticky' | 'cooldown' | 'delay' | 'keep' | 'stop' | null;

/** Returns a function that finds out what earlier messages mean for an entry. Effects of an entry that was edited do not count. */
export const timingIn = ({ effects, messages, replies }: Scene): ((entry: LoreEntry) => Timing) => {
  const latest = new Map<string, LoreEffect>();
  for (const effect of effects) {
    // One of this message is of an alternative reply to it.
    if (effect.at < messages) latest.set(effect.version, effect);
  }
  return (entry) => {
    const effect = latest.get(entry.version);
    if (effect !== undefined && entry.afterMatch !== null) {
      return entry.afterMatch;
    }
    const since = effect === undefined ? Infinity : messages - effect.at;
    if (since <= entry.sticky) return 'sticky';
    if (since <= entry.sticky + entry.cooldown) return 'cooldown';
    const isEarly =
      messages < entry.delay ||
      replies < entry.onlyAfter ||
      (entry.onlyEvery > 0 && replies % entry.onlyEvery !== 0);
    return isEarly ? 'delay' : null;
  };
};

/** Whether an entry has effects to store with the conversation. */
export const hasEffect = ({ sticky, cooldown, afterMatch }: LoreEntry): boolean =>
  sticky > 0 || cooldown > 0 || afterMatch !== null;

/** Whether an entry depends on the number of messages, or on earlier ones. */
export const isTimed = (entry: LoreEntry): boolean =>
  hasEffect(entry) || entry.delay > 0 || entry.onlyAfter > 0 || entry.onlyEvery > 0;
