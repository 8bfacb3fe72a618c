import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'O que seu personagem lembra' : components.remembers(mate)),
  intro: 'As lembranças são usadas nas respostas. Você pode corrigi-las ou excluí-las.',
  back: 'Voltar',
  loading: 'Carregando lembranças',
  failed: 'Não foi possível carregar as lembranças',
  empty: {
    title: 'Nada ainda',
    text: 'O que você contar sobre você e o que planejarem juntos vai aparecer aqui.',
  },
  none: { title: 'Nada encontrado', text: 'Tente outras palavras.' },
  missing: {
    title: 'Nenhum personagem escolhido',
    text: 'Abra esta página a partir de um personagem ou de uma conversa.',
  },
  search: 'Buscar lembranças',
  found: (count) => formats.count(count, { one: '# encontrado', other: '# encontrados' }),
  room: {
    title: 'Lembrar de coisas nesta conversa',
    note: 'Enquanto estiver desativado, nada novo é lembrado aqui e as respostas não usam lembranças.',
  },
  groups: {
    you: 'Sobre você',
    mate: (mate) => (mate === null ? 'Sobre seu personagem' : `Sobre ${mate}`),
    plan: 'Planos e promessas',
    story: 'A história desta conversa',
    stories: 'As histórias das suas conversas',
    past: 'Não é mais verdade',
    chapters: 'Capítulos',
  },
  since: (time) => `Não é mais verdade desde ${formats.date(time)}`,
  said: (time) => `Da sua mensagem de ${formats.date(time)}`,
  day: formats.date,
  messages: (days) => `Mensagens: ${days}`,
  written: (time) => `Escrito por você em ${formats.date(time)}`,
  pin: 'Fixar para que seja sempre usado',
  unpin: 'Desafixar',
  correct: 'Corrigir',
  end: 'Não é mais verdade',
  renew: 'Voltou a ser verdade',
  forget: 'Excluir',
  forgotten: 'Excluído.',
  add: 'Adicionar uma lembrança',
  form: {
    kind: 'Do que se trata',
    text: 'O que lembrar',
    hint: 'Uma frase curta.',
    chapter: 'O que aconteceu',
  },
  saved: 'Salvo.',
};
