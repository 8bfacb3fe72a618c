import { formats } from './app/formats.ts';

export const messageActions = {
  ideas: {
    label: 'Suggested replies',
    asking: 'Loading suggestions…',
  },
  another: 'Another reply',
  alternatives: {
    label: 'Replies',
    previous: 'Previous reply',
    next: 'Next reply',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Another reply, but…',
    shorter: 'Shorter',
    longer: 'Longer',
    playful: 'More playful',
    own: 'In your own words',
    send: 'Request',
  },
  menu: 'More for this message',
  pin: 'Pin this message',
  unpin: 'Unpin this message',
  pinned: 'Pinned',
  quote: 'Quote',
  copyText: 'Copy text',
  copyMarkdown: 'Copy as Markdown',
  copied: 'Copied',
  notCopied: 'Couldn’t copy it. Select the text to copy it yourself.',
  like: 'Like this message',
  unlike: 'Remove like',
  edit: 'Edit this message',
  editReply: 'Edit this reply',
  edited: 'Edited by you',
  remove: 'Delete from here on',
  copy: 'New chat from here',
  removed: { title: 'Deleted, with all that followed.' },
  editing: {
    reply: (mate: string) => `Editing ${mate}’s reply`,
    title: 'Editing your message',
  },
};
