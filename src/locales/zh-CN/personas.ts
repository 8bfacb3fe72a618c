import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: '关于此聊天',
  titleIn: (mate) => `你和${mate}聊天的身份`,
  back: '返回',
  loading: '正在加载你的身份',
  failed: '无法加载你的身份',
  intro: '身份决定伙伴对你的了解。没有另选时，使用默认身份。',
  introIn: (mate) => `选择你在此聊天中的身份。从你的下一条消息起，${mate}就会知道。`,
  defaultOf: (name) => (name === null ? '不使用身份' : `默认（${name}）`),
  list: '你的身份',
  empty: {
    title: '还没有身份',
    text: '创建一个，让伙伴知道在和谁聊天。',
  },
  add: '新建身份',
  isDefault: '默认',
  makeDefault: '设为默认',
  makeDefaultOf: (name) => `将${name}设为默认`,
  form: {
    edit: '编辑身份',
    pronouns: '人称代词',
    pronounsHint: '选填。例如：她、他。',
    about: '关于你',
    aboutHint: '选填。希望伙伴了解的事。',
  },
  confirm: {
    title: (name) => `删除${name}？`,
    text: '使用此身份的聊天将改用默认身份。',
    confirm: '删除身份',
  },
  saved: '身份已保存。',
  deleted: '身份已删除。',
};
