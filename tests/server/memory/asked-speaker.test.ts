import { expect, test } from 'vitest';
import { findAskedSpeaker } from '../../../server/domain/memory/recall/asked-speaker.ts';

const names = { user: 'Ada', mate: 'Iris' };

test.each([
  ['Where did I leave my bike?', 'user'],
  ['What is Ada’s sister called?', 'user'],
  ['Wo wohnt meine Schwester?', 'user'],
  ['¿Cómo se llama mi hermana?', 'user'],
  ['Où est-ce que j’ai vu la mer ?', 'user'],
  ['Qual é o nome da minha irmã?', 'user'],
  ['ما اسم القط الذي عندي؟', 'user'],
  ['私の車の名前は何ですか？', 'user'],
  ['我的猫叫什么？', 'user'],
  ['What has Iris painted?', 'mate'],
  ['Iris, where is my bike?', null],
  ['When did Ada see Iris?', null],
  ['Do you remember the lake?', null],
  ['Do you know where I live?', null],
  ['Weißt du, wo ich wohne?', null],
  ['告诉我他是谁', null],
  ['我们去了哪里？', null],
  ['Where is Porto?', null],
  ['The iridescent sea', null],
])('[28.2] whom "%s" is about: %s', (message, speaker) => {
  expect(findAskedSpeaker(message, names)).toBe(speaker);
});

test('[28.2] a message is about nobody who has no name', () => {
  expect(findAskedSpeaker('Where is Porto?', { user: '', mate: '' })).toBeNull();
});

test('[28.2] a name in a script without spaces is found among other letters', () => {
  expect(findAskedSpeaker('美咲はどこに住んでいますか？', { user: '健太', mate: '美咲' })).toBe('mate');
});
