import { isCardPath } from './card-file.ts';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from './zip-library.ts';

/** Returns the archive with the card in place of its own. All other files are copied as they are, without decompressing them. */
export async function withCard(archive: Uint8Array, card: string): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { filenameValidation: 'tolerant' });
  const writer = new ZipWriter(new Uint8ArrayWriter());
  const written = new Set<string>();
  for await (const entry of reader.getEntriesGenerator()) {
    // The first of files with one name counts, as where the card is read.
    if (entry.directory || written.has(entry.filename)) continue;
    written.add(entry.filename);
    if (isCardPath(entry.filename)) {
      await writer.add(entry.filename, new TextReader(card));
      continue;
    }
    const { filename, uncompressedSize, signature, compressionMethod, lastModDate } = entry;
    const content = await entry.getData(new Uint8ArrayWriter(), { passThrough: true });
    await writer.add(filename, new Uint8ArrayReader(content), {
      passThrough: true,
      uncompressedSize,
      ...(signature === undefined ? {} : { signature }),
      compressionMethod,
      lastModDate,
    });
  }
  return writer.close();
}
