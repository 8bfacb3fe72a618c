import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: '导入多张角色卡',
  tag: '导入',
  text: (most) =>
    `一次最多选择 ${formats.number(most)} 张角色卡（JSON、PNG 或 CHARX），也可以拖到这里。每张都会成为只有你能看到的伙伴。角色卡引用的外部内容一律不加载。`,
  choose: '选择文件',
  notReceived: '无法接收你分享的文件。请在此处选择文件。',
  folder: '选择文件夹',
  chosen: (count) => `文件数：${formats.number(count)}`,
  surplus: (count, most) =>
    `所选文件超过 ${formats.number(most)} 个，未导入：${formats.number(count)} 个。请稍后再导入。`,
  age: '角色卡未注明时的年龄',
  ageHint: '每位伙伴都是成年人：18 岁或以上。',
  pictures: '将卡片的图片用作头像。图片中是成年角色，并且我有权使用。',
  start: '全部导入',
  stop: '停止',
  resume: '继续',
  retryFailed: '重试失败的文件',
  progress: (done, total) => `已处理 ${formats.number(done)} / ${formats.number(total)} 个文件`,
  paused: (count) => `已暂停。剩余文件：${formats.number(count)}。`,
  finished: '导入完成。',
  tally: {
    imported: (count) => `已导入：${formats.number(count)}`,
    duplicate: (count) => `已存在：${formats.number(count)}`,
    refused: (count) => `未导入：${formats.number(count)}`,
    failed: (count) => `失败：${formats.number(count)}`,
  },
  report: '报告',
  waiting: '等待中',
  running: '正在导入…',
  again: (mate) => `你已有由这张卡创建的 ${mate}。`,
  repeat: '仍然导入',
  refusal: {
    name: '角色卡没有名字。',
    minor: '这张卡的伙伴未满 18 岁。每位伙伴都是成年人。',
    invalid: '这张卡的文字含有不允许的内容。',
  },
  added: (fields) => `已补全，请检查：${fields.join('、')}。`,
  kept: (assets) => `文件内含以下内容，已保存供导出，但不显示：${assets.join('、')}。`,
  notKept: (assets) => `文件内含以下内容，但太大无法保存，请保留原文件：${assets.join('、')}。`,
  remote: (count) => `其他服务器上的图片，未加载：${formats.number(count)}。`,
  missing: (count) => `文件中缺少的图片：${formats.number(count)}。`,
  assets: {
    icon: (count) => `头像：${formats.number(count)}`,
    emotion: (count) => `表情：${formats.number(count)}`,
    background: (count) => `背景：${formats.number(count)}`,
    user_icon: (count) => `你的头像：${formats.number(count)}`,
    other: (count) => `其他文件：${formats.number(count)}`,
  },
};
