import type { Messages } from '../../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Crie sua conta',
    subtitle: 'Que bom ter você aqui! Preencha os dados para começar.',
    question: 'Já tem uma conta?',
    switch: 'Entrar',
  },
  signIn: {
    title: (product) => `Entre no ${product}`,
    subtitle: 'Que bom ver você de novo! Entre para continuar',
    question: 'Ainda não tem conta?',
    switch: 'Criar conta',
  },
  google: 'Continuar com o Google',
  discord: 'Continuar com o Discord',
  or: 'ou',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres',
  forgot: 'Esqueceu sua senha?',
  submit: 'Continuar',
  busy: 'Um momento…',
  passkey: {
    choose: 'Entrar com uma chave de acesso',
    prompt: 'Siga as etapas do navegador…',
    problems: {
      canceled: 'Nenhuma chave de acesso foi usada. Tente de novo ou escolha outra forma.',
      timedOut: 'Demorou demais. Tente de novo.',
      duplicate: 'Este dispositivo já tem uma chave de acesso da sua conta.',
      unsupported:
        'Este navegador não pode usar chaves de acesso neste endereço. Tente outro navegador ou dispositivo.',
    },
  },
};
