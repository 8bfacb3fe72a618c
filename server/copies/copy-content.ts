import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import {
  CompanionMate,
  CompanionMessages,
  CompanionRoom,
  companionPaths,
} from '../../contract/account/companion-file.ts';
import { maxCardFileBytes } from '../../contract/mates/own-mate.ts';
import { maxPictureFileBytes } from '../../contract/mates/picture.ts';
import { DomainError } from '../domain/domain-error.ts';
import { openCompanion, type CompanionFile } from '../domain/export/open-companion.ts';

/** What is in an archive: a digest for each thing, and how much there is. */
export interface CopyContent {
  /** The digests of what people wrote and read, by what they are of; null for what cannot be read. */
  readonly digests: ReadonlyMap<string, string | null>;
  readonly rooms: number;
  readonly messages: number;
  readonly mates: number;
  readonly facts: number;
}

/** Opens an archive, and reads all of it. */
export const readContent = async (file: FileHandle): Promise<CopyContent> => {
  const { size } = await file.stat();
  return contentOf(await openCompanion(file, { from: 0, size }));
};

const contentOf = async (file: CompanionFile): Promise<CopyContent> => {
  const { index } = file;
  const digests = new Map<string, string | null>();
  const facts: string[] = [];
  let messages = 0;
  const add = async (name: string, read: () => Promise<unknown>): Promise<void> => {
    digests.set(name, await digestOf(read));
  };
  for (const { id, name, pronouns, about } of index.personas) {
    await add(`persona:${id}`, () => Promise.resolve([name, pronouns, about]));
  }
  for (const { id } of index.lorebooks) {
    await add(`book:${id}`, () => file.readText(companionPaths.lorebook(id)));
  }
  for (const mate of index.mates) {
    await add(mate.own ? `mate:${mate.id}` : `facts:${mate.id}`, async () => {
      const { draft, facts: known } = await file.readJson(companionPaths.mate(mate.id), CompanionMate);
      facts.push(...known.map(({ text }) => text));
      return mate.own ? [draft, ...(await readFilesOf(file, mate))] : null;
    });
  }
  for (const { id, parts } of index.rooms) {
    await add(`room:${id}`, async () => {
      const room = await file.readJson(companionPaths.room(id), CompanionRoom);
      const written = createHash('sha256');
      for (let part = 1; part <= parts; part += 1) {
        const read = await file.readJson(companionPaths.messages(id, part), CompanionMessages);
        messages += read.messages.length;
        for (const message of read.messages) {
          written.update(JSON.stringify([message.id, message.parent, message.role, message.text]));
        }
      }
      facts.push(...(room.facts ?? []).map(({ text }) => text));
      const chapters = (room.chapters ?? []).map(({ text }) => text);
      return [room.title, room.notes, chapters, room.leaf, written.digest('hex')];
    });
  }
  await add('facts', () => Promise.resolve(facts.toSorted()));
  return {
    digests,
    rooms: index.rooms.length,
    messages,
    mates: index.mates.length,
    facts: facts.length,
  };
};

type IndexedMate = CompanionFile['index']['mates'][number];

const readFilesOf = async (
  file: CompanionFile,
  { id, hasCard, hasCardFile, picture }: IndexedMate,
): Promise<(string | null)[]> => {
  const hashed = async (path: string, max: number): Promise<string | null> => {
    const bytes = await file.readBytes(path, max);
    return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
  };
  return [
    hasCard ? await file.readText(companionPaths.card(id)) : null,
    hasCardFile ? await hashed(companionPaths.cardFile(id), maxCardFileBytes) : null,
    picture === null ? null : await hashed(companionPaths.picture(picture), maxPictureFileBytes),
  ];
};

/** Returns null for what cannot be read. */
const digestOf = async (read: () => Promise<unknown>): Promise<string | null> => {
  try {
    return createHash('sha256')
      .update(JSON.stringify((await read()) ?? null))
      .digest('hex');
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** Returns how many things of the one cannot be read, or are not the same in the other. */
export const countDifferences = (one: CopyContent, other: CopyContent): number =>
  [...one.digests].filter(([name, digest]) => digest === null || other.digests.get(name) !== digest).length;
