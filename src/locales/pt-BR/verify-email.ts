import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Olhe seu e-mail',
  sentTo: (email) => `Enviamos um link para ${email}. Abra-o, e esta página continua sozinha.`,
  sent: 'Enviamos um link para você. Abra-o, e esta página continua sozinha.',
  waiting: 'Esperando você abrir o link',
  paused: 'Em pausa enquanto você está fora. Continua quando você voltar.',
  hint: 'Nada por lá? Olhe também no lixo eletrônico.',
  resend: 'Enviar de novo',
  resending: 'Enviando…',
  resendIn: (seconds) => `De novo em ${formats.number(seconds)} s`,
  stop: 'Parar de esperar',
  lookAgain: 'Olhar de novo',
  stopped: {
    title: 'Paramos de olhar',
    text: 'O link no e-mail ainda funciona. Abra-o e depois olhe de novo ou entre.',
  },
  expired: {
    title: 'Paramos de olhar',
    text: 'Dez minutos se passaram. O link talvez ainda funcione: abra-o e olhe de novo, ou peça um novo.',
  },
  nothing: {
    title: 'Não há nada para confirmar',
    text: 'Crie primeiro uma conta, e enviaremos um link.',
    signUp: 'Criar uma conta',
    signIn: 'Entrar',
  },
  confirming: { title: 'Confirmando seu endereço', text: 'Um momento.' },
  confirmed: {
    title: 'Seu endereço está confirmado',
    text: 'A página onde você criou a conta continua sozinha. Você pode fechar esta ou entrar aqui.',
    discover: 'Ir para Descobrir',
  },
  refused: { title: 'Este link não funcionou', fresh: 'Criar uma conta' },
};
