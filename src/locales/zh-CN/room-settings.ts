import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: '本次对话的名称',
    label: '名称',
    hint: '选填。显示在最近的聊天和对话上方。',
    save: '保存名称',
    saved: '名称已保存。',
  },
  scene: '故事的开头',
  notes: {
    title: (mate) => `希望${mate}记住的事`,
    label: '本次对话的备注',
    hint: '选填。只用于这段对话，从你的下一条消息起生效。',
    save: '保存备注',
    saved: '备注已保存。',
    unsaved: '尚未保存',
    loading: '正在加载备注',
    failed: '无法加载备注。',
  },
  data: {
    title: '这段对话',
    text: '下载副本，或将其删除。JSON 文件还包含消息的所有其他版本。',
    search: '搜索这段对话',
    json: '下载为 JSON',
    markdown: '下载为文本',
    remove: '删除这段对话',
  },
  links: { title: '关联的聊天', origin: '接续自', copy: '延续到' },
  confirm: {
    title: (mate) => `删除与${mate}的聊天？`,
    final: '聊天将被永久删除，无法撤销。',
    confirm: '删除聊天',
  },
  removed: (mate) => `与${mate}的聊天已删除。`,
  deleted: '聊天已删除。',
  undoOf: (mate) => `恢复与${mate}的聊天`,
  undone: '聊天已恢复。',
  failed: (reason) => `没有成功。${reason}`,
  copy: { notes: '备注', you: '你' },
};
