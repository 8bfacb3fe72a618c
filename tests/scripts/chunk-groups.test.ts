import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedModules, sharedChunk } from '../../scripts/lib/chunk-groups.mjs';
import { root } from '../architecture/source.ts';

describe('the files of the build that screens share', () => {
  it('lists modules that exist, each once', () => {
    expect(listedModules.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(new Set(listedModules).size).toBe(listedModules.length);
  });

  it('finds a module by the path that the bundler has for it', () => {
    expect(sharedChunk(join(root, 'contract', 'room.ts'))).toBe('room');
    expect(sharedChunk(`${join(root, 'src/views/components/dialogs/menu.module.css')}?used`)).toBe('menus');
    expect(sharedChunk(join(root, 'src/screens/chat.tsx'))).toBeNull();
  });
});
