/** The event by which a browser lets a page ask the user to install it. Not yet in the types of browsers. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The event is sent once, early: it is kept until the user asks for it. */
let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer to install the page. The browser shows none by itself. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    for (const listener of listeners) listener();
  });
}

/** Calls the listener where the browser offers to install the page, now and later. */
export function onInstallPrompt(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
  if (kept !== null) listener();
}

/** Lets the browser ask the user. Returns whether the user agreed; a browser asks once for each offer. */
export async function askToInstall(): Promise<boolean> {
  const prompt = kept;
  kept = null;
  return (await prompt?.prompt())?.outcome === 'accepted';
}
