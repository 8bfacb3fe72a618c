import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: '前往',
  label: '搜索页面、聊天和伙伴',
  placeholder: '页面、聊天或伙伴',
  pages: '页面',
  mates: '伙伴',
  count: (results) => formats.count(results, { other: '# 条结果' }),
  none: '没有结果',
  failed: '部分结果无法加载。',
  shortcuts: {
    title: '键盘快捷键',
    everywhere: '所有页面',
    composer: '在消息输入框中',
    lists: '在菜单和列表中',
    palette: '前往页面、聊天或伙伴',
    shortcuts: '显示键盘快捷键',
    close: '关闭对话框或菜单',
    send: '发送消息',
    line: '换行',
    edit: '编辑自己的上一条消息（输入框为空时）',
    recall: '浏览以前发送的内容（输入框为空时）',
    stop: '停止回复或取消编辑',
    move: '移到上一项或下一项',
    ends: '移到第一项或最后一项',
    version: '显示上一个或下一个版本（焦点在其按钮上时）',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
};
