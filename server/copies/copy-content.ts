import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import {
  CompanionMate,
  CompanionMessages,
  CompanionRoom,
  companionPaths,
} from '../../contract/companion-file.ts';
import { maxCardFileBytes } from '../../contract/own-mate.ts';
import { maxPictureFileBytes } from '../../contract/picture.ts';
import { openCompanion, type CompanionFile } from '../domain/export/open-companion.ts';

/** What is in an archive: a digest for each thing, and how much there is. */
export interface CopyContent {
  /** The digests of what people wrote and read, by what they are of. */
  readonly digests: ReadonlyMap<string, string>;
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
  const digests = new Map<string, string>();
  const facts: string[] = [];
  let messages = 0;
  for (const { id, name, pronouns, about } of index.personas) {
    digests.set(`persona:${id}`, digestOf([name, pronouns, about]));
  }
  for (const { id } of index.lorebooks) {
    digests.set(`book:${id}`, digestOf(await file.readText(companionPaths.lorebook(id))));
  }
  for (const mate of index.mates) {
    const { draft, facts: known } = await file.readJson(companionPaths.mate(mate.id), CompanionMate);
    facts.push(...known.map(({ text }) => text));
    if (mate.own) digests.set(`mate:${mate.id}`, digestOf([draft, ...(await readFilesOf(file, mate))]));
  }
  for (const { id, parts } of index.rooms) {
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
    digests.set(`room:${id}`, digestOf([room.title, room.notes, chapters, room.leaf, written.digest('hex')]));
  }
  digests.set('facts', digestOf(facts.toSorted()));
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

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex');

/** Returns how many things of the one are not the same in the other. */
export const countDifferences = (one: CopyContent, other: CopyContent): number =>
  [...one.digests].filter(([name, digest]) => other.digests.get(name) !== digest).length;
