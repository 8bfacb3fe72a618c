import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { textInFile } from '../../../../src/services/mates/cards/card-file.ts';
import { CardError } from '../../../../src/services/mates/cards/card-limits.ts';
import { readCard } from '../../../../src/services/mates/cards/character-card.ts';
import { filledForm } from '../../../machines/mates/user-mate-samples.ts';
import { numbersFrom } from './support/cards.ts';
import { base64, chunk, pngOf, textChunk, type TextKind } from './support/containers.ts';

const kinds = ['tEXt', 'zTXt', 'iTXt', 'iTXt compressed'] as const satisfies readonly TextKind[];

/** Texts that are no cards, or cards that refer to other places, contain markup, or would grow without an end. */
const texts = [
  '',
  'null',
  '[[[['.repeat(10_000),
  '{"data":'.repeat(10_000),
  '{"name":"A","first_mes":',
  '{"data":{"name":"A","first_mes":"Hi","extensions":"x","tags":{"length":1e9}}}',
  '{"name":"A","first_mes":"<img src=x onerror=alert(1)> ![](https://tracker.example/a.png)","avatar":"https://tracker.example/b"}',
  '{"data":{"name":"A","first_mes":"Hi","assets":[{"type":"icon","uri":"https://tracker.example/c","name":"main","ext":"png"}]}}',
  JSON.stringify({ name: 'A'.repeat(100_000), first_mes: '{{char}}'.repeat(10_000) }),
  JSON.stringify({ name: 'A', first_mes: '{{random:'.repeat(5000) + '}}'.repeat(5000) }),
  JSON.stringify({ name: 'A', description: '{{'.repeat(100_000) }),
  '{"__proto__":{"name":"A","first_mes":"Hi"},"constructor":{"prototype":{"name":"B"}}}',
];

/** Makes the bytes wrong in one of the ways in which files are. */
function damaged(bytes: Uint8Array, random: () => number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(random() * copy.length);
  const way = Math.floor(random() * 4);
  if (way === 0) return copy;
  if (way === 1) return copy.subarray(0, at);
  if (way === 2) copy.fill(Math.floor(random() * 256), at, at + 8);
  else copy[at] = Math.floor(random() * 256);
  return copy;
}

const containers: readonly ((text: string, random: () => number) => Uint8Array)[] = [
  (text) => strToU8(text),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text, random) =>
    pngOf([
      textChunk(kinds[Math.floor(random() * 4)] ?? 'tEXt', random() < 0.5 ? 'chara' : 'ccv3', base64(text)),
    ]),
  (text) => pngOf([chunk('zTXt', strToU8('chara\0\0not compressed'))], [textChunk('tEXt', 'chara', text)]),
  (text) => zipSync({ 'card.json': strToU8(text), '../../escape.json': strToU8('{}') }),
  (text) =>
    zipSync({ 'a/b.png': pngOf([textChunk('tEXt', 'chara', base64(text))]), 'a/b.charx': strToU8(text) }),
  (text) => Buffer.concat([strToU8('MZ'), zipSync({ 'x/CARD.JSON': strToU8(text) })]),
];

/** Reads the file as the form does. Returns the reason of its refusal, or how large the filled form is. */
async function outcomeOf(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.stringify(readCard(await textInFile(bytes), filledForm).form).length;
  } catch (error) {
    return error instanceof CardError ? error.reason : error;
  }
}

test('of 252 hostile files each ends in a form of limited size or in a typed refusal, and nothing is loaded', async () => {
  const loads = vi.spyOn(globalThis, 'fetch');
  const random = numbersFrom(29);
  const reasons = ['large', 'unreadable', 'encoding', 'damaged'];
  const files = texts.flatMap((text, of) =>
    containers.flatMap((contain, by) =>
      Array.from({ length: 3 }, () => ({ of, by, bytes: damaged(contain(text, random), random) })),
    ),
  );
  const wrong: unknown[] = [];
  for (const { of, by, bytes } of files) {
    const outcome = await outcomeOf(bytes);
    const isFine =
      typeof outcome === 'number' ? outcome <= 60_000 : reasons.some((reason) => reason === outcome);
    if (!isFine) wrong.push([of, by, String(outcome)]);
  }
  expect(files).toHaveLength(252);
  expect(wrong).toEqual([]);
  expect(loads).not.toHaveBeenCalled();
});
