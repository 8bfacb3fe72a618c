import type { FileHandle } from 'node:fs/promises';
import * as v from 'valibot';
import {
  CompanionIndex,
  companionPaths,
  maxJsonPartBytes,
} from '../../../contract/account/companion-file.ts';
import { code } from '../../../contract/envelope.ts';
import { isDeeperThan } from '../../../contract/json-depth.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import { DomainError } from '../domain-error.ts';
import type { FileEntry } from './zip-library.ts';

/** An archive that is read part by part; nothing is ever written to where a name says. */
export interface CompanionFile {
  readonly index: CompanionIndex;
  /** Returns a part; null where the archive has none of that name. Throws `invalid` for one that is damaged or too large. */
  readonly readBytes: (path: string, max: number) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly readText: (path: string) => Promise<string | null>;
  readonly readJson: <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema>>;
}

/** How many files an archive can have. */
const maxFiles = 20_000;

/** How deep its JSON can be. */
const deepest = 64;

export const damaged = (cause?: unknown) => new DomainError(code.invalid, 'companionFileDamaged', { cause });

/** Opens an archive from its position in a file. Throws `invalid` for what is none, and for one of a newer version. */
export const openCompanion = async (
  file: FileHandle,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<CompanionFile> => {
  const { Reader, ZipReader } = await import('./zip-library.ts');
  class FileReader extends Reader<FileHandle> {
    override size = size - from;
    override async readUint8Array(index: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - from - index)));
      await this.#fill(bytes, from + index);
      return bytes;
    }
    async #fill(bytes: Uint8Array, position: number): Promise<void> {
      for (let done = 0; done < bytes.length;) {
        const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
        if (bytesRead === 0) throw damaged();
        done += bytesRead;
      }
    }
  }
  const entries = new Map<string, FileEntry>();
  try {
    const zip = new ZipReader(new FileReader(file), { filenameValidation: 'tolerant' });
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.size >= maxFiles) throw damaged();
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw damaged(error);
  }
  const readBytes: CompanionFile['readBytes'] = async (path, max) => {
    const entry = entries.get(path);
    return entry === undefined ? null : inflate(entry, max);
  };
  const readText = async (path: string): Promise<string | null> => {
    const bytes = await readBytes(path, maxJsonPartBytes);
    await yieldWhenDue();
    return bytes === null ? null : decode(bytes);
  };
  const readJson: CompanionFile['readJson'] = async (path, schema) => {
    const text = await readText(path);
    // Each step reads up to 16 MB: together they would hold the thread too long.
    await yieldWhenDue();
    if (text === null || isDeeperThan(text, deepest)) throw damaged();
    await yieldWhenDue();
    const json = parsedJson(text);
    await yieldWhenDue();
    return parsed(schema, json);
  };
  return { index: await readJson(companionPaths.index, CompanionIndex), readBytes, readText, readJson };
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw damaged(error);
  }
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(error);
  }
};

const parsed = <Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> => {
  try {
    return v.parse(schema, json);
  } catch (error) {
    const isNewer = error instanceof v.ValiError && error.message === 'roomFileNewer';
    throw isNewer ? new DomainError(code.invalid, 'roomFileNewer', { cause: error }) : damaged(error);
  }
};

/** What inflates to more than `max` bytes is not read to its end. */
const inflate = async (entry: FileEntry, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(part) {
      length += part.length;
      if (length > max) throw damaged();
      parts.push(part);
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
  } catch (error) {
    throw damaged(error);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
