import { formats } from '../formats.ts';

export const components = {
  close: 'Close',
  clear: (field: string) => `Clear ${field}`,
  retry: 'Try again',
  cancel: 'Cancel',
  remove: (name: string) => `Delete ${name}`,
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  findMate: 'Find a mate',
  more: 'Show more',
  preparing: 'Preparing…',
  you: 'You',
  sending: 'Sending…',
  stop: 'Stop',
  undo: 'Undo',
  saving: 'Saving…',
  save: 'Save',
  loading: 'Loading…',
  deleting: 'Deleting…',
  stopWaiting: 'Stop waiting',
  chatWith: (name: string) => `Chat with ${name}`,
  quoted: (text: string) => `“${text}”`,
  slow: 'This is taking longer than usual. We’re still trying.',
  compact: formats.compact,
  /** A short count of conversations. */
  chats: (count: number) => formats.count(count, { one: '# chat', other: '# chats' }, formats.compact(count)),
};
