import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: '搜索你的聊天',
  fieldWith: (name) => `搜索与${name}的聊天`,
  only: (mate) => `仅限与${mate}的聊天`,
  everywhere: '搜索所有聊天',
  results: '找到的消息',
  searching: '正在搜索',
  all: (shown) => formats.count(shown, { other: '# 条消息' }),
  first: (shown) => formats.count(shown, { other: '最新的 # 条消息' }),
  moreFailed: '无法加载更多消息。',
  failed: '无法搜索你的聊天',
  pinned: '仅置顶消息',
  noPins: { title: '没有置顶消息', text: '在消息菜单中置顶后，会显示在这里。' },
  none: { title: '没有找到消息', text: '试试更少或不同的词。' },
  hits: { older: '较早的结果', newer: '较新的结果', failed: '无法加载这条消息。' },
};
