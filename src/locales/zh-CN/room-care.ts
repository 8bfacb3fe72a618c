import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `希望${mate}记住的事`,
    label: '本次对话的备注',
    hint: '只用于这段对话，从你的下一条消息起生效。可以留空。',
    save: '保存备注',
    saving: '正在保存…',
    saved: '备注已保存。',
    loading: '正在加载备注',
    failed: '备注没有加载出来。',
    again: '重试',
  },
  data: {
    title: '这段对话',
    text: '保存一份副本，或将其删除。',
    json: '下载为 JSON',
    markdown: '下载为文本',
    busy: '正在准备…',
    remove: '删除这段对话',
  },
  confirm: {
    title: (mate) => `删除与${mate}的聊天？`,
    text: '它会立即消失，一分钟后永久删除。在此之前可以在聊天列表中恢复。',
    final: '它会立即永久删除，任何人都无法恢复。',
    yes: '删除聊天',
    no: '保留',
    busy: '正在删除…',
  },
  removed: (mate) => `与${mate}的聊天已删除。`,
  undo: '撤销',
  undoOf: (mate) => `恢复与${mate}的聊天`,
  undone: '聊天已恢复。',
  failed: (reason) => `没有成功。${reason}`,
  copy: { notes: '备注', you: '你' },
};
