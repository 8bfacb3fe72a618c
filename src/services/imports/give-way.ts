/** How long the thread is held at most, in milliseconds. */
const longest = 12;
let since = 0;

/** Lets the page paint and react, where the thread has been busy for long enough. */
export async function giveWay(): Promise<void> {
  const now = performance.now();
  if (now - since < longest) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}
