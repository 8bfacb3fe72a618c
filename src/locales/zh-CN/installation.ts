import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: '有新版本可用。',
    reload: '重新加载',
    pending: '正在重新加载…',
    dismiss: '以后再说',
  },
  version: (version: string) => `版本 ${version}`,
  title: '应用',
  install: {
    offer: (product) => `安装 ${product} 后，可在独立窗口中打开，并离线阅读最近的聊天。`,
    text: (product) => `从主屏幕或桌面打开${product}，在独立的窗口中使用。`,
    action: '安装',
    pending: '正在安装…',
    installed: '此设备已安装该应用。',
    ios: '要安装应用，请在 Safari 中轻点“共享”，再选择“添加到主屏幕”。',
  },
  copies: {
    label: '在此设备上保留最近的聊天',
    text: (rooms, messages) =>
      `最近 ${formats.number(rooms)} 个聊天（每个最多 ${formats.number(messages)} 条消息）可以离线阅读。退出登录时会删除。能访问此浏览器存储的人都可能看到。临时聊天不会保留。`,
  },
};
