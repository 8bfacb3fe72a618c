import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  joinedTexts,
  listedModules,
  sharedChunk,
  textsChunk,
} from '../../scripts/lib/build/chunk-groups.mjs';
import { appModule, groupModule } from '../../scripts/lib/texts/compile-texts.ts';
import { readTexts } from '../../scripts/lib/texts/texts.ts';
import { root } from '../architecture/source.ts';

describe('the files of the build that screens share', () => {
  it('lists modules that exist, each once', () => {
    expect(listedModules.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(new Set(listedModules).size).toBe(listedModules.length);
  });

  it('finds a module by the path that the bundler has for it', () => {
    expect(sharedChunk(join(root, 'contract/rooms/room.ts'))).toBe('room');
    expect(sharedChunk(`${join(root, 'src/views/components/dialogs/menu.module.css')}?used`)).toBe('common');
    expect(sharedChunk(join(root, 'src/screens/chat/chat.tsx'))).toBeNull();
  });

  it('joins groups of texts that exist, each language by itself', () => {
    const modules = Object.keys(readTexts('en')).map((group) => groupModule('en', group));
    const missing = joinedTexts.filter((name) => !modules.includes(`${appModule('en')}/${name}`));
    expect(missing).toEqual([]);
    expect(textsChunk('\0virtual:texts/pt-BR')).toBe('app-pt-BR');
    expect(textsChunk('virtual:texts/de/wellbeing')).toBe('companion-texts-de');
    expect(textsChunk('virtual:texts/de/memory')).toBeNull();
    expect(textsChunk('src/locales/formats.ts')).toBeNull();
  });
});
