import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const components: Messages['components'] = {
  close: '关闭',
  clear: (field) => `清空${field}`,
  retry: '重试',
  cancel: '取消',
  remove: (name) => `删除${name}`,
  edit: (name) => `编辑${name}`,
  name: '名字',
  findMate: '寻找伙伴',
  more: '显示更多',
  preparing: '正在准备…',
  you: '你',
  sending: '正在发送…',
  stop: '停止',
  undo: '撤销',
  saving: '正在保存…',
  save: '保存',
  loading: '正在加载…',
  deleting: '正在删除…',
  stopWaiting: '不再等待',
  chatWith: (name) => `和${name}聊天`,
  quoted: (text) => `“${text}”`,
  slow: '比平时慢一些，我们还在尝试。',
  compact: formats.compact,
  chats: (count) => formats.count(count, { other: '# 次对话' }, formats.compact(count)),
};
