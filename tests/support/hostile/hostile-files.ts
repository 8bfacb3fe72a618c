import { hostileArchives } from './hostile-archives.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileTextFiles } from './hostile-texts.ts';

/** Files that try to crash, exhaust, deceive or track whoever reads a card, the same each time. */
export const hostileFiles = (): HostileFile[] => [
  ...hostileArchives(),
  ...hostilePictures(),
  ...hostileTextFiles(),
];
