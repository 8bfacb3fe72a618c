/** So many files of a folder are looked at, in folders so deep. */
const maxFiles = 5000;
const deepest = 8;

/** Returns everything that was dropped, where a folder is among it; nothing otherwise, and where the browser does not tell. */
export function foldersIn(data: DataTransfer): readonly FileSystemEntry[] {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const known = entries.filter((entry) => entry !== null);
  return known.some(({ isDirectory }) => isDirectory) ? known : [];
}

/** Returns the files, and those in the folders. What the browser cannot read is left out. */
export async function filesBelow(entries: readonly FileSystemEntry[]): Promise<FileList> {
  const found = new DataTransfer();
  await collect(entries, found, 0);
  return found.files;
}

async function collect(
  entries: readonly FileSystemEntry[],
  found: DataTransfer,
  depth: number,
): Promise<void> {
  for (const entry of entries) {
    if (found.items.length >= maxFiles) return;
    if (isFile(entry)) await addFile(entry, found);
    else if (isFolder(entry) && depth < deepest) await collect(await entriesIn(entry), found, depth + 1);
  }
}

const addFile = (entry: FileSystemFileEntry, found: DataTransfer): Promise<void> =>
  new Promise((resolve) => {
    entry.file(
      (file) => {
        found.items.add(withPath(file, entry.fullPath));
        resolve();
      },
      () => resolve(),
    );
  });

/** The same file, named with the folders that it is in: an import tells by them what a file is. */
const withPath = (file: File, path: string): File =>
  new File([file], path.replace(/^\//, ''), { type: file.type, lastModified: file.lastModified });

/** A browser returns the entries of a folder in parts, the last of which is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) {
    entries.push(...part);
    if (entries.length >= maxFiles) break;
  }
  return entries;
}

const readPart = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
