import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: '语言模型',
  loading: (name) => `正在加载 ${name}…`,
  reading: (tokens) => `正在读取 ${formats.number(tokens)} 个 token…`,
  swapped: (name) => `从现在起由另一个语言模型回复：${name}。`,
  cut: (tokens) =>
    `语言模型只读取了这个聊天的最后 ${formats.number(tokens)} 个 token。从现在起发送给它的内容会更少。要让它记住更多，请用更大的上下文加载它。`,
  dismiss: '关闭',
  problems: {
    gone: '无法连接语言模型。请检查它的程序是否正在运行本服务器的电脑上运行。',
    missing: '运行语言模型的程序没有这个模型。请检查它列出了哪些模型。',
  },
  states: {
    unknown: '尚不清楚',
    loading: '正在加载',
    reading: '正在读取聊天',
    ready: '已加载：正在回答',
    gone: '无法连接',
  },
  events: {
    'xstate.init': '聊天已打开。',
    'model.loading': '服务器表示模型正在加载。',
    'model.reading': '服务器表示模型正在读取。',
    'model.answered': '模型正在回答。',
    'model.gone': '无法连接模型。',
    'model.swapped': '现在由另一个模型回复。',
    'model.cut': '模型只读取了聊天的末尾。',
    'notice.dismiss': '你关闭了提示。',
    'stream.model': '服务器表示语言模型正在做什么。',
    'model.asked': '服务器收到了消息，并向模型提问。',
  },
};
