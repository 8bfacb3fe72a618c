import { formats } from './formats.ts';

export const chatExtras = {
  ideas: {
    label: 'Suggested replies',
    asking: 'Loading suggestions…',
    undo: 'Undo',
  },
  another: 'Another reply',
  alternatives: {
    label: 'Replies',
    previous: 'Previous reply',
    next: 'Next reply',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  like: 'Like this message',
  unlike: 'Remove like',
  edit: 'Edit this message',
  editReply: 'Edit this reply',
  edited: 'Edited by you',
  remove: 'Delete from here on',
  copy: 'New chat from here',
  removed: { title: 'Deleted, with all that followed.', undo: 'Undo' },
  editing: {
    reply: (mate: string) => `Editing ${mate}’s reply`,
    save: 'Save',
    saving: 'Saving…',
    title: 'Editing your message',
    cancel: 'Cancel',
  },
};
