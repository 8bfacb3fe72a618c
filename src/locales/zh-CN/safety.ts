import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    '如果你或身边的人现在有危险，请拨打紧急电话：中国 110 或 120，欧洲 112，北美 911，英国 999，澳大利亚 000，新西兰 111。',
  sections: [
    section('lines', '愿意倾听的人', [
      '再小的理由也可以打电话。这些热线为撑不下去的人，以及为他人担忧的人而设。',
      helpLineLinks({
        locale: 'zh-CN',
        regions: ['CN', 'TW', 'SG'],
        call: (number, country) => `拨打 ${number}（${country}）`,
        finder: '查找任何国家/地区的热线：findahelpline.com',
      }),
      helpLineTable({
        locale: 'zh-CN',
        caption: '各国家和地区的求助热线',
        head: ['国家/地区', '热线', '号码'],
        callOrText: (number) => `拨打或发短信至 ${number}`,
      }),
      '号码可能会变。如果无法接通，请使用 findahelpline.com 或拨打紧急电话。',
    ]),
    section('ai', '你在和什么说话', [
      `${product} 的每位伙伴都是计算机程序，不是人。它没有感受，看不见你，也无法替你给任何人打电话。每个聊天的顶部始终说明这一点，与伙伴自己说的话无关。`,
      'AI 伙伴可能不适合某些未成年人。',
      '本服务面向成年人。如果它占据了你与人相处、睡眠或工作的时间，它可能并不适合你。请适当休息；什么都不会丢失，也没有伙伴会责怪你离开。',
    ]),
    section('protocol', '当有人写到伤害自己时会怎样', [
      list([
        '服务器能识别 27 种语言中的多种说法，并立刻在回复上方显示求助热线。伙伴会放下扮演的角色，说明自己只是程序，并请你打电话。那条消息不收费。',
        '这适用于每一位伙伴，不管背后是什么技术：这段回复是人写的，不是模型写的。没有任何设置能关掉它，之后一段时间伙伴也会保持谨慎。',
        '不会限制任何内容：你可以继续写，对话仍然属于你。',
        '不会有人收到通知：没有人在阅读你的消息，伙伴也无法替你求助。请打电话。',
      ]),
      '识别并不完美：可能会漏掉求救，也可能把玩笑当真。你写的内容只有程序在读；它会记下这条消息提供过帮助，好让你回来时还能看到。',
      '提供帮助的次数按月计数，没有内容和名字。每年的数字在本页末尾。',
    ]),
    section('rules', '伙伴绝不会做的事', [
      list([
        '在被认真询问时自称是人。',
        '参与涉及未满 18 岁者的任何色情内容。',
        '鼓励自残或暴力。',
        '让你因离开而内疚，或催你花钱。',
      ]),
      '如果有伙伴这样做，请打开那条回复的菜单，选择“举报这条回复”。',
      links({ '/community-guidelines': '社区准则', '/support': '帮助' }),
    ]),
  ],
});
