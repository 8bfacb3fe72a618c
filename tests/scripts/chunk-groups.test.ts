import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinedTexts, listedModules, sharedChunk, textsChunk } from '../../scripts/lib/chunk-groups.mjs';
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

  it('joins files of texts that exist, each language by itself', () => {
    const missing = joinedTexts.filter((name) => !existsSync(join(root, `src/locales/en/${name}.ts`)));
    expect(missing).toEqual([]);
    expect(textsChunk('src/locales/pt-BR/app/index.ts')).toBe('app-pt-BR');
    expect(textsChunk(join(root, 'src/locales/de/wellbeing.ts'))).toBe('companion-texts-de');
    expect(textsChunk('src/locales/de/memory.ts')).toBeNull();
    expect(textsChunk('src/locales/formats.ts')).toBeNull();
  });
});
