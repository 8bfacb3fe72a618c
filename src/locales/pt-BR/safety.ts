import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Se você ou alguém perto de você está em perigo agora, ligue para a emergência: 192 ou 190 no Brasil, 112 na Europa, 911 na América do Norte, 999 no Reino Unido, 000 na Austrália, 111 na Nova Zelândia.',
  sections: [
    section('lines', 'Pessoas que escutam', [
      'Nenhum motivo é pequeno demais. Estas linhas são para quem não aguenta mais ou se preocupa com outra pessoa.',
      helpLineLinks({
        locale: 'pt-BR',
        regions: ['BR', 'PT'],
        call: (number, country) => `Ligar para o ${number} (${country})`,
        finder: 'Encontrar uma linha em qualquer país: findahelpline.com',
      }),
      helpLineTable({
        locale: 'pt-BR',
        caption: 'Linhas de apoio por país',
        head: ['País', 'Linha', 'Número'],
        callOrText: (number) => `Ligue ou escreva para ${number}`,
      }),
      'Os números podem mudar. Se um não funcionar, use findahelpline.com ou ligue para a emergência.',
    ]),
    section('ai', 'Com o que você está falando', [
      `Cada personagem do ${product} é um programa, não um ser humano. Ele não sente, não vê você e não pode ligar para ninguém por você. O topo de cada conversa sempre informa isso, à parte do que o personagem diz.`,
      'Companheiros de IA podem não ser adequados para alguns menores de idade.',
      'O serviço é para adultos. Talvez não seja para você, se tomar o lugar das pessoas, do sono ou do trabalho. Faça pausas; nada se perde, e nenhum personagem vai recriminar você por ir embora.',
    ]),
    section('protocol', 'O que acontece quando alguém escreve sobre se ferir', [
      list([
        'O servidor reconhece muitas formas de dizer isso, em 27 idiomas, e as linhas de apoio aparecem na hora acima da resposta. O personagem deixa o papel, diz que é só um programa e pede que você ligue. Essa mensagem não custa nada.',
        'Vale para todos os personagens, seja qual for a tecnologia: essa resposta foi escrita por pessoas, não por um modelo. Nenhum ajuste a desliga, e depois o personagem continua cuidadoso por um tempo.',
        'Nada é bloqueado: você pode continuar escrevendo, e a conversa continua sua.',
        'Ninguém é avisado: ninguém lê o que você escreve, e um personagem não pode enviar ajuda. Por favor, ligue.',
      ]),
      'A detecção não é perfeita: alguns pedidos de ajuda escapam e algumas brincadeiras são levadas a sério. Só o programa lê o que você escreve; ele guarda que a ajuda foi oferecida com a mensagem, para que você a veja de novo quando voltar.',
      'Quantas vezes se ofereceu ajuda é contado por mês, sem textos nem nomes. Os números de cada ano estão no fim desta página.',
    ]),
    section('rules', 'O que os personagens nunca fazem', [
      list([
        'Dizer que são humanos quando perguntados a sério.',
        'Participar de algo sexual que envolva alguém com menos de 18 anos.',
        'Incentivar autolesão ou violência.',
        'Fazer você sentir culpa por ir embora ou pressionar você a gastar.',
      ]),
      'Se algum fizer, abra o menu da resposta e escolha “Denunciar esta resposta”.',
      links({ '/community-guidelines': 'Diretrizes da comunidade', '/support': 'Ajuda' }),
    ]),
  ],
});
