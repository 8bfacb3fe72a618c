/** The library for archives, as it is used here. It is loaded with the first archive. */
import { configure } from '@zip.js/zip.js/lib/zip-core-native.js';

// Its workers would be scripts that the content security policy forbids. What a step of input becomes is a thousand times as much at most.
configure({ useWebWorkers: false, chunkSize: 16_384 });

export {
  BlobReader,
  ERR_BAD_FORMAT,
  ERR_EOCDR_NOT_FOUND,
  TextReader,
  TextWriter,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
