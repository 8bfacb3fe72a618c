/**
 * The files of the build that several screens share. Without them, Rolldown makes a file for each set of screens and dialogs that
 * need the same modules (a chat had 36, most of them smaller than 600 bytes) and for each file of texts. A server without HTTP/2
 * sends six at a time.
 */
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The modules of each file, by their paths in the project. A module belongs to the file whose screens all need it. */
const modules = {
  // Most screens.
  common: `
    contract/limits.ts
    contract/new-id.ts
    contract/rooms/room-name.ts
    src/locales/intl-durations.ts
    src/machines/shared/commands/row-commands.ts
    src/services/shared/from-async-source.ts
    src/services/storage/memory-fallback.ts
    src/views/components/dialogs/menu.module.css
    src/views/components/dialogs/menu.tsx
    src/views/components/dialogs/popover.tsx
    src/views/components/dialogs/use-confirmation.ts
    src/views/components/forms/form-refusal.tsx
    src/views/components/status/command-status.tsx
    src/views/dom/arrival.ts`,
  fields: `
    src/views/components/forms/field.module.css
    src/views/components/forms/field.tsx
    src/views/components/forms/text-area.tsx`,
  reports: `
    src/views/components/dialogs/report-sheet.module.css
    src/views/components/dialogs/report-sheet.tsx`,
  // Lists that load more pages.
  pages: `
    src/machines/shared/pager.machine.ts
    src/machines/shared/pager.ts
    src/views/components/status/load-more.tsx`,
  // Cards and pages of mates that a user can mark.
  marks: `
    src/screens/mates/provide-toggle.ts
    src/views/components/mates/favorite-heart.tsx
    src/views/components/mates/follow-button.tsx`,
  // Forms that read files.
  files: `
    src/services/browser/chosen-file.ts
    src/views/components/forms/file-choice.module.css
    src/views/components/forms/file-choice.tsx
    src/views/dom/forms/dropped-folders.ts
    src/views/dom/forms/receive-files.ts`,
  // A chat, and the lists and settings of chats.
  room: `
    contract/memory/fact.ts
    contract/safety/help.ts
    contract/mates/mate-change.ts
    contract/replies/reply-hint.ts
    contract/rooms/room.ts
    src/machines/safety/age-gate.selectors.ts
    src/services/browser/clipboard.ts
    src/services/browser/leave-warning.ts
    src/services/browser/watch/watch-page-resume.ts
    src/services/installation/page-use.ts
    src/services/offline/copies-setting.ts
    src/services/shared/request-ids.ts
    src/views/dom/keys/composing.ts`,
  // Unsent messages, wherever they are listed, deleted or sent.
  unsent: `
    src/machines/chat/history/written-message.ts
    src/machines/chat/outbox/outgoing-message.guards.ts
    src/machines/chat/reply/chat-stream.reducers.ts
    src/services/browser/page-locks.ts
    src/services/chat/drafts.ts
    src/services/chat/room-drafts.ts
    src/services/chat/tab-drafts.ts
    src/services/chat/temporary-texts.ts
    src/services/chat/unsent-owners.ts
    src/services/chat/unsent.ts
    src/services/offline/answer-or-copy.ts
    src/services/offline/find-copies.ts
    src/services/offline/room-copies.ts
    src/services/storage/memory-backed.ts`,
  // The text of a user, wherever it is drawn.
  'own-text': `
    contract/markdown/characters.ts
    contract/markdown/delimiters.ts
    contract/markdown/quotes.ts
    contract/markdown/typed-text.ts
    src/views/components/messages/own-text.module.css
    src/views/components/messages/own-text.tsx`,
  // Messages as a chat and the trial draw them.
  message: `
    contract/markdown/escape-markup.ts
    contract/markdown/markdown-feed.ts
    contract/markdown/patched-parser.ts
    node_modules/streaming-markdown/smd.js
    src/machines/chat/reply/chat-stream.selectors.ts
    src/services/rich-text/block-renderer.ts
    src/services/rich-text/links.ts
    src/services/rich-text/open-element.ts
    src/services/rich-text/rich-text.css
    src/services/rich-text/rich-text.ts
    src/services/rich-text/safe-url.ts
    src/services/rich-text/sanitize-gate.ts
    src/views/chat/composer/chat-composer.module.css
    src/views/components/messages/country-lines.tsx
    src/views/components/messages/crisis-card.module.css
    src/views/components/messages/crisis-card.tsx
    src/views/components/messages/message.module.css
    src/views/dom/thread/rich-text.ts`,
  // A chat, its dialogs, and the delivery of messages after it was left.
  conversation: `
    contract/rooms/chat.ts
    node_modules/eventsource-parser/dist/index.js
    src/machines/chat/behind/behind-chat.machine.ts
    src/machines/chat/behind/message-life.reducers.ts
    src/machines/chat/conversation.selectors.ts
    src/machines/chat/message-actions.selectors.ts
    src/services/stream/chat-stream.ts
    src/services/stream/sse-reader.ts
    src/views/dom/focus-composer.ts
    src/views/dom/thread/shown-text.ts`,
};

/** The listed modules. A test checks that they exist, because the bundler decides about the others. */
export const listedModules = Object.values(modules).flatMap(toPaths);

const names = new Map(
  Object.entries(modules).flatMap(([name, list]) =>
    toPaths(list).map((path) => [normalize(join(root, path)), name]),
  ),
);

/** Returns the name of the file that a module belongs to, or null where the bundler decides. */
export const sharedChunk = (id) => names.get(normalize(id)) ?? null;

function toPaths(list) {
  return list.trim().split(/\s+/u);
}

function normalize(id) {
  return id.replace(/\?.*$/su, '').replaceAll('\\', '/');
}

/** Texts that the same screens show, by the names of their modules: each list is one file for each language. */
const textGroups = {
  mate: ['mate-detail', 'reviews'],
  chat: ['chat', 'message-actions', 'model-host'],
  companion: ['age', 'mate-changes', 'wellbeing'],
};

/** The names of the joined modules of texts. A test checks that they exist. */
export const joinedTexts = Object.values(textGroups).flat();

const textModule = /^\0?virtual:texts\/([\w-]+)(?:\/([\w-]+))?$/;

/** Returns the name of the file of the build that joins these texts with others, or null for other modules. */
export const textsChunk = (source) => {
  const [, language, file] = textModule.exec(source) ?? [];
  if (language === undefined) return null;
  if (file === undefined) return `app-${language}`;
  const name = Object.keys(textGroups).find((key) => textGroups[key].includes(file));
  return name === undefined ? null : `${name}-texts-${language}`;
};
