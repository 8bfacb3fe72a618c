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
    'The service is temporarily unavailable. Please try again in a moment.':
      'O serviço está indisponível no momento. Tente de novo daqui a pouco.',
    'The server is stopping. Please try again in a moment.':
      'O servidor está parando. Tente de novo daqui a pouco.',
    'Incorrect email or password.': 'E-mail ou senha incorretos.',
    'This is not your current password.': 'Esta não é sua senha atual.',
    'Please sign out and in again first, so that we know it is you.':
      'Saia e entre de novo primeiro, para sabermos que é você.',
    'This password is too easy to guess. Please choose another one.':
      'Esta senha é fácil demais de adivinhar. Escolha outra.',
    'Please choose a password of at least # characters.': 'Escolha uma senha com pelo menos # caracteres.',
    'Please choose a password of at most # characters.': 'Escolha uma senha com no máximo # caracteres.',
    'Please enter a valid email address.': 'Informe um endereço de e-mail válido.',
    'This address already has an account. Please sign in.': 'Este endereço já tem uma conta. Entre.',
    'This link no longer works. Please sign up again to get a new one.':
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
    'You are out of credits. Your message is saved.': 'Seus créditos acabaram. Sua mensagem está salva.',
    'A reply is still being written. Wait for it to finish, or stop it.':
      'Uma resposta ainda está sendo escrita. Espere terminar ou pare-a.',
    'The reply could not be stopped yet. Please try again.':
      'A resposta ainda não pôde ser parada. Tente de novo.',
    'Write something first.': 'Escreva algo primeiro.',
    'Please write this on one line, without special characters.':
      'Escreva isto em uma só linha, sem caracteres especiais.',
    'Please give the persona a name.': 'Dê um nome à persona.',
    'Please enter your date of birth first.': 'Informe primeiro sua data de nascimento.',
    'This date does not exist. Please check the day, month, and year.':
      'Esse dia não existe. Verifique o dia, o mês e o ano.',
    'You are not old enough to chat yet.': 'Você ainda não tem idade para conversar.',
    'Mature content is turned off. You can turn it on in your profile.':
      'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    'Sexual content involving anyone under 18 is not allowed.':
      'Conteúdo sexual que envolva menores de 18 anos não é permitido.',
    'You blocked this mate. Unblock it in your profile to write again.':
      'Você bloqueou este personagem. Desbloqueie no seu perfil para escrever de novo.',
    'There is no such conversation.': 'Essa conversa não existe.',
    'There is no such mate.': 'Esse personagem não existe.',
    'There is no such creator.': 'Esse autor não existe.',
    'There is no such message.': 'Essa mensagem não existe.',
    'There is no such persona.': 'Essa persona não existe.',
    'There is no such package.': 'Esse pacote não existe.',
    'There is no such order.': 'Esse pedido não existe.',
    'This mate is no longer available. You can still read this chat.':
      'Este personagem não está mais disponível. Você ainda pode ler esta conversa.',
    'This conversation was deleted.': 'Esta conversa foi excluída.',
    'You do not have enough gold coins.': 'Você não tem moedas de ouro suficientes.',
    'Purchases are not available here.': 'Compras não estão disponíveis aqui.',
    'This order is already complete. Please start a new one.':
      'Este pedido já foi concluído. Comece um novo.',
    'This order was started with another package. Please start a new one.':
      'Este pedido foi começado com outro pacote. Comece um novo.',
    'The balance changed at the same moment. Please try again.':
      'O saldo mudou no mesmo instante. Tente de novo.',
    'The payment provider is not responding. Please try again in a moment.':
      'O provedor de pagamentos não responde. Tente de novo daqui a pouco.',
    'No suggestions this time. Please try again.': 'Nenhuma sugestão desta vez. Tente de novo.',
    'No suggestion this time. Try again, or rephrase your idea.':
      'Nenhuma sugestão desta vez. Tente de novo ou reformule sua ideia.',
    'The request is too large.': 'O pedido é grande demais.',
    'This is not available here yet.': 'Isto ainda não está disponível aqui.',
    'The reply cannot be read right now. Please try again.':
      'A resposta não pode ser lida agora. Tente de novo.',
    'The companion took too long.': 'O personagem demorou demais.',
    'The companion had no usable suggestion.': 'O personagem não deu nenhuma sugestão válida.',
    'This companion does not suggest replies.': 'Este personagem não sugere respostas.',
    'There is no such reply.': 'Essa resposta não existe.',
    'Every mate is an adult.': 'Todos os personagens são adultos.',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'Todos os personagens são adultos. Tire o que faz este ter menos de 18 anos.',
    'Please give the mate a tag.': 'Dê uma tag ao personagem.',
    'Please write one tag at a time.': 'Escreva uma tag de cada vez.',
    'Please write this without special characters.': 'Escreva isto sem caracteres especiais.',
    'This date is in the future. Please check the year.': 'Esta data está no futuro. Verifique o ano.',
    'This date is too far in the past. Please check the year.': 'Isso faz tempo demais. Verifique o ano.',
    'Mature content is for adults who have confirmed their age.':
      'O conteúdo adulto é para adultos que confirmaram a idade.',
    'You have reached the limit of # conversations. Delete one to start another.':
      'Você tem # conversas, o máximo possível. Exclua uma para começar outra.',
    'You have reached the limit of # favorites. Remove one to add another.':
      'Você tem # favoritos, o máximo possível. Remova um para adicionar outro.',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'Você segue # criadores, o máximo possível. Deixe de seguir um para seguir outro.',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'Você bloqueou # personagens, o máximo possível. Desbloqueie um para bloquear outro.',
    'You have reached the limit of # personas. Delete one to create another.':
      'Você tem # personas, o máximo possível. Exclua uma para criar outra.',
    'You have reached the limit of # mates. Delete one to create another.':
      'Você tem # personagens, o máximo possível. Exclua um para criar outro.',
  },
};
