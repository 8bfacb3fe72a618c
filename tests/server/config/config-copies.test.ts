import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';

test('what is synced never has the database and the key beside it', () => {
  for (const COPY_FOLDER of ['data', '.', 'data/']) {
    expect(() => readConfig({ COPY_FOLDER })).toThrow(
      /^COPY_FOLDER: choose a folder that DATA_DIR is not in/,
    );
  }
  for (const COPY_FOLDER of ['data/copies', 'data2', '..data', '/srv/sync']) {
    expect(readConfig({ COPY_FOLDER, DATA_DIR: 'data' }).copyFolder).toBe(resolve(COPY_FOLDER));
  }
});
