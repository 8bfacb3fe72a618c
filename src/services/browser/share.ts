import type { SharedContent, ShareOutcome } from '../../machines/shared/commands/share.machine.ts';
import { writeClipboard, writeText } from './clipboard.ts';

/**
 * Shares by the dialog of the browser. Where it has none, or refuses to show it, the link or the text is copied. Rejects where
 * that is not allowed either.
 */
export const share = async (content: SharedContent): Promise<ShareOutcome> => {
  if (await hasShown(content)) return 'passedOn';
  await (content.kind === 'page' ? writeClipboard(addressOf(content.path)) : writeText(content));
  return 'copied';
};

const hasShown = async (content: SharedContent): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await Promise.race([navigator.share(dataOf(content)), isOpen()]);
    return true;
  } catch (error) {
    // The user closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Resolves when the dialog is certainly open: users leave it open, and some browsers never say that it was closed. */
const isOpen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10_000));

const dataOf = (content: SharedContent): ShareData =>
  content.kind === 'page' ? { title: content.title, url: addressOf(content.path) } : { text: content.text };

const addressOf = (path: string): string => new URL(path, location.origin).href;
