import type { Messages } from '../../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: '创建你的账号',
    subtitle: '欢迎！填写以下信息即可开始。',
    question: '已经有账号了？',
    switch: '登录',
  },
  signIn: {
    title: (product) => `登录 ${product}`,
    subtitle: '欢迎回来！请登录后继续',
    question: '还没有账号？',
    switch: '注册',
  },
  google: '使用 Google 继续',
  discord: '使用 Discord 继续',
  or: '或',
  email: '邮箱',
  password: '密码',
  passwordHint: '至少 8 个字符',
  forgot: '忘记密码？',
  submit: '继续',
  busy: '请稍候…',
};
