import type { TranslatedTexts } from './texts.ts';

export const zhCN: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `确认你在 ${product} 的邮箱`,
    paragraphs: [
      '你好，',
      `有人用这个邮箱注册了 ${product}。如果是你本人，请打开下面的链接并确认。链接 24 小时内有效。`,
      origin,
      '如果不是你本人，请忽略这封邮件：没有你的确认，不会创建账号。',
    ],
    link: '确认这个邮箱',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `你在 ${product} 已有账号`,
    paragraphs: [
      '你好，',
      `有人试图用这个邮箱注册 ${product}，但它已有账号。如果是你本人，请用以前的方式登录。`,
      origin,
      '如果不是你本人，请忽略这封邮件：你的账号没有变化。',
    ],
    link: `打开 ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `你的 ${product} 密码已移除`,
    paragraphs: [
      '你好，',
      `你用 ${provider} 登录了 ${product}。我们无法确定这个账号以前的密码是你设置的，因此移除了该密码，并退出了其他所有设备上的登录。`,
      '你可以在个人资料中设置新密码。',
    ],
    link: `打开 ${product}`,
  }),
  origin: {
    time: '时间',
    browser: '浏览器',
    network: '网络',
    on: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '未知',
  },
  refusals: {
    'login expired': '登录已过期',
    'server error': '服务器错误',
    'Too many tries. Please wait # seconds and try again.': '尝试次数过多。请等待 # 秒后重试。',
    'Too many tries. Please wait # minutes and try again.': '尝试次数过多。请等待 # 分钟后重试。',
    'Too many people are signing in right now. Please try again.': '现在登录的人太多了，请重试。',
    'The service is temporarily unavailable. Please try again in a moment.': '服务暂时不可用，请稍后重试。',
    'The server is stopping. Please try again in a moment.': '服务器正在停止，请稍后重试。',
    'Incorrect email or password.': '邮箱或密码错误。',
    'This is not your current password.': '这不是你当前的密码。',
    'Please sign out and in again first, so that we know it is you.':
      '请先退出再登录一次，以便我们确认是你本人。',
    'This password is too easy to guess. Please choose another one.': '这个密码太容易被别人猜到，请换一个。',
    'Please choose a password of at least # characters.': '请选择至少 # 个字符的密码。',
    'Please choose a password of at most # characters.': '请选择不超过 # 个字符的密码。',
    'Please enter a valid email address.': '请输入有效的邮箱地址。',
    'This address already has an account. Please sign in.': '这个邮箱已有账号，请登录。',
    'This link no longer works. Please sign up again to get a new one.':
      '这个链接已失效。请重新注册以获取新链接。',
    'Please enter the password of this sign-up.': '请输入这次注册的密码。',
    'This is not the password of this sign-up.': '这不是这次注册的密码。',
    'Too many emails were requested. Please try again in # minutes.': '请求的邮件过多。请在 # 分钟后重试。',
    'Too many emails were requested. Please try again in # hours.': '请求的邮件过多。请在 # 小时后重试。',
    'No mail can be delivered to this address. Please check it.': '无法向这个邮箱投递邮件，请检查。',
    'The mail could not be sent. Please try again in a few minutes.': '邮件没有发送成功。请几分钟后重试。',
    'You are out of credits. Your message is saved.': '点数已用完。你的消息已保存。',
    'A reply is still being written. Wait for it to finish, or stop it.':
      '还有一条回复正在写。请等它结束，或停止它。',
    'The reply could not be stopped yet. Please try again.': '回复暂时无法停止，请重试。',
    'Write something first.': '先写点什么吧。',
    'Please write this on one line, without special characters.': '请写在一行内，不要使用特殊字符。',
    'Please give the persona a name.': '请给身份起个名字。',
    'Please enter your date of birth first.': '请先填写你的出生日期。',
    'This date does not exist. Please check the day, month, and year.': '没有这一天。请检查年月日。',
    'You are not old enough to chat yet.': '你还没到可以聊天的年龄。',
    'Mature content is turned off. You can turn it on in your profile.':
      '成人内容已关闭。你可以在资料页开启。',
    'Sexual content involving anyone under 18 is not allowed.': '禁止任何涉及未满 18 岁者的色情内容。',
    'You blocked this mate. Unblock it in your profile to write again.':
      '你屏蔽了这位伙伴。要再次发消息，请在资料页取消屏蔽。',
    'There is no such conversation.': '没有这段对话。',
    'There is no such mate.': '没有这位伙伴。',
    'There is no such creator.': '没有这位创作者。',
    'There is no such message.': '没有这条消息。',
    'There is no such persona.': '没有这个身份。',
    'There is no such package.': '没有这个套餐。',
    'There is no such order.': '没有这笔订单。',
    'This mate is no longer available. You can still read this chat.':
      '这位伙伴已不可用。你仍可阅读这个聊天。',
    'This conversation was deleted.': '这段对话已删除。',
    'You do not have enough gold coins.': '金币不足。',
    'Purchases are not available here.': '这里无法购买。',
    'This order is already complete. Please start a new one.': '这笔订单已完成，请重新下单。',
    'This order was started with another package. Please start a new one.':
      '这笔订单是用另一个套餐开始的，请重新开始。',
    'The balance changed at the same moment. Please try again.': '余额在同一时刻发生了变化，请重试。',
    'The payment provider is not responding. Please try again in a moment.':
      '支付服务商没有响应，请稍后重试。',
    'No suggestions this time. Please try again.': '这次没有建议，请重试。',
    'No suggestion this time. Try again, or rephrase your idea.': '这次没有建议。请重试，或换种说法。',
    'The request is too large.': '请求过大。',
    'This is not available here yet.': '这里暂未提供此功能。',
    'The reply cannot be read right now. Please try again.': '暂时无法读取回复，请重试。',
    'The companion took too long.': '伙伴的响应时间过长。',
    'The companion had no usable suggestion.': '伙伴没有可用的建议。',
    'This companion does not suggest replies.': '这位伙伴不提供回复建议。',
    'There is no such reply.': '没有这条回复。',
    'Every mate is an adult.': '每位伙伴都是成年人。',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      '每位伙伴都是成年人。请去掉让这位显得未满 18 岁的内容。',
    'Please give the mate a tag.': '请给伙伴加一个标签。',
    'Please write one tag at a time.': '请一次只写一个标签。',
    'Please write this without special characters.': '请不要使用特殊字符。',
    'This date is in the future. Please check the year.': '这个日期在未来。请检查年份。',
    'This date is too far in the past. Please check the year.': '时间太久远了。请检查年份。',
    'Mature content is for adults who have confirmed their age.': '成人内容仅面向已确认年龄的成年人。',
    'You have reached the limit of # conversations. Delete one to start another.':
      '你已有 # 个对话，已达上限。请删除一个再开始新的。',
    'You have reached the limit of # favorites. Remove one to add another.':
      '你已有 # 个收藏，已达上限。请移除一个再添加。',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      '你已关注 # 位创作者，已达上限。请取消关注一位再关注其他人。',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      '你已屏蔽 # 个伙伴，已达上限。请解除一个再屏蔽其他伙伴。',
    'You have reached the limit of # personas. Delete one to create another.':
      '你已有 # 个身份，已达上限。请删除一个再新建。',
    'You have reached the limit of # mates. Delete one to create another.':
      '你已有 # 个伙伴，已达上限。请删除一个再新建。',
  },
};
