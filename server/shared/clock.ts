/** Returns the time in milliseconds since 1970, UTC. Injected so that tests can advance it. */
export type Now = () => number;

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** Returns the day of a time in UTC, as `2026-03-12`. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Resolves when the work resolves, or after this many milliseconds. */
export const withinTime = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
};
