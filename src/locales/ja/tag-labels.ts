import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: '音楽',
  'late night': '夜ふかし',
  warm: 'あたたかい',
  strategy: '戦略',
  'dry wit': 'ドライなユーモア',
  'study buddy': '勉強仲間',
  cooking: '料理',
  gentle: 'やさしい',
  stargazing: '星空',
  adventure: '冒険',
  wry: '皮肉屋',
  storyteller: '語り手',
  calm: 'おだやか',
  books: '本',
  playful: 'おちゃめ',
  nature: '自然',
  fantasy: 'ファンタジー',
  mystery: 'ミステリー',
  curious: '好奇心旺盛',
  sharp: '切れ者',
};
