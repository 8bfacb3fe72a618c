import type { TranslatedTexts } from './texts.ts';

export const ptBR: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `Confirme seu endereço para o ${product}`,
    paragraphs: [
      'Olá,',
      `alguém criou uma conta no ${product} com este endereço. Se foi você, abra o link abaixo e confirme. Vale por 24 horas.`,
      origin,
      'Se não foi você, ignore este e-mail: sem você, nenhuma conta é criada.',
    ],
    link: 'Confirmar este endereço',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `Você já tem uma conta no ${product}`,
    paragraphs: [
      'Olá,',
      `alguém tentou criar uma conta no ${product} com este endereço, mas ele já tem uma. Se foi você, entre como sempre.`,
      origin,
      'Se não foi você, ignore este e-mail: sua conta não mudou.',
    ],
    link: `Abrir o ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Sua senha do ${product} foi removida`,
    paragraphs: [
      'Olá,',
      `você entrou no ${product} com o ${provider}. Não tínhamos certeza de que a senha anterior desta conta era sua, por isso a removemos e encerramos a sessão em todos os outros dispositivos.`,
      'Você pode definir uma nova senha no seu perfil.',
    ],
    link: `Abrir o ${product}`,
  }),
  origin: {
    time: 'Data e hora',
    browser: 'Navegador',
    network: 'Rede',
    on: (browser, system) => `${browser} no ${system}`,
    unknown: 'desconhecido',
  },
  refusals: {
    'login expired': 'a sessão expirou',
    'server error': 'erro do servidor',
    'Too many tries. Please wait # seconds and try again.':
      'Tentativas demais. Espere # segundos e tente de novo.',
    'Too many tries. Please wait # minutes and try again.':
      'Tentativas demais. Espere # minutos e tente de novo.',
    'Too many people are signing in right now. Please try again.':
      'Gente demais está entrando agora. Tente de novo.',
    'The service is briefly unavailable. Please try again in a moment.':
      'O serviço está indisponível no momento. Tente de novo daqui a pouco.',
    'The server is stopping. Please try again in a moment.':
      'O servidor está parando. Tente de novo daqui a pouco.',
    'The e-mail and the password do not belong together.': 'O e-mail e a senha não combinam.',
    'This is not your current password.': 'Esta não é sua senha atual.',
    'Please sign out and in again first, so that we know it is you.':
      'Saia e entre de novo primeiro, para sabermos que é você.',
    'This password is one of the first that others would try. Please choose another one.':
      'Esta senha é uma das primeiras que outros tentariam. Escolha outra.',
    'Please choose a password of at least # characters.': 'Escolha uma senha com pelo menos # caracteres.',
    'Please choose a password of at most # characters.': 'Escolha uma senha com no máximo # caracteres.',
    'This does not look like an e-mail address.': 'Isto não parece um endereço de e-mail.',
    'This address has an account already. Please sign in.': 'Este endereço já tem uma conta. Entre.',
    'This link is not good any more. Please sign up again to get a new one.':
      'Este link não vale mais. Cadastre-se de novo para receber outro.',
    'Please enter the password of this sign-up.': 'Digite a senha deste cadastro.',
    'This is not the password of this sign-up.': 'Esta não é a senha deste cadastro.',
    'Too many emails were requested. Please try again in # minutes.':
      'Muitos e-mails foram pedidos. Tente de novo em # minutos.',
    'Too many emails were requested. Please try again in # hours.':
      'Muitos e-mails foram pedidos. Tente de novo em # horas.',
    'No mail can be delivered to this address. Please check it.':
      'Nenhum e-mail pode ser entregue neste endereço. Verifique-o.',
    'The mail could not be sent. Please try again in a few minutes.':
      'O e-mail não pôde ser enviado. Tente de novo em alguns minutos.',
    'Your chats are used up. Your message is not lost.': 'Seus chats acabaram. Sua mensagem não se perdeu.',
    'A reply is still being written. Wait for its end, or stop it.':
      'Uma resposta ainda está sendo escrita. Espere o fim ou pare-a.',
    'The reply could not be stopped yet. Please try again.':
      'A resposta ainda não pôde ser parada. Tente de novo.',
    'Write something first.': 'Escreva algo primeiro.',
    'Please write this on one line, without special characters.':
      'Escreva isto em uma só linha, sem caracteres especiais.',
    'Please give the persona a name.': 'Dê um nome à persona.',
    'Please tell your birth date first.': 'Diga primeiro sua data de nascimento.',
    'There is no such day. Please check the day, the month and the year.':
      'Esse dia não existe. Verifique o dia, o mês e o ano.',
    'You are not old enough to chat here yet.': 'Você ainda não tem idade para conversar aqui.',
    'Mature content is turned off. You can turn it on in your profile.':
      'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    'Nothing sexual that involves somebody under 18 has a place here.':
      'Nada sexual que envolva alguém com menos de 18 anos tem lugar aqui.',
    'You blocked this mate. To write again, take the block back in your profile.':
      'Você bloqueou este personagem. Para escrever de novo, retire o bloqueio no seu perfil.',
    'There is no such conversation.': 'Essa conversa não existe.',
    'There is no such mate.': 'Esse personagem não existe.',
    'There is no such creator.': 'Esse autor não existe.',
    'There is no such message.': 'Essa mensagem não existe.',
    'There is no such persona.': 'Essa persona não existe.',
    'There is no such package.': 'Esse pacote não existe.',
    'There is no such order.': 'Esse pedido não existe.',
    'This mate is not there any more. What was said stays readable.':
      'Este personagem não está mais aqui. O que foi dito continua legível.',
    'This conversation was deleted.': 'Esta conversa foi excluída.',
    'You have too few gold coins for this.': 'Você tem poucas moedas de ouro para isso.',
    'Nothing can be bought here.': 'Nada pode ser comprado aqui.',
    'This order is already decided. Please begin a new one.': 'Este pedido já foi decidido. Comece um novo.',
    'This order was begun with another package. Please begin anew.':
      'Este pedido foi começado com outro pacote. Comece de novo.',
    'The balance changed at the same moment. Please try again.':
      'O saldo mudou no mesmo instante. Tente de novo.',
    'The payment provider does not answer. Please try again in a moment.':
      'O provedor de pagamentos não responde. Tente de novo daqui a pouco.',
    'No ideas came this time. Please try again.': 'Nenhuma ideia veio desta vez. Tente de novo.',
    'No idea came this time. Try again, or say it in other words.':
      'Nenhuma ideia veio desta vez. Tente de novo ou diga com outras palavras.',
    'The request is too large.': 'O pedido é grande demais.',
    'This is not available here yet.': 'Isto ainda não está disponível aqui.',
    'The reply cannot be read right now. Please try again.':
      'A resposta não pode ser lida agora. Tente de novo.',
    'The companion took too long.': 'O personagem demorou demais.',
    'The companion had no idea that can be shown.':
      'O personagem não teve nenhuma ideia que se possa mostrar.',
    'This companion has no ideas to give.': 'Este personagem não tem ideias para dar.',
    'There is no such reply.': 'Essa resposta não existe.',
    'Every mate is an adult.': 'Todos os personagens são adultos.',
    'Every mate is an adult. Please take out what makes this one younger than 18.':
      'Todos os personagens são adultos. Tire o que faz este ter menos de 18 anos.',
    'Please give the mate a tag.': 'Dê uma tag ao personagem.',
    'Please write one tag at a time.': 'Escreva uma tag de cada vez.',
    'Please write this without special characters.': 'Escreva isto sem caracteres especiais.',
    'This day has not come yet. Please check the year.': 'Esse dia ainda não chegou. Verifique o ano.',
    'This is too long ago. Please check the year.': 'Isso faz tempo demais. Verifique o ano.',
    'Mature content is for adults who have told their age.':
      'O conteúdo adulto é para adultos que informaram a idade.',
    'You have # conversations, which is as many as there can be. Delete one to begin another.':
      'Você tem # conversas, o máximo possível. Exclua uma para começar outra.',
    'You have # favorites, which is as many as there can be. Remove one to add another.':
      'Você tem # favoritos, o máximo possível. Remova um para adicionar outro.',
    'You follow # creators, which is as many as there can be. Unfollow one to follow another.':
      'Você segue # criadores, o máximo possível. Deixe de seguir um para seguir outro.',
    'You blocked # mates, which is as many as there can be. Unblock one to block another.':
      'Você bloqueou # personagens, o máximo possível. Desbloqueie um para bloquear outro.',
    'You have # personas, which is as many as there can be. Delete one to make another.':
      'Você tem # personas, o máximo possível. Exclua uma para criar outra.',
    'You have # mates, which is as many as there can be. Delete one to make another.':
      'Você tem # personagens, o máximo possível. Exclua um para criar outro.',
  },
};
