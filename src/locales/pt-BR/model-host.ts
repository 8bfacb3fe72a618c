import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: 'O modelo de linguagem',
  loading: (name) => `Carregando ${name}…`,
  reading: (tokens) => `Lendo ${formats.number(tokens)} tokens…`,
  swapped: (name) => `A partir de agora, outro modelo de linguagem escreve: ${name}.`,
  cut: (tokens) =>
    `O modelo de linguagem leu só os últimos ${formats.number(tokens)} tokens desta conversa. A partir de agora ele recebe menos. Para ele lembrar mais, carregue-o com um contexto maior.`,
  dismiss: 'Fechar',
  problems: {
    gone: 'Não foi possível acessar o modelo de linguagem. Verifique se o programa dele está em execução no computador em que este servidor roda.',
    missing:
      'O programa que executa o modelo de linguagem não tem esse modelo. Verifique quais modelos ele lista.',
  },
  states: {
    unknown: 'Ainda não se sabe nada',
    loading: 'Sendo carregado',
    reading: 'Lendo a conversa',
    ready: 'Carregado: responde',
    gone: 'Inacessível',
  },
  events: {
    'xstate.init': 'A conversa foi aberta.',
    'model.loading': 'O servidor avisa que o modelo está sendo carregado.',
    'model.reading': 'O servidor avisa que o modelo está lendo.',
    'model.answered': 'O modelo responde.',
    'model.gone': 'Não foi possível acessar o modelo.',
    'model.swapped': 'Agora outro modelo escreve.',
    'model.cut': 'O modelo leu só o fim da conversa.',
    'notice.dismiss': 'Você fechou o aviso.',
    'stream.model': 'O servidor avisa o que o modelo de linguagem está fazendo.',
    'model.asked': 'O servidor tem a mensagem e pergunta ao modelo.',
  },
};
