import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: 'Sobre esta conversa',
  titleIn: (mate) => `Sua persona com ${mate}`,
  back: 'Voltar',
  loading: 'Carregando suas personas',
  failed: 'Não foi possível carregar suas personas',
  intro: 'Uma persona é o que um personagem sabe sobre você. A padrão é usada se você não escolher outra.',
  introIn: (mate) =>
    `Escolha quem você é nesta conversa. ${mate} vai saber a partir da sua próxima mensagem.`,
  defaultOf: (name) => (name === null ? 'Sem persona' : `Padrão (${name})`),
  list: 'Suas personas',
  empty: {
    title: 'Nenhuma persona ainda',
    text: 'Crie uma para os personagens saberem com quem estão falando.',
  },
  add: 'Nova persona',
  isDefault: 'Padrão',
  makeDefault: 'Usar como padrão',
  makeDefaultOf: (name) => `Usar ${name} como padrão`,
  form: {
    edit: 'Editar persona',
    pronouns: 'Pronomes',
    pronounsHint: 'Opcional. Por exemplo, ela/dela.',
    about: 'Sobre você',
    aboutHint: 'Opcional. O que os personagens devem saber sobre você.',
  },
  confirm: {
    title: (name) => `Excluir ${name}?`,
    text: 'As conversas que usam esta persona passarão para a padrão.',
    confirm: 'Excluir persona',
  },
  saved: 'Persona salva.',
  deleted: 'Persona excluída.',
};
