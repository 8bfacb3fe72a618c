import type { FilesReport } from './card-files-host.ts';

export function readInProcess(files: readonly { readonly bytes: Uint8Array }[]): Promise<FilesReport>;
