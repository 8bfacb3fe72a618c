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
  remove: 'Delete this message',
  confirm: {
    title: 'Delete this message?',
    own: 'Your message and the replies to it will be permanently deleted.',
    theirs: 'This reply will be permanently deleted.',
    confirm: 'Delete message',
  },
};
