/** The library for archives, as the server uses it. It is loaded with the first archive. */
import { configure } from '@zip.js/zip.js/lib/zip-core-native.js';

configure({ useWebWorkers: false, chunkSize: 65_536 });

export {
  Reader,
  TextReader,
  Uint8ArrayReader,
  ZipReader,
  ZipWriter,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
