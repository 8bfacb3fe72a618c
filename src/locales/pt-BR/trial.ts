import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) => `${name} é um personagem de IA, não uma pessoa. As respostas aqui são textos preparados.`,
  left: (count) =>
    formats.count(count, {
      one: 'Resta # mensagem',
      many: 'Restam # de mensagens',
      other: 'Restam # mensagens',
    }),
  stored: 'Esta conversa fica neste navegador por um dia. Com uma conta, você a mantém e continua.',
  create: 'Criar uma conta',
  over: 'Essa foi a última mensagem sem conta. Crie uma para continuar. Esta conversa vai com você.',
  privacy: 'Sua data de nascimento é só verificada, não é guardada.',
  failed: 'Não foi possível abrir esta conversa',
  missing: { title: 'Personagem não encontrado', text: 'Talvez este personagem não exista mais.' },
  importing: 'Passando sua conversa para a sua conta…',
  offer: {
    text: (name) => `Você conversou com ${name} antes de entrar.`,
    add: 'Adicionar às minhas conversas',
    dismiss: 'Agora não',
  },
};
