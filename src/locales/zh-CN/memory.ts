import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? '你的伙伴记得的事' : components.remembers(mate)),
  intro: '记忆会用在回复里。你可以更正，也可以让其被忘掉。',
  back: '返回',
  loading: '正在加载记忆',
  failed: '无法加载记忆',
  empty: { title: '还没有内容', text: '你讲过的关于自己的事，以及一起定下的计划，会显示在这里。' },
  none: { title: '没有找到', text: '换个词试试。' },
  missing: { title: '没有选择伙伴', text: '请从伙伴页面或聊天中打开此页。' },
  search: '搜索记忆',
  found: (count) => formats.count(count, { other: '找到 # 条' }),
  room: { title: '在这个聊天里记住事情', note: '关闭后，这里不会记住新的内容，回复也不会用到记忆。' },
  groups: {
    you: '关于你',
    mate: (mate) => (mate === null ? '关于你的伙伴' : `关于${mate}`),
    plan: '计划和承诺',
    story: '这个聊天里的故事',
    stories: '各个聊天里的故事',
    past: '已不属实',
  },
  since: (time) => `自${formats.date(time)}起不再属实`,
  said: (time) => `来自你${formats.date(time)}的消息`,
  written: (time) => `由你写于${formats.date(time)}`,
  pin: '置顶，始终使用',
  unpin: '取消置顶',
  correct: '更正',
  end: '不再属实',
  renew: '又属实了',
  forget: '忘掉',
  forgotten: '已忘掉。',
  add: '添加内容',
  form: { kind: '关于什么', text: '要记住的内容', hint: '一句简短的话。' },
  saved: '已保存。',
};
