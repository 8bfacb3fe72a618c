import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { assetsOf, portraitIn } from '../../../../src/services/mates/cards/card-assets.ts';
import { exportCard } from '../../../../src/services/mates/cards/card-export.ts';
import { containerIn } from '../../../../src/services/mates/cards/card-file.ts';
import { base64, pngOf, textChunk } from './support/containers.ts';
import { portrait, saved } from './support/round-trip.ts';

const icon = pngOf([textChunk('tEXt', 'Software', 'icon')]);
const assets = [
  { type: 'icon', uri: 'embeded://assets/icon/main.png', name: 'main', ext: 'png' },
  { type: 'emotion', uri: 'embedded://assets/emotion/happy.png', name: 'happy', ext: 'png' },
  { type: 'background', uri: 'embeded://assets/nowhere.png', name: 'lost', ext: 'png' },
  { type: 'x_other', uri: 'data:text/plain,x', name: 'x', ext: 'txt' },
  { type: 'background', uri: 'https://tracker.example/back.png', name: 'far', ext: 'png' },
];
const card = JSON.stringify({ spec: 'chara_card_v3', data: { name: 'Vex', first_mes: 'Hi', assets } });
const archive = Buffer.concat([
  Buffer.from('other bytes'),
  zipSync({
    'card.json': strToU8(card),
    'assets/icon/main.png': [icon, { level: 0 }],
    'assets/emotion/happy.png': strToU8('happy '.repeat(1000)),
    '../odd/name.bin': strToU8('odd'),
  }),
]);

test('[S1.3] the pictures of a card are counted by where they are, and none is loaded', async () => {
  const loads = vi.spyOn(globalThis, 'fetch');
  const container = await containerIn(archive);
  expect(assetsOf(container)).toEqual({
    embedded: { icon: 1, emotion: 1, other: 1 },
    remote: 1,
    missing: 1,
  });
  const found = await portraitIn(container);
  expect(Buffer.from(await new Response(found).arrayBuffer())).toEqual(Buffer.from(icon));
  expect(assetsOf(await containerIn(pngOf([textChunk('tEXt', 'ccv3', base64(card))]))).embedded).toEqual({
    icon: 1,
    other: 1,
  });
  expect(loads).not.toHaveBeenCalled();
});

const draw = () => Promise.resolve(portrait);

test('[S1.3] an archive goes out with all its files as they came, and the card as it was edited', async () => {
  const readFile = () => Promise.resolve(Uint8Array.from(archive));
  const mate = { ...saved(card), name: 'Ruth' };
  const { content } = await exportCard('charx', { mate, original: card, readFile, draw });
  const out = unzipSync(Buffer.from(content));
  const before = unzipSync(archive.subarray('other bytes'.length));
  expect(Object.keys(out)).toEqual(Object.keys(before));
  expect({ ...out, 'card.json': null }).toEqual({ ...before, 'card.json': null });
  expect(JSON.parse(Buffer.from(out['card.json'] ?? []).toString())).toMatchObject({
    data: { name: 'Ruth', assets },
  });
});

test('[S1.3] a picture goes out as the picture that it was, unless the mate has another', async () => {
  const picture = pngOf([textChunk('tEXt', 'chara', base64(card)), textChunk('tEXt', 'Comment', 'mine')]);
  const readFile = () => Promise.resolve(Uint8Array.from(picture));
  const mate = saved(card);
  const kept = await exportCard('png', { mate, original: card, readFile, draw });
  expect([
    Buffer.from(kept.content).includes('Comment'),
    Buffer.from(kept.content).includes('Software'),
  ]).toEqual([true, false]);
});
