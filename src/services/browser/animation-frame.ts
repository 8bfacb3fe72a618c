/** Runs `work` once, soon; returns a function that cancels it. */
export type Schedule = (work: () => void) => () => void;

/** The delay where no frame is drawn, as in a hidden tab, in milliseconds. */
const hiddenFrame = 200;

/** Runs work with the next animation frame, or after a delay where none is drawn. */
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
