import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: '名字',
  tagline: '一句话介绍',
  age: '年龄',
  pronouns: '代词',
  place: '地点',
  who: '故事',
  likes: '喜好',
  tags: '标签',
  manner: '说话方式',
  voice: '语气',
  greeting: '开场白',
  scene: '场景',
  craft: '高级设置',
  look: '外貌',
  rating: '适合人群',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join('、'),
  title: '更改记录',
  day: (time) => formats.longDate(time),
  notice: {
    name: '伙伴有更改',
    text: (name, time) => `创作者于${formats.longDate(time)}更改了${name}。`,
    what: (list) => `更改内容：${list}。`,
    kept: '此聊天继续使用之前的版本。',
    dismiss: '关闭',
  },
};
