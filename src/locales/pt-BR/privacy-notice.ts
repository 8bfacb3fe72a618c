import { browserData, cookieData, inOrder, recipients, storedData } from '../stored-data.ts';
import type { Messages } from '../messages.ts';
import { links, list, section, table } from '../text-page.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  intro: `O ${product} é um programa que alguém executa em um servidor próprio: “o operador” nesta página. Este aviso explica o que o programa guarda, onde, por quanto tempo e como você pode excluir isso.`,
  sections: [
    section('short', 'Em resumo', [
      list([
        'Suas conversas são guardadas para estarem aí amanhã. Ninguém treina um modelo com elas.',
        'Não há publicidade, rastreamento nem análise de uso, e a página não carrega nada de outras empresas.',
        'As conversas só saem do servidor se o operador conectou um modelo de linguagem em outro lugar.',
        'As conversas não são criptografadas no banco de dados. Quem opera o servidor consegue lê-las.',
        'Uma conversa que você exclui pode ser recuperada por um minuto e depois é apagada. Sua conta é apagada imediatamente, com tudo o que há nela.',
        'Uma conversa temporária é apagada quando você a encerra, ou uma hora depois que você a fecha. Permanecem os créditos usados, o número de vezes que linhas de apoio foram mostradas e as denúncias que você enviou.',
      ]),
    ]),
    section('stored', 'O que o servidor guarda e por quanto tempo', [
      table({
        caption: 'O que é guardado no servidor',
        head: ['O quê', 'Para quê', 'Por quanto tempo'],
        rows: inOrder(storedData, {
          account: [
            'E-mail, idioma e sua senha como hash Argon2',
            'Para reconhecer você. A senha em si nunca é guardada.',
            'Enquanto a conta existir',
          ],
          signUp: [
            'Um cadastro à espera de confirmação: endereço, hash da senha, hashes dos links enviados; navegador, sistema e endereço de rede abreviado, que o e-mail informa',
            'Para criar a conta quando você segue o link',
            '24 horas, usado ou não',
          ],
          passwordReset: [
            'Um link para uma nova senha: um hash dele',
            'Para definir uma nova senha quando você seguir o link',
            '30 minutos',
          ],
          emailChange: [
            'Uma mudança de e-mail à espera de confirmação: o novo endereço e hashes dos links enviados',
            'Para mudá-lo quando as duas caixas tiverem confirmado',
            '30 minutos',
          ],
          sessions: [
            'Sessões: um hash de cada token, navegador, sistema e idioma, e quando foi usado pela última vez',
            'Para manter sua sessão aberta',
            'Até você sair; 30 dias sem visita; 90 dias no máximo. Um operador pode definir outros prazos. O registro de uma sessão encerrada é excluído 90 dias depois.',
          ],
          knownDevices: [
            'Navegadores com os quais você entrou: hashes do valor de um cookie e da rede',
            'Para que você possa entrar enquanto outra pessoa tenta adivinhar sua senha',
            '180 dias após o último acesso',
          ],
          passkeys: [
            'Chaves de acesso: a chave pública, o nome que você deu e quando foi usada pela última vez',
            'Para reconhecer você sem senha',
            'Até você removê-las',
          ],
          recoveryCodes: [
            'Se uma chave de acesso é pedida depois da senha: hashes dos seus códigos de recuperação',
            'Para que você possa entrar sem sua chave de acesso',
            'Até serem usados ou substituídos',
          ],
          conversations: [
            'Conversas: suas mensagens, as respostas e o pouco que um personagem anota para lembrar',
            'Para mostrar e continuar suas conversas',
            'Até você excluir a conversa, e por mais 1 minuto, para que possa desfazer',
          ],
          memories: [
            'O que os personagens lembram sobre você, com a mensagem de onde veio, e resumos das suas conversas',
            'Para que possam retomar o assunto. Você pode ver, corrigir e excluir.',
            'Até você excluir a lembrança, a mensagem ou a conversa, e por mais 1 minuto, para poder desfazer',
          ],
          personas: [
            'O que você diz sobre si: nome, cor e personas',
            'Para que um personagem saiba com quem fala',
            'Até você mudar ou excluir',
          ],
          birthDate: [
            'Sua data de nascimento, se mostrar que você tem idade suficiente; senão, só quando pode informá-la de novo. Uma frase em que você parece dizer que é mais jovem, até responder se é verdade',
            'Para saber se você pode conversar. Só você pode vê-la.',
            'Enquanto a conta existir',
          ],
          ownMates: [
            'Personagens que você cria',
            'Para que você possa falar com eles, e outras pessoas também se os tornar públicos',
            'Até você excluí-los',
          ],
          pictures: [
            'Imagens que você escolhe para seus personagens, sem dados da câmera nem do lugar',
            'Para mostrar os personagens',
            'Até 30 dias depois que nenhum personagem seu as use, e enquanto uma conversa as mostrar ou houver uma denúncia aberta sobre elas',
          ],
          lorebooks: [
            'Livros de lore que você escreve ou importa, e quais personagens e conversas os usam',
            'Para que as respostas possam usar os textos deles',
            'Até você excluí-los',
          ],
          providers: [
            'Se você entra com Google ou Discord: com qual, e o número pelo qual ele conhece você',
            'Para reconhecer você',
            'Enquanto a conta existir',
          ],
          marks: [
            'Favoritos, criadores e tags que você segue, e avaliações',
            'Para mostrá-los de novo. Uma avaliação é pública, com o nome que você escolheu.',
            'Até você retirá-los',
          ],
          orders: [
            'Pedidos: o que foi pedido, o preço e como terminou. Nenhum número de cartão.',
            'Para creditar um pagamento uma única vez',
            'Enquanto a conta existir',
          ],
          balances: [
            'Seus saldos e uma lista do que foi concedido e gasto',
            'Para contar os créditos direito. Ela cita mensagens por número e não guarda o texto.',
            'Enquanto a conta existir',
          ],
          attempts: [
            'Contadores de tentativas, sob um hash da rede ou do e-mail',
            'Contra quem adivinha senhas ou inunda de pedidos',
            'De um minuto a uma hora; para tentativas de login que falharam, até um dia',
          ],
          searches: [
            'Quantas vezes uma palavra buscada encontrou algo em um dia',
            'Para a lista de buscas populares. Só palavras do próprio catálogo são contadas, sem nenhum sinal de quem buscou.',
            '7 dias',
          ],
          reports: [
            'Denúncias, e personagens que você bloqueou',
            'Para que o operador possa ver o que está errado. O texto de uma resposta só é guardado com a denúncia se você concordou.',
            'Enquanto a conta existir; um bloqueio, até você desfazer',
          ],
          help: [
            'Que linhas de apoio foram mostradas com uma mensagem',
            'Para mostrá-las de novo com a mensagem. Quantas vezes por mês é só um número que não diz nada sobre você.',
            'O mesmo tempo que a mensagem',
          ],
          operators: [
            'O que um operador fez com sua conta: a ação, o motivo e o ID da conta',
            'Para mostrar o que os operadores fazem',
            'Permanentemente, sem seu nome nem seu endereço',
          ],
        }),
      }),
      'Quantas vezes escreveram a um personagem é um simples número no cartão dele. Ele fica quando uma conversa é excluída e não diz nada sobre você.',
      'O registro do servidor diz que tipo de chamada foi feita, quando e como terminou. Não contém endereços, tokens nem nenhuma das suas mensagens.',
    ]),
    section('browser', 'O que seu navegador guarda', [
      list([
        ...inOrder(browserData, {
          identity:
            'Enquanto sua sessão está aberta: quem você é para o servidor, o token da sessão, seu idioma e seus saldos. Depois que você sai, apenas que alguém já entrou com este navegador.',
          drafts:
            'Um rascunho no campo de escrita e mensagens ainda não enviadas, por conversa, até serem enviados ou apagados. Eles continuam aqui quando você sai, a menos que você escolha então apagá-los.',
          copies:
            'Cópias das suas últimas 20 conversas, com até 50 mensagens cada, para você ler sem conexão. Elas são apagadas quando você sai ou quando outra conta entra, e você pode desativá-las no seu perfil. Conversas temporárias não são copiadas.',
          forms:
            'O que você digitou em outros formulários, até você salvá-los ou deixá-los, sair da conta ou fechar a aba. Nunca uma senha nem um código.',
          look: 'Seu tema, seu idioma e até onde uma página foi rolada.',
          signIn:
            'Enquanto você entra com Google ou Discord: aquilo com que a resposta é comparada e a página de onde você veio, até você voltar.',
          trial:
            'O que você e um personagem escreveram numa conversa sem conta, até a conversa passar para a sua conta, por 24 horas no máximo.',
          hearts: 'Corações que você deu antes de entrar, até você entrar ou fechar a aba.',
          use: 'Há quanto tempo você está nesta sessão, quantas vezes visitou, se respondeu à oferta de instalar o aplicativo e o país que escolheu para as linhas de apoio.',
          tab: 'Um número da aba, para que duas abas não compartilhem um rascunho, e se a página acabou de ser recarregada.',
        }),
        ...inOrder(cookieData, {
          own_view:
            'Enquanto sua sessão está aberta, ou se você escolheu um tema ou idioma: um cookie que diz apenas isso, para que a página não apareça primeiro como para um novo visitante. Ele é removido na primeira visita em que isso já não valer, ou após um ano.',
          verify_ticket:
            'Enquanto um cadastro espera: um cookie que é só deste site. Ele é removido quando o endereço é confirmado e, no máximo, após 24 horas.',
          known_device:
            'Depois que você entra: um cookie pelo qual o servidor reconhece este navegador, para que quem tenta adivinhar sua senha não impeça você de entrar. Ele expira 180 dias após o último acesso.',
          age_hold:
            'Se uma data de nascimento foi recusada: um cookie que diz até quando, por no máximo um dia.',
        }),
      ]),
      'Limpar os dados deste site no navegador remove tudo isso.',
    ]),
    section('elsewhere', 'O que vai para outros', [
      'Por padrão, o servidor não envia nada a ninguém. Um operador pode conectar o seguinte:',
      list(
        inOrder(recipients, {
          model:
            'Um modelo de linguagem no endereço que escolher. A cada resposta e para as sugestões são enviados para lá a descrição do personagem, as últimas mensagens da conversa, o nome que você usa, sua persona com pronomes e texto, e suas notas da conversa. Também o que você escreve ao pedir ideias de personagem. Cada mensagem e seus próprios textos também podem ser enviados ao mesmo endereço para verificar conteúdo proibido (moderação), e cada mensagem para que os personagens encontrem outras anteriores pelo significado. Seu e-mail não.',
          mail: 'Um servidor de e-mail. Então os e-mails sobre sua conta passam por ele, como qualquer e-mail: links, e o navegador, o sistema e o endereço de rede abreviado de um cadastro.',
          providers:
            'Google ou Discord, para entrar. Então seu navegador vai até lá quando você aperta o botão deles, e o servidor recebe deles seu e-mail confirmado.',
          stripe:
            'Stripe, para pagar. Então você paga na página da Stripe; o número e o preço do seu pedido são enviados para lá, e nada das suas conversas.',
          traces:
            'Um coletor de rastreamentos. Então ele recebe quais tipos de requisição foram feitos, quanto demoraram e como terminaram, sem nada do conteúdo e sem seu endereço.',
        }),
      ),
      'O aviso de IA no topo de cada conversa diz, ao ser tocado, se as respostas vêm de textos preparados ou de um modelo de linguagem.',
      'Nada é vendido e nada é entregue para publicidade. Ninguém treina um modelo com suas conversas: o programa não tem parte que faça isso. O que quem hospeda um modelo conectado faz com o que recebe está nos termos dele, que o operador pode informar.',
    ]),
    section('safe', 'Como é protegido', [
      'Senhas e tokens são guardados como hashes, os tokens são trocados todo dia, e os arquivos do banco de dados só podem ser lidos pela conta que executa o servidor. Pela rede, o tráfego é criptografado sempre que o endereço começa com https.',
      'As conversas não são criptografadas no banco de dados: o servidor precisa lê-las para continuá-las. Não escreva numa conversa nada que quem opera o servidor não deva saber.',
    ]),
    section('yours', 'Ver, baixar ou excluir seus dados', [
      list([
        'Para ver suas conversas: estão todas em “Conversas recentes”.',
        'Para excluir uma conversa: use o botão ao lado dela em “Conversas recentes”. As mensagens e o que o personagem lembrava são apagados após um minuto, em que você pode desfazer; cópias nos backups de um operador são apagadas quando eles são substituídos.',
        'Para baixar seus dados: no seu perfil, baixe um arquivo com tudo o que está guardado sobre você.',
        'Para excluir sua conta: no seu perfil, com sua senha. Conta, personas, conversas, avaliações e sessões são excluídos imediata e definitivamente.',
      ]),
      links({ '/recent-chats': 'Conversas recentes', '/profile': 'Perfil' }),
    ]),
    section('age', 'Só para adultos', [
      'O serviço é para pessoas com 18 anos ou mais. Se você souber que uma criança tem conta aqui, avise o operador para que ela seja removida.',
    ]),
  ],
});
