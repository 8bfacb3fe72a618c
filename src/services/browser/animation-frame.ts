/** Runs `work` once, soon; the answer takes it back. */
export type Schedule = (work: () => void) => () => void;

/** How long to wait where no frame is drawn, as in a hidden tab, in milliseconds. */
const hiddenFrame = 200;

/** Runs work with the next frame that is drawn, or a moment later where none is. */
export const nextFrame: Schedule = (work) => {
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const run = (): void => {
    cancel();
    work();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, hiddenFrame);
  return cancel;
};
