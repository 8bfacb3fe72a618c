/** Keeps the screen on while the page is visible, where the browser can. Returns what ends that. */
export function keepScreenOn(page: Document = document): () => void {
  const { wakeLock }: { readonly wakeLock?: Navigator['wakeLock'] } = navigator;
  let isOver = false;
  let held: WakeLockSentinel | undefined;
  const request = async (): Promise<void> => {
    if (wakeLock === undefined || isOver || page.visibilityState === 'hidden') return;
    const lock = await wakeLock.request('screen');
    if (isOver) await lock.release();
    else held = lock;
  };
  // Browsers refuse it where the battery is low.
  const tryRequest = (): void => void request().catch(() => undefined);
  tryRequest();
  // It ends whenever the page is hidden.
  page.addEventListener('visibilitychange', tryRequest);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', tryRequest);
    void held?.release();
  };
}
