import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('pt-BR');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Confira seu e-mail',
  sentTo: (email) =>
    `Enviamos um link para ${email}. Abra-o e confirme seu endereço. Esta página continua automaticamente.`,
  sent: 'Enviamos um link para você. Abra-o e confirme seu endereço. Esta página continua automaticamente.',
  waiting: 'Esperando sua confirmação',
  paused: 'Em pausa enquanto você está fora. Continua quando você voltar.',
  hint: 'Não encontrou? Confira a pasta de spam.',
  resend: 'Enviar de novo',
  sentAgain: {
    delivered: 'Enviamos um novo link para você.',
    printed: 'Seu novo link aparece no terminal em que o servidor está rodando.',
    stored: 'O operador encontra seu novo link na pasta “outbox”.',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? `Reenviar em ${formats.number(seconds)} s`
      : `Reenviar em ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'Usar outro endereço',
  lookAgain: 'Verificar de novo',
  stopped: {
    title: 'Paramos de verificar',
    text: 'Seu link ainda funciona. Abra-o e depois verifique de novo ou entre.',
  },
  expired: {
    text: 'Dez minutos se passaram. O link talvez ainda funcione: abra-o e verifique de novo, ou peça um novo.',
  },
  nothing: {
    title: 'Não há nada para confirmar',
    text: 'Abra de novo seu link ou crie uma conta.',
    signUp: 'Criar uma conta',
  },
  linkOpened: {
    title: 'Confirme seu e-mail',
    text: 'Falta só um passo para sua conta.',
    confirm: 'Confirmar meu e-mail',
    notYou:
      'Não se cadastrou? Alguém usou seu endereço. Feche esta página: sem sua confirmação, nenhuma conta é criada.',
  },
  confirming: { title: 'Confirmando seu endereço', text: 'Um momento.' },
  passwordRequired: {
    title: 'Digite a senha deste cadastro',
    text: 'O cadastro foi feito em outro navegador. Digite a senha escolhida lá.',
    submit: 'Confirmar e entrar',
    checking: 'Verificando…',
    notYou:
      'Alguém usou seu endereço para se cadastrar. Se não foi você, feche esta página: sem esta senha, nenhuma conta é criada.',
    ownAccount: 'Criar minha própria conta',
  },
  confirmed: {
    title: 'Seu endereço está confirmado',
    signIn: 'Agora você pode entrar.',
    signedIn: 'Você entrou.',
    signingIn: 'Entrando…',
  },
  addressTaken: {
    title: 'Este endereço já tem uma conta',
    text: 'Entre para continuar. Se você não se cadastrou de novo, não há nada a fazer.',
  },
  linkExpired: {
    title: 'Este link expirou',
    text: 'Os links valem por 24 horas. Cadastre-se de novo para receber outro.',
  },
  rejected: { title: 'Não foi possível confirmar seu endereço' },
};
