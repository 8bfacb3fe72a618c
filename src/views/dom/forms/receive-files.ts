import type { RefCallback } from 'react';
import { filesBelow, foldersIn } from './dropped-folders.ts';

/** Passes what is dropped on an element, or pasted into it, to the file input in it, as if it had been chosen there. */
export const receiveFiles: RefCallback<HTMLElement> = (element) => {
  if (element === null) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  element.addEventListener('drop', (event) => give(element, event, event.dataTransfer), { signal });
  element.addEventListener('paste', (event) => give(element, event, event.clipboardData), { signal });
  return () => listeners.abort();
};

function give(element: HTMLElement, event: Event, data: DataTransfer | null): void {
  if (data === null || isTyping(event)) return;
  event.preventDefault();
  const input = element.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) return;
  // The browser forgets what was dropped once the event is over, except for these.
  const folders = foldersIn(data);
  if (folders.length === 0) choose(input, filesIn(data));
  else void filesBelow(folders).then((files) => choose(input, files));
}

/** Text that is pasted into a field belongs there. */
const isTyping = ({ type, target }: Event): boolean =>
  type === 'paste' && target instanceof HTMLInputElement && target.type !== 'file';

function choose(input: HTMLInputElement, files: FileList): void {
  if (files.length === 0) return;
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The files; without any, the text as a file. */
function filesIn(data: DataTransfer): FileList {
  const text = data.getData('text/plain');
  if (data.files.length > 0 || text === '') return data.files;
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], 'card.json', { type: 'application/json' }));
  return transfer.files;
}
