/** Assigns what readers saw to the kills and restarts that caused it. */

/** No reader may be without an answer for longer, in milliseconds. */
export const longestPause = 8000;

/** A record of what was done to the cluster, and when. */
export class Timeline {
  /** In order: { name, at }. */
  #events = [{ name: 'start', at: -Infinity }];

  add(name) {
    this.#events.push({ name, at: performance.now() });
  }

  /** The first event during the pause, or else the last one before it. */
  causeOf({ from, to }) {
    return (
      this.#events.find(({ at }) => at >= from && at <= to) ?? this.#events.findLast(({ at }) => at < from)
    );
  }

  /** Returns for each kind of event how often it happened, and the longest pauses that one caused, ascending. */
  summarize(pauses) {
    const longest = new Map(this.#events.map((event) => [event, 0]));
    for (const pause of pauses) {
      const cause = this.causeOf(pause);
      longest.set(cause, Math.max(longest.get(cause), pause.to - pause.from));
    }
    const names = [...new Set(this.#events.map(({ name }) => name))];
    return names.map((name) => ({
      name,
      longest: [...longest]
        .flatMap(([event, time]) => (event.name === name ? [time] : []))
        .toSorted((a, b) => a - b),
    }));
  }
}

/** Returns the pauses that are too long, in words: one line for each cause. */
export function tooLong(pauses, timeline) {
  const byCause = new Map();
  for (const pause of pauses) {
    const time = pause.to - pause.from;
    if (time > longestPause) {
      const cause = timeline.causeOf(pause);
      byCause.set(cause, [...(byCause.get(cause) ?? []), time]);
    }
  }
  return [...byCause].map(
    ([{ name }, times]) =>
      `${times.length} readers had no answer for more than ${longestPause / 1000} s, ` +
      `up to ${(Math.max(...times) / 1000).toFixed(1)} s, after a ${name}`,
  );
}
