import type { Messages } from '../messages.ts';
import { links, section } from '../text-page.ts';

export const faq: Messages['faq'] = (product) => ({
  intro: `O que as pessoas perguntam sobre o ${product}.`,
  sections: [
    section('real', 'Estou falando com uma pessoa?', [
      'Não, nunca. Todos os personagens são de IA: um programa que faz um papel. O topo de cada conversa sempre informa isso, e um personagem a quem se pergunta a sério também diz.',
    ]),
    section('how', 'Como os personagens respondem?', [
      'Por padrão, com roteiros escritos para cada personagem e executados neste servidor. Se o operador conectou um modelo de linguagem, é ele que responde no papel do personagem. O rótulo de IA, no topo da conversa, abre uma nota que informa qual dos dois é.',
    ]),
    section('age', 'Quem pode usar?', [
      'Adultos: pessoas com 18 anos ou mais. Todos os personagens também são adultos.',
    ]),
    section('account', 'Preciso de uma conta?', [
      'Para olhar, não: os personagens, suas páginas e a busca são abertos a todos. Para conversar, você precisa de uma conta, para que suas conversas sejam só suas.',
    ]),
    section('cost', 'Quanto custa?', [
      'Uma conta nova recebe uma quantidade de créditos, e cada resposta custa um deles. O topo mostra quantos restam. Se dá para ter mais, e por quanto, depende do operador e aparece junto aos pacotes.',
    ]),
    section('memory', 'O personagem se lembra de mim?', [
      'Dentro de uma conversa, sim: ela fica guardada até você excluí-la, e o personagem anota algumas coisas, como seu nome. Sua persona conta a ele o que você quer que saiba. O que você diz a um personagem, nenhum outro sabe.',
    ]),
    section('private', 'Quem pode ler minhas conversas?', [
      'Outros usuários não podem. O operador do servidor tecnicamente pode, porque as conversas não são criptografadas no banco de dados. Ninguém treina um modelo com elas. O aviso de privacidade conta tudo.',
      links({ '/privacy-notice': 'Aviso de privacidade' }),
    ]),
    section('delete', 'Como excluo uma conversa ou minha conta?', [
      'Para excluir uma conversa, use o botão ao lado dela em “Conversas recentes”; por um minuto, você pode desfazer. Para excluir sua conta, vá até o fim do seu perfil, onde antes você pode baixar seus dados.',
      links({ '/recent-chats': 'Conversas recentes', '/profile': 'Perfil' }),
    ]),
    section('devices', 'Posso continuar uma conversa em outro dispositivo?', [
      'Sim. Entre na conta lá: as conversas ficam guardadas no servidor. Só os rascunhos e as mensagens não enviadas ficam no navegador em que foram escritos.',
    ]),
    section('languages', 'Quais idiomas estão disponíveis?', [
      'O aplicativo está disponível em inglês, espanhol, alemão, francês, português do Brasil, japonês, chinês simplificado e árabe; escolha em “Conta e configurações”. Os textos dos personagens não são traduzidos. Os personagens com roteiro entendem os idiomas indicados na página deles e respondem neles, e Noor Haddad em todos estes; um modelo de linguagem conectado responde no idioma em que você escreve.',
    ]),
    section('stars', 'O que significam os asteriscos?', [
      'Palavras entre asteriscos contam o que alguém faz e aparecem em itálico; palavras entre aspas são faladas. Você pode escrever do mesmo jeito ou simplesmente conversar.',
    ]),
  ],
});
