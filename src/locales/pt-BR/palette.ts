import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: 'Ir para',
  label: 'Pesquisar páginas, conversas e personagens',
  placeholder: 'Página, conversa ou personagem',
  pages: 'Páginas',
  mates: 'Personagens',
  count: (results) => formats.count(results, { one: '# resultado', other: '# resultados' }),
  none: 'Nenhum resultado',
  failed: 'Não foi possível carregar todos os resultados.',
  shortcuts: {
    title: 'Atalhos de teclado',
    everywhere: 'Em qualquer lugar',
    composer: 'Na caixa de mensagem',
    lists: 'Em menus e listas',
    palette: 'Ir para uma página, uma conversa ou um personagem',
    shortcuts: 'Mostrar os atalhos de teclado',
    close: 'Fechar uma caixa de diálogo ou um menu',
    send: 'Enviar a mensagem',
    line: 'Começar uma nova linha',
    edit: 'Editar sua última mensagem, se a caixa estiver vazia',
    recall: 'Percorrer o que você enviou antes, se a caixa estiver vazia',
    stop: 'Parar a resposta ou cancelar a edição',
    move: 'Ir para o item anterior ou seguinte',
    ends: 'Ir para o primeiro ou o último item',
    version: 'Mostrar a versão anterior ou seguinte, nos botões dela',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
};
