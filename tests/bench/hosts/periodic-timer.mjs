/** Runs all work twenty times per second, spread over the period in slots, with one timer for the whole process. */
const period = 50;
const slotCount = 10;
const slots = Array.from({ length: slotCount }, () => new Set());
let startedAt = 0;
let ticks = 0;
let next = 0;

/**
 * Calls `work` every 50 ms with the time at which it was due, in milliseconds since 1970. Returns a function that stops
 * it.
 */
export function onEveryPeriod(work) {
  if (startedAt === 0) {
    startedAt = Date.now();
    setTimeout(tick, period / slotCount);
  }
  const slot = slots[next % slotCount];
  next += 1;
  slot.add(work);
  return () => slot.delete(work);
}

function tick() {
  const step = period / slotCount;
  const target = Math.floor((Date.now() - startedAt) / step);
  while (ticks < target) {
    ticks += 1;
    const due = startedAt + ticks * step;
    for (const work of slots[ticks % slotCount]) work(due);
  }
  setTimeout(tick, Math.max(1, startedAt + (ticks + 1) * step - Date.now()));
}
