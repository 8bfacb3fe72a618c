import type { FileHandle } from 'node:fs/promises';
import {
  CompanionMate,
  CompanionMessages,
  CompanionRoom,
  companionPaths,
} from '../../../contract/account/companion-file.ts';
import { getErrorText } from '../../locales/translate.ts';
import { DomainError } from '../domain-error.ts';
import { damaged, openCompanion } from './open-companion.ts';

/** Whether a file is as docs/portable-companion.md says, with a line for each thing in it, or for what is wrong with it. */
export interface CheckedFile {
  readonly lines: readonly string[];
  readonly isRight: boolean;
}

/** Reads every part of an archive. */
export const checkCompanion = async (file: FileHandle): Promise<CheckedFile> => {
  const lines: string[] = [];
  let isRight = true;
  const check = async (name: string, read: () => Promise<string>): Promise<void> => {
    try {
      lines.push(`${name}: ${await read()}`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      isRight = false;
      lines.push(`${name}: ${getErrorText(error, 'en')}`);
    }
  };
  await check('archive', async () => {
    const { size } = await file.stat();
    const { index, readJson, readText } = await openCompanion(file, { from: 0, size });
    for (const { id, name } of index.mates) {
      await check(companionPaths.mate(id), async () => {
        const { facts } = await readJson(companionPaths.mate(id), CompanionMate);
        return `${name}, ${facts.length} facts`;
      });
    }
    for (const { id, name } of index.lorebooks) {
      await check(companionPaths.lorebook(id), async () => {
        const text = await readText(companionPaths.lorebook(id));
        if (text === null) throw damaged();
        return name;
      });
    }
    for (const { id, parts, messages: listed } of index.rooms) {
      await check(companionPaths.room(id), async () => {
        const { mate, facts = [], chapters = [] } = await readJson(companionPaths.room(id), CompanionRoom);
        let count = 0;
        for (let part = 1; part <= parts; part += 1) {
          const { messages } = await readJson(companionPaths.messages(id, part), CompanionMessages);
          count += messages.length;
        }
        if (count !== listed) throw damaged();
        return `with ${mate.name}, ${count} messages, ${facts.length} facts, ${chapters.length} chapters`;
      });
    }
    return `${index.scope}, ${index.mates.length} mates, ${index.rooms.length} rooms, ${index.lorebooks.length} lorebooks`;
  });
  return { lines, isRight };
};
