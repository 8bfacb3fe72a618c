import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: '评价',
  summary: (average, count) =>
    `${formats.rating(average)} / 5 星 · ${formats.count(count, { other: '# 条评价' })}`,
  none: '还没有评价。',
  stars: (count) => formats.count(count, { other: '# 星' }),
  ofFive: (count) => `${formats.number(count)} / 5 星`,
  rating: '你的评分',
  text: '你的评价（选填）',
  write: '写评价',
  change: '修改评价',
  save: '发布',
  saving: '正在发布…',
  somebody: '匿名',
  more: '显示更多评价',
  moreFailed: '无法加载更多评价。',
  failed: (reason) => `无法发布你的评价。${reason}`,
  date: formats.date,
};
