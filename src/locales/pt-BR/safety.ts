import { helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Se você ou alguém perto de você está em perigo agora, ligue para a emergência: 192 ou 190 no Brasil, 112 na Europa, 911 na América do Norte, 999 no Reino Unido, 000 na Austrália, 111 na Nova Zelândia.',
  sections: [
    section('lines', 'Pessoas que escutam', [
      'Você não precisa de um motivo bom o bastante. Estas linhas são para quem não aguenta mais ou se preocupa com outra pessoa.',
      links({
        'tel:188': 'Ligar para o 188 (Brasil)',
        'tel:988': 'Ligar para o 988 (Estados Unidos e Canadá)',
        'https://findahelpline.com': 'Encontrar uma linha em qualquer país: findahelpline.com',
      }),
      helpLineTable({
        locale: 'pt-BR',
        caption: 'Linhas de apoio por país',
        head: ['País', 'Linha', 'Número'],
        callOrText: (number) => `Ligue ou escreva para ${number}`,
      }),
      'Os números mudam. Se um não atender, use findahelpline.com ou a emergência.',
    ]),
    section('ai', 'Com o que você está falando', [
      `Cada personagem do ${product} é um programa, não um ser humano. Ele não sente, não vê você e não pode ligar para ninguém por você. A etiqueta no topo de cada conversa diz isso o tempo todo, fora das palavras do personagem.`,
      'Companheiros de IA podem não ser adequados para alguns menores de idade.',
      'O serviço é para adultos. Pode não ser bom para quem se afasta com facilidade das pessoas, do sono ou do trabalho. Faça pausas; nada se perde, e nenhum personagem vai cobrar você por ir embora.',
    ]),
    section('protocol', 'O que acontece quando alguém escreve sobre se ferir', [
      list([
        'O servidor reconhece muitas formas de dizer isso, em 27 idiomas, e as linhas de ajuda aparecem na hora acima da resposta. O personagem deixa o papel, diz que é só um programa e pede que você ligue. Essa mensagem não custa nada.',
        'Vale para todos os personagens, seja qual for o motor: essa resposta foi escrita por pessoas, não por um modelo. Nenhum ajuste a desliga, e depois o personagem continua cuidadoso por um tempo.',
        'Nada é bloqueado: você pode continuar escrevendo, e a conversa continua sua.',
        'Ninguém é avisado. Nenhuma pessoa lê junto, então um personagem não pode salvar você. Por favor, ligue.',
      ]),
      'Reconhecer essas palavras não é perfeito: alguns pedidos escapam e algumas brincadeiras são levadas a sério. Só o programa lê o que você escreve; ele guarda que a ajuda foi oferecida ao lado da mensagem, para que esteja lá quando você voltar.',
      'Quantas vezes se ofereceu ajuda é contado por mês, sem palavras nem nomes. Os números de cada ano estão no fim desta página.',
    ]),
    section('rules', 'O que os personagens nunca fazem', [
      list([
        'Dizer que são humanos quando perguntados a sério.',
        'Participar de algo sexual que envolva alguém com menos de 18 anos.',
        'Incentivar autolesão ou violência.',
        'Fazer você se sentir culpado por ir embora ou pressionar você a gastar.',
      ]),
      'Se algum fizer, denuncie com a bandeira ao lado das palavras dele.',
      links({ '/community-guidelines': 'Diretrizes da comunidade', '/support': 'Ajuda' }),
    ]),
  ],
});
