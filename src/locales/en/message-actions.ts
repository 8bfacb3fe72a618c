import type { PromptSectionName } from '../../../contract/prompt-section.ts';
import type { RemovedPart } from '../../../contract/reply-prompt.ts';
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
  versions: {
    label: 'Versions of your message',
    previous: 'Previous version',
    next: 'Next version',
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
  share: 'Share',
  /** Follows a reply that is shared as a text. */
  generatedBy: (name: string) => `— ${name} · AI-generated`,
  picture: {
    share: 'Share as picture',
    tooLong: 'Too long for a picture',
    footer: (product: string) => `AI-generated · ${product}`,
  },
  like: 'Like this message',
  unlike: 'Remove like',
  edit: 'Edit this message',
  editReply: 'Edit this reply',
  edited: 'Edited by you',
  imported: 'Imported',
  remove: 'Delete from here on',
  copy: 'New chat from here',
  removed: {
    title: 'Deleted, with all that followed.',
    /** Where other messages were written after the deletion. */
    hidesNewer: 'Undo will hide the messages written since.',
  },
  learned: {
    line: (facts: string) => `Remembered: ${facts}`,
    forgotten: 'Memory deleted.',
  },
  why: {
    title: 'Why this reply',
    total: (tokens: number, limit: number, percent: number) =>
      `About ${formats.number(tokens)} of ${formats.number(limit)} tokens (${formats.number(percent)}%)`,
    tokens: (count: number) => formats.count(count, { one: '# token', other: '# tokens' }),
    loading: 'Loading details',
    failed: 'Couldn’t load details',
    missing: {
      title: 'No details',
      text: 'Details are recorded only for the latest replies of a language model.',
    },
    sections: {
      rules: 'Rules',
      instructions: 'Creator’s instructions',
      character: 'The mate’s character',
      lore: 'Lorebook',
      person: 'Your persona and notes',
      facts: 'Memories',
      chapters: 'Chapters',
      passages: 'Earlier messages',
      examples: 'Example dialogue',
      recent: 'Recent messages',
      depthNote: 'Creator’s note',
      message: 'Your message',
      finalInstructions: 'Creator’s closing instructions',
    } satisfies Record<PromptSectionName, string>,
    leftOut: (count: number) =>
      formats.count(count, { one: '# more didn’t fit', other: '# more didn’t fit' }),
    removed: {
      title: 'Left out of this reply',
      reasons: {
        plea: 'Asked you to stay after you said goodbye',
        human: 'Claimed to be human',
        harm: 'Urged you to harm yourself',
        minor: 'Sexual with a minor',
      } satisfies Record<RemovedPart['reason'], string>,
    },
    reasons: {
      pinned: 'Pinned',
      always: 'Always used',
      words: (words: string) => `Words in common: ${words}`,
      meaning: 'Similar meaning',
      key: (key: string) => `Keyword: ${key}`,
      keyGone: 'Keyword no longer found',
      sticky: 'Still active',
    },
    deleted: 'Since deleted',
  },
  editing: {
    reply: (mate: string) => `Editing ${mate}’s reply`,
    title: 'Editing your message',
  },
};
