import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: '名字、心情、地点或创作者',
  hotWords: '热门搜索',
  filters: '按标签筛选',
  creator: (name) => (name === null ? '某位创作者' : `创作者：${name}`),
  dropFilter: (filter) => `移除筛选：${filter}`,
  orderLabel: '排序',
  orders: {
    relevance: '最匹配',
    new: '最新',
    day: '今日热门',
    week: '本周热门',
    chats: '聊天最多',
  },
  visibleTo: { private: '仅你可见', unlisted: '仅拥有链接的人可见' },
  loading: '正在搜索',
  total: mates,
  corrected: (word) => `没有完全匹配的结果。以下是“${word}”的结果。`,
  moreFailed: '无法加载更多结果。',
  failed: '无法加载结果',
  none: {
    title: '没有结果',
    text: '试试更少或不同的词，例如名字、心情或地点。',
    narrowed: '移除筛选条件试试。',
    clear: '移除筛选',
  },
  categories: '全部标签',
  category: {
    title: '按标签浏览',
    text: '选一种心情或一个主题。',
    mates: (tag) => `带有“${tag}”标签的伙伴`,
    failed: '无法加载标签',
    empty: {
      title: '没有带此标签的伙伴',
      text: '这个标签可能已经不用了。',
    },
  },
};
