import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import * as v from 'valibot';

const root = join(import.meta.dirname, '..', '..');
const list = join(root, 'docs', 'pictures', 'views.json');

/** The pictures of the documents, each with the modules whose views it shows. */
export const pictures: Readonly<Record<string, readonly string[]>> = {
  'chat.png': ['src/views/chat/chat.tsx', 'src/views/rooms/rooms-pane.tsx'],
  'behind-chat.gif': ['src/views/chat/chat.tsx', 'src/views/chat/behind/behind-chat-content.tsx'],
  'reply.gif': ['src/views/chat/chat.tsx'],
  'discover.png': ['src/screens/mates/discover.tsx', 'src/views/layout/app-view.tsx'],
  'offline.png': ['src/views/chat/chat.tsx', 'src/views/layout/notices/offline-banner.tsx'],
  'help-lines.png': ['src/views/chat/chat.tsx', 'src/views/components/messages/crisis-card.tsx'],
  'arabic.png': ['src/screens/mates/discover.tsx', 'src/views/layout/app-view.tsx'],
  'create-a-mate.png': ['src/screens/mates/mate-editor.tsx'],
  'inspector.png': [
    'tools/statecharts/inspector/inspector-view.tsx',
    'tools/statecharts/inspector/inspector.css',
  ],
};

/**
 * The compared views: shared components are not, as they change more often than what a picture tells; the modules above name those that
 * matter.
 */
const isView = /^(?:src\/views\/(?!components\/)|tools\/statecharts\/inspector\/).*\.(?:tsx|css)$/;

/** Returns a hash of the views that a picture shows: the given modules, and the views that they import. */
export function hashOfViews(picture: string): string {
  const files = new Set<string>();
  for (const file of pictures[picture] ?? []) collect(join(root, file), files);
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) {
    hash.update(`${relative(root, file).split(sep).join('/')}\n`);
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hashes of the views when the pictures were taken. */
export const notedViews = (): Record<string, string> =>
  existsSync(list) ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(list, 'utf8'))) : {};

/** Notes that a picture was taken of the views as they are. */
export function noteViews(picture: string): void {
  const noted = { ...notedViews(), [picture]: hashOfViews(picture) };
  const sorted = Object.fromEntries(
    Object.keys(pictures).flatMap((name) => (name in noted ? [[name, noted[name]]] : [])),
  );
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}

function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    const imported = join(dirname(file), path);
    const name = relative(root, imported).split(sep).join('/');
    if (isView.test(name)) collect(imported, files);
  }
}
