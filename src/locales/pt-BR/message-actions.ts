import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'Respostas sugeridas',
    asking: 'Carregando sugestões…',
  },
  another: 'Outra resposta',
  alternatives: {
    label: 'Respostas',
    previous: 'Resposta anterior',
    next: 'Próxima resposta',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Outra resposta, mas…',
    shorter: 'Mais curta',
    longer: 'Mais longa',
    playful: 'Mais divertida',
    own: 'Com suas palavras',
    send: 'Pedir',
  },
  menu: 'Mais para esta mensagem',
  pin: 'Fixar esta mensagem',
  unpin: 'Desafixar esta mensagem',
  pinned: 'Fixada',
  quote: 'Citar',
  copyText: 'Copiar texto',
  copyMarkdown: 'Copiar como Markdown',
  copied: 'Copiado',
  notCopied: 'Não foi possível copiar. Selecione o texto para copiá-lo.',
  like: 'Curtir esta mensagem',
  unlike: 'Remover curtida',
  edit: 'Editar esta mensagem',
  editReply: 'Editar esta resposta',
  edited: 'Editado por você',
  remove: 'Excluir daqui em diante',
  copy: 'Nova conversa a partir daqui',
  removed: {
    title: 'Excluída, com tudo o que veio depois.',
    hidesNewer: 'Desfazer ocultará as mensagens escritas desde então.',
  },
  learned: { line: (facts) => `Guardado na memória: ${facts}`, forgotten: 'Esquecido.' },
  why: {
    title: 'Por que esta resposta',
    total: (tokens, limit, percent) =>
      `Cerca de ${formats.number(tokens)} de ${formats.number(limit)} tokens (${formats.number(percent)}%)`,
    tokens: (count) => formats.count(count, { one: '# token', other: '# tokens' }),
    loading: 'Carregando detalhes',
    failed: 'Não foi possível carregar os detalhes',
    missing: {
      title: 'Sem detalhes',
      text: 'Os detalhes são registrados apenas para as respostas mais recentes de um modelo de linguagem.',
    },
    sections: {
      rules: 'Regras',
      character: 'Caráter do personagem',
      person: 'Sua persona e suas notas',
      facts: 'Lembranças',
      chapters: 'Capítulos',
      passages: 'Mensagens anteriores',
      recent: 'Mensagens recentes',
      message: 'Sua mensagem',
    },
    leftOut: (count) => formats.count(count, { one: 'Mais # não coube', other: 'Mais # não couberam' }),
    reasons: {
      pinned: 'Fixado',
      always: 'Sempre usado',
      words: (words) => `Palavras em comum: ${words}`,
      meaning: 'Significado parecido',
    },
    deleted: 'Excluído desde então',
  },
  editing: {
    reply: (mate) => `Editando a resposta de ${mate}`,
    title: 'Editando sua mensagem',
  },
};
