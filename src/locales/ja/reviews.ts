import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'レビュー',
  summary: (average, count) =>
    `5つ星中${formats.rating(average)}・${formats.count(count, { other: 'レビュー#件' })}`,
  none: 'レビューはまだありません。',
  stars: (count) => formats.count(count, { other: '星#つ' }),
  ofFive: (count) => `5つ星中${formats.number(count)}`,
  rating: 'あなたの評価',
  text: 'レビュー（任意）',
  write: 'レビューを書く',
  change: 'レビューを変更',
  save: '公開する',
  saving: '公開しています…',
  somebody: '匿名',
  more: 'レビューをもっと見る',
  moreFailed: 'レビューをさらに読み込めませんでした。',
  failed: (reason) => `レビューを公開できませんでした。${reason}`,
  date: formats.date,
};
