import { maxCompanionFileBytes } from '../../../contract/account/companion-file.ts';
import { copiedMessages, copiedRooms } from '../../../contract/limits.ts';
import { importPartBytes, importPartMessages } from '../../../contract/account/imports.ts';
import { forgivenPerDay } from '../../../server/domain/billing/allowance.ts';
import { maxRoomFileBytes, roomFileMessages } from '../../../contract/rooms/room-file.ts';
import { bodyLimit } from '../../../server/http/json-body.ts';
import { maxCardFileBytes, maxCardFilesBytes, maxCardLength } from '../../../contract/mates/own-mate.ts';
import { maxPictureFileBytes, maxPicturePixels } from '../../../contract/mates/picture.ts';
import { budgets, writesPerMinute, type Budget } from '../../../server/limits/budgets.ts';
import { feedsPerUser } from '../../../server/domain/changes/change-feeds.ts';
import { caps } from '../../../server/domain/caps.ts';
import { factsPerMate, factsPerUser } from '../../../server/domain/memory/fact-limits.ts';
import { chapterLength, chaptersPerRoom } from '../../../server/domain/memory/chapters/due-chapter.ts';
import { promptsPerRoom, promptsPerUser } from '../../../server/domain/memory/prompt-records.ts';
import { maxFacts } from '../../../server/companions/prompt/sections/facts.ts';
import { maxChapters } from '../../../server/companions/prompt/sections/chapters.ts';
import { maxEntries } from '../../../server/companions/lore/read-book.ts';
import { maxLore } from '../../../server/companions/prompt/sections/lore.ts';
import { maxPassages } from '../../../server/companions/prompt/sections/passages.ts';
import { readingsPerDay } from '../../../server/domain/memory/jobs/extraction-job.ts';
import { embeddingsPerDay, messagesPerRun } from '../../../server/domain/memory/vectors/embed-room.ts';
import { vectorsPerRoom, vectorsPerUser } from '../../../server/domain/memory/vectors/vector-limits.ts';
import { maxDevices } from '../../../server/domain/accounts/known-devices.ts';
import { maxPicturesBytes } from '../../../server/domain/pictures/picture-owners.ts';
import { loreEntryLimits, maxLoreEntries } from '../../../contract/lore/lore-entry.ts';
import { maxLorebookFileLength, maxAttachedLorebooks } from '../../../contract/lore/lorebook.ts';
import { maxLoreBytes } from '../../../server/domain/lore/own/lore-storage.ts';
import { maxStorageBytes } from '../../../server/domain/storage.ts';
import { maxSessions } from '../../../server/domain/accounts/sessions.ts';
import { failureBudgets } from '../../../server/limits/login-limits.ts';

/** Returns the content of docs/limits.md according to the code. */
export const limitsPage = (): string => `# Limits

Generated from \`server/limits/budgets.ts\`, \`server/limits/login-limits.ts\` and \`server/domain/caps.ts\` by
\`npx vitest run tests/server/http/limits.test.ts -u\`. \`LIMIT_FACTOR\` multiplies every number of the first three tables.

A network is one IPv4 address or one IPv6 /64. A refused request returns 429 with code 4290 and \`retry-after\`. Nodes that
share a PostgreSQL share their counters; with the embedded database the counters are in memory.

## Calls with individual limits

${table(
  ['call', 'requests', 'period', 'for each'],
  Object.values(budgets).flatMap(({ points, seconds, per, paths }: Budget) =>
    paths.map((path) => [`\`${path}\``, String(points), durationOf(seconds), per]),
  ),
)}

## Other calls that write

For each account, or for each network if the user is not signed in.

${table(
  ['call', 'requests per minute'],
  Object.entries(writesPerMinute).map(([path, points]) => [`\`${path}\``, String(points)]),
)}

## Failed sign-ins

After the free failures, one attempt at a time is allowed, with a delay that starts at 15 seconds and doubles.

${table(
  ['call', 'free failures per day', 'longest delay', 'for each'],
  Object.values(failureBudgets).flatMap(({ free, longestWait, per, paths }) =>
    paths.map((path) => [`\`${path}\``, String(free), durationOf(longestWait), per]),
  ),
)}

## Limits for each account

A request above the limit is refused with code 4091 and a message that says what to delete. Of sessions, known devices, open
feeds, records of prompts and vectors of messages the oldest one is removed instead. A record of a prompt has at most
${maxLore + maxFacts + maxChapters + maxPassages} entries of a lorebook, facts, chapters and passages, and no texts. Of a
card's lorebook, ${countOf(maxEntries)} entries are used. A user has one review for each mate and one text of notes for each
room.

What an account stores is limited: the texts of messages, notes, personas, mates, cards, lorebooks, memories and chapters in
UTF-8, and 500 bytes for each message. Deleting gives the space back, deleted messages and rooms after a minute. The number of
messages is also limited by the chats of the account, and by the calls that import conversations.

${table(
  ['item', 'maximum'],
  [
    ...Object.entries(caps).map(([name, max]) => [name, String(max)]),
    ['memories of a mate', String(factsPerMate)],
    ['memories of all mates', String(factsPerUser)],
    [`chapters of a room, each of ${chapterLength} messages`, String(chaptersPerRoom)],
    ['records of what replies of a room were written from', String(promptsPerRoom)],
    ['the same of all rooms', String(promptsPerUser)],
    ['parts of conversations that a model reads for memories and chapters in a day', String(readingsPerDay)],
    ['messages of a room that are compared by meaning', String(vectorsPerRoom)],
    ['the same of all rooms', String(vectorsPerUser)],
    [
      `parts of ${String(messagesPerRun)} messages that are prepared for that in a day`,
      String(embeddingsPerDay),
    ],
    ['stored texts', `${String(maxStorageBytes / 1_000_000)} MB`],
    ['stored pictures', `${String(maxPicturesBytes / 1_000_000)} MB`],
    ['lorebooks that a mate or a room uses', String(maxAttachedLorebooks)],
    ['entries of an own lorebook', String(maxLoreEntries)],
    ['characters of such an entry', String(loreEntryLimits.content)],
    ['stored lorebooks', `${String(maxLoreBytes / 1_000_000)} MB`],
    ['stored files of cards', `${String(maxCardFilesBytes / 1_000_000)} MB`],
    ['sessions', String(maxSessions)],
    ['known devices', String(maxDevices)],
    ['open feeds of changes', String(feedsPerUser)],
    [
      'messages a day that cost nothing because a scripted mate did not understand them',
      String(forgivenPerDay),
    ],
  ],
)}

## Limits in each browser

${table(
  ['item', 'maximum'],
  [
    ['conversations that can be read offline', String(copiedRooms)],
    ['messages of each', String(copiedMessages)],
  ],
)}

## Large requests

The body of a call has at most ${bodyLimit / 1024} KiB, with these exceptions. Pictures are decoded one at a time.

${table(
  ['call', 'maximum'],
  [
    ['`/room/importRoom`', `${roomFileMessages} messages, ${maxRoomFileBytes / 1024 / 1024} MiB`],
    ['`/import/messages`', `${importPartMessages} messages, ${importPartBytes / 1024 / 1024} MiB`],
    ['`/mate/own/save`', `a card of ${countOf(maxCardLength)} characters`],
    ['`/mate/own/saveCardFile`', `a file of ${maxCardFileBytes / 1_000_000} MB`],
    [
      '`/mate/own/picture`',
      `a file of ${maxPictureFileBytes / 1_000_000} MB and ${maxPicturePixels / 1_000_000} million pixels`,
    ],
    ['`/companion/import`', `a file of ${maxCompanionFileBytes / 1_000_000} MB, one at a time`],
    ['`/lorebook/import`', `a file of ${countOf(maxLorebookFileLength)} characters`],
  ],
)}
`;

const countOf = (count: number): string => count.toLocaleString('en');

const durationOf = (seconds: number): string => {
  const minutes = seconds / 60;
  if (minutes === 1) return '1 minute';
  return minutes === 60 ? '1 hour' : `${String(minutes)} minutes`;
};

const table = (heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
