import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const emailChange: Messages['emailChange'] = {
  loading: 'Carregando as configurações de e-mail',
  failed: 'Não foi possível carregar as configurações de e-mail',
  text: 'Você entra com este endereço, que também recebe links para criar uma nova senha.',
  form: {
    text: 'Você vai receber um link para o novo endereço e outro para o atual. A mudança vale quando você tiver aberto os dois.',
    email: 'Novo e-mail',
    submit: 'Enviar links',
  },
  pending: {
    text: (time) => `Enviamos dois e-mails. Abra o link de cada um até as ${formats.clock(time)}.`,
    noMail: {
      printed: (time) =>
        `Este servidor não envia e-mails. Os dois links aparecem no terminal em que ele está rodando. Abra-os até as ${formats.clock(time)}.`,
      stored: (time) =>
        `Este servidor não envia e-mails. O operador encontra os dois links na pasta “outbox”. Abra-os até as ${formats.clock(time)}.`,
    },
    confirmed: 'confirmado',
    open: 'ainda não confirmado',
    note: 'Mantenha a sessão aberta aqui até lá. Quando o endereço mudar, todos os outros navegadores saem da conta.',
    cancel: 'Cancelar a mudança',
    canceling: 'Cancelando…',
  },
  link: {
    title: 'Confirmar o novo e-mail?',
    old: 'Alguém com a sessão aberta na sua conta pediu para mudar o endereço dela. Confirme se foi você. Se não, cancele a mudança.',
    new: 'Confirme que este endereço é seu. Seu endereço atual também precisa confirmar a mudança.',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    reject: 'Não fui eu: cancelar',
    passwordRequired: {
      title: 'Digite a senha da sua conta',
      text: 'A alteração não foi pedida neste navegador. Digite a senha da conta cujo endereço vai mudar.',
      notYou:
        'Não foi você que pediu? Alguém digitou seu endereço. Feche esta página: sem esta senha, nada muda.',
    },
    confirmed: {
      title: 'Falta uma confirmação',
      text: 'Agora abra o link do seu outro endereço.',
    },
    changed: {
      title: 'Seu e-mail mudou',
      text: 'A partir de agora, entre com o novo endereço. Todos os outros navegadores saíram da conta.',
    },
    canceled: {
      title: 'A mudança foi cancelada',
      text: 'Seu endereço continua o mesmo. Se outra pessoa pediu a mudança, mude sua senha agora.',
    },
    expired: {
      title: 'Este link não funciona mais',
      text: 'Os links funcionam por 30 minutos e só enquanto sua sessão continua aberta onde pediu a mudança.',
    },
    profile: 'Ir para o seu perfil',
  },
};
