import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Crie sua conta',
    subtitle: 'Que bom ter você aqui! Preencha os dados para começar.',
    question: 'Já tem uma conta?',
  },
  signIn: {
    title: (product) => `Entre no ${product}`,
    subtitle: 'Que bom ver você de novo! Entre para continuar',
    question: 'Ainda não tem conta?',
    switch: 'Criar conta',
  },
  google: 'Continuar com o Google',
  discord: 'Continuar com o Discord',
  missing: 'Indisponível aqui',
  or: 'ou',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres',
  forgot: 'Esqueceu sua senha?',
  submit: 'Continuar',
  busy: 'Um momento…',
  noMail: {
    title: 'Seu link está pronto',
    printed: 'Este servidor não envia e-mails. Seu link aparece no terminal em que ele está rodando.',
    stored: 'Este servidor não envia e-mails. O operador encontra seu link na pasta “outbox”.',
  },
  secondStep: {
    title: 'Confirme que é você',
    text: 'Sua conta também pede uma chave de acesso.',
    hidden: 'Este navegador não pode usar chaves de acesso neste site. Use um código de recuperação.',
    useCode: 'Usar um código de recuperação',
    usePasskey: 'Usar uma chave de acesso',
    codeText: 'Digite um dos códigos de recuperação que você salvou. Cada um funciona uma única vez.',
    code: 'Código de recuperação',
    expired: 'Este login expirou',
    expiredText: 'Para sua segurança, entre de novo.',
    again: 'Entrar de novo',
  },
  passkey: {
    choose: 'Entrar com uma chave de acesso',
    prompt: 'Siga as etapas do navegador…',
    problems: {
      canceled: 'Nenhuma chave de acesso foi usada. Tente de novo ou escolha outra forma.',
      timedOut: 'Demorou demais. Tente de novo.',
      duplicate: 'Este dispositivo já tem uma chave de acesso da sua conta.',
      unsupported:
        'Este navegador não pode usar chaves de acesso neste site. Tente outro navegador ou dispositivo.',
    },
  },
};
