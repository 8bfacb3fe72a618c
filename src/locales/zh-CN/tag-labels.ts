import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: '音乐',
  'late night': '深夜',
  warm: '温暖',
  strategy: '策略',
  'dry wit': '冷幽默',
  'study buddy': '学习搭子',
  cooking: '烹饪',
  gentle: '温柔',
  stargazing: '观星',
  adventure: '冒险',
  wry: '诙谐',
  storyteller: '讲故事',
  calm: '平静',
  books: '书籍',
  playful: '俏皮',
  nature: '自然',
  fantasy: '奇幻',
  mystery: '悬疑',
  curious: '好奇',
  sharp: '犀利',
};
