import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'Digite o e-mail da sua conta. Você vai receber um link para escolher uma nova senha.',
    submit: 'Enviar link',
  },
  sent: {
    title: 'Confira seu e-mail',
    text: (email) =>
      `Enviamos um e-mail para ${email}. O link funciona por 30 minutos. Não encontrou? Confira a pasta de spam.`,
    again: 'Tentar outro endereço ou enviar de novo',
  },
  choosing: {
    title: 'Escolha uma nova senha',
    text: 'Você vai sair de todos os outros dispositivos.',
    submit: 'Salvar e entrar',
  },
  opening: { loading: 'Verificando seu link', failed: 'Não foi possível verificar seu link' },
  passkeys: {
    title: 'Chaves de acesso que podem entrar',
    text: 'Marque as que você não reconhece. Elas serão removidas ao salvar.',
    added: (time) => `adicionada em ${formats.date(time)}`,
  },
  expired: {
    title: 'Este link não vale mais',
    text: 'Os links funcionam uma única vez, por 30 minutos.',
    again: 'Pedir um novo link',
  },
  unsupported: {
    title: 'Não disponível aqui',
    text: 'Este servidor não pode enviar um link. Fale com o operador deste servidor para recuperar sua conta.',
  },
  changed: {
    title: 'Sua senha foi alterada',
    text: 'Para entrar, confirme com sua chave de acesso ou um código de recuperação.',
  },
  done: { title: 'Sua senha foi alterada', text: 'Você entrou na sua conta.' },
};
