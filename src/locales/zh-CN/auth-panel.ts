import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: '创建你的账号',
    subtitle: '欢迎！填写以下信息即可开始。',
    question: '已经有账号了？',
  },
  signIn: {
    title: (product) => `登录 ${product}`,
    subtitle: '欢迎回来！请登录后继续。',
    question: '还没有账号？',
    switch: '注册',
  },
  google: '使用 Google 继续',
  discord: '使用 Discord 继续',
  missing: '这里不支持',
  or: '或',
  email: '邮箱',
  password: '密码',
  passwordHint: '至少 8 个字符',
  forgot: '忘记密码？',
  submit: '继续',
  busy: '请稍候…',
  noMail: {
    title: '你的链接已生成',
    printed: '此服务器不发送邮件。链接显示在运行服务器的终端中。',
    stored: '此服务器不发送邮件。运营者可以在“outbox”文件夹中找到你的链接。',
  },
  secondStep: {
    title: '确认是你本人',
    text: '你的账号还要求通行密钥。',
    hidden: '这个浏览器无法在本站使用通行密钥。请使用恢复代码。',
    useCode: '改用恢复代码',
    usePasskey: '改用通行密钥',
    codeText: '请输入你保存的一个恢复代码。每个代码只能使用一次。',
    code: '恢复代码',
    expired: '这次登录已过期',
    expiredText: '为了你的安全，请重新登录。',
    again: '重新登录',
  },
  passkey: {
    choose: '用通行密钥登录',
    prompt: '请按照浏览器的提示操作…',
    problems: {
      canceled: '没有使用通行密钥。请重试，或选择其他方式。',
      timedOut: '等待时间过长。请重试。',
      duplicate: '这台设备上已有你账号的通行密钥。',
      unsupported: '这个浏览器无法在本站使用通行密钥。请换一个浏览器或设备。',
    },
  },
};
