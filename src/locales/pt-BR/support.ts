import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';
import { authPanel } from './auth-panel.ts';

export const support: Messages['support'] = (product, mail) => ({
  intro: 'O que fazer quando algo não funciona e a quem perguntar.',
  sections: [
    section('danger', 'Se você está em perigo ou a vida pesa demais', [
      'Ligue para a emergência do seu país: 192 no Brasil, 112 na Europa, 911 na América do Norte. A página “Segurança” mostra com quem falar, de dia ou de noite.',
      links({ '/safety': 'Segurança e linhas de apoio' }),
    ]),
    section('mail', 'Não encontro o link de confirmação', [
      list([
        mail === 'delivered' ? 'Olhe na pasta de lixo eletrônico.' : authPanel.noMail[mail],
        'Peça um novo na página que espera sua confirmação. Os links anteriores continuam valendo.',
        'Depois de 24 horas o cadastro expira: cadastre-se de novo, com o mesmo endereço se quiser.',
      ]),
    ]),
    section('sign-in', 'Não consigo entrar', [
      list([
        'O endereço e a senha devem ser os do cadastro. Letras maiúsculas só contam na senha.',
        'Depois de 5 tentativas sem sucesso é preciso esperar, um pouco mais a cada vez: até 15 minutos em um navegador com o qual você já entrou, até 1 hora em qualquer outro.',
        'Esqueceu sua senha? Escolha “Esqueceu sua senha?” ao entrar: você recebe um link que vale por 30 minutos. Se você sabe a senha, pode mudá-la no seu perfil.',
        'Com uma chave de acesso você entra sem senha, onde seu navegador oferece. Você pode adicionar e remover chaves de acesso no seu perfil.',
        'Se uma chave de acesso é pedida depois da senha e você não a tem, digite um dos seus códigos de recuperação. Cada um serve uma vez. Sem os dois, só o operador do servidor pode ajudar.',
        'Entrar com Google ou Discord só funciona onde o painel oferece.',
      ]),
    ]),
    section('reply', 'Uma resposta é interrompida ou nunca chega', [
      list([
        'A resposta é escrita no servidor. Sair da página ou perder a conexão não a interrompe: volte, e ela estará lá.',
        'Uma resposta que falhou fica na conversa com um botão para tentar de novo. Se não houve resposta, seu crédito foi devolvido.',
        'Uma mensagem que não pôde ser enviada também fica na conversa, marcada como não enviada.',
      ]),
    ]),
    section('data', 'Perguntas sobre seus dados', [
      'O aviso de privacidade explica o que é guardado. No seu perfil, você pode baixar seus dados ou excluí-los com a conta.',
      links({ '/privacy-notice': 'Aviso de privacidade', '/profile': 'Perfil' }),
    ]),
    section('contact', 'A quem perguntar', [
      `O ${product} é mantido pelo operador deste servidor; não há empresa por trás que possa consultar sua conta. Pergunte ao operador. Ajuda dizer o que você fez, o que viu e quando. Nunca envie sua senha.`,
    ]),
  ],
});
