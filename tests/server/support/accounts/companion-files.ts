import { TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import * as v from 'valibot';
import { CompanionImportFrame } from '../../../../contract/account/companion-file.ts';
import type { Person } from '../talk.ts';
import type { TestServer } from '../server.ts';

/** The files of an archive as text, by their names. */
export type Archive = ReadonlyMap<string, string>;

/** Returns the archive that the server makes of what a person has. */
export const exportOf = async (
  { url }: Pick<TestServer, 'url'>,
  who: Person,
  query = '',
): Promise<Uint8Array> => {
  const response = await fetch(`${url}/companion/export${query}`, { headers: { token: who.token } });
  if (response.headers.get('content-type') !== 'application/zip') throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
};

export const unpacked = async (bytes: Uint8Array): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter('latin1')));
  }
  return files;
};

export const packed = async (files: Archive): Promise<Uint8Array> => {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [path, text] of files) {
    await zip.add(path, new Uint8ArrayReader(Buffer.from(text, 'latin1')));
  }
  return zip.close();
};

interface Sent {
  readonly importId?: string;
  readonly excluded?: readonly string[];
  readonly signal?: AbortSignal;
}

/** Sends an archive, and returns the response. */
export const sendArchive = (
  { url }: Pick<TestServer, 'url'>,
  who: Person,
  bytes: Uint8Array,
  { importId = crypto.randomUUID(), excluded = [], signal }: Sent = {},
): Promise<Response> =>
  fetch(`${url}/companion/import`, {
    method: 'POST',
    headers: { token: who.token, 'content-type': 'application/octet-stream' },
    body: new Blob([`${JSON.stringify({ importId, excluded })}\n`, new Uint8Array(bytes)]),
    ...(signal === undefined ? {} : { signal }),
  });

/** Imports an archive, and returns what became of its parts, such as `room:made`. */
export const importInto = async (
  server: Pick<TestServer, 'url'>,
  who: Person,
  bytes: Uint8Array,
  sent: Sent = {},
): Promise<CompanionImportFrame[]> => {
  const response = await sendArchive(server, who, bytes, sent);
  const text = await response.text();
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('data: ')
        ? [v.parse(CompanionImportFrame, JSON.parse(line.slice('data: '.length)))]
        : [],
    );
};

/** Returns what became of each thing in the archive. */
export const outcomesIn = (frames: readonly CompanionImportFrame[]): string[] =>
  frames.flatMap((frame) => {
    if (frame.type === 'item') return [`${frame.kind} ${frame.outcome}`];
    return frame.type === 'refused' || frame.type === 'error' ? [`${frame.type}: ${frame.message}`] : [];
  });

/** Returns what the archive of a person says, without what differs each time it is made. */
export const contentOf = async (
  server: Pick<TestServer, 'url'>,
  who: Person,
): Promise<Map<string, string>> => {
  const files = await unpacked(await exportOf(server, who));
  const once = /"(?:signature|exportedAt)":(?:"[^"]*"|\d+),?/g;
  return new Map([...files].map(([path, text]) => [path, text.replaceAll(once, '')]));
};
