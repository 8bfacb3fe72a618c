const two = (value: number): string => String(value).padStart(2, '0');

/** The spellings of times that versions of SillyTavern have written. */
const spellings: readonly ((time: Date) => unknown)[] = [
  (time) => time.toISOString(),
  (time) => time.getTime(),
  (time) => `${plainDate(time)}@${two(time.getHours())}h${two(time.getMinutes())}m${two(time.getSeconds())}s`,
  (time) =>
    `${plainDate(time)} @${two(time.getHours())}h ${two(time.getMinutes())}m ${two(time.getSeconds())}s 0ms`,
  (time) =>
    `${plainDate(time)}@${String(time.getHours())}h${String(time.getMinutes())}m${String(time.getSeconds())}s0ms`,
  (time) =>
    `${time.toLocaleDateString('en-US', { dateStyle: 'long' })} ${String(time.getHours() % 12 || 12)}:${two(time.getMinutes())}${time.getHours() < 12 ? 'am' : 'pm'}`,
];

const plainDate = (time: Date): string =>
  `${String(time.getFullYear())}-${String(time.getMonth() + 1)}-${String(time.getDate())}`;

/** Returns a time as one of the versions writes it, another one for each minute. */
export const spelled = (at: number): unknown =>
  spellings[Math.floor(at / 60_000) % spellings.length]?.(new Date(at));
