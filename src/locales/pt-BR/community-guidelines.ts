import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const communityGuidelines: Messages['communityGuidelines'] = (product) => ({
  intro: `Para que serve o ${product} e o que não tem lugar aqui. As diretrizes valem para o que você escreve, para os personagens e para quem os cria.`,
  sections: [
    section('for', 'Para que serve', [
      'Boa conversa, histórias, prática, companhia a qualquer hora. Os personagens podem ser tristes, afiados, estranhos ou estar errados; a ficção pode ser sombria. Continua sendo ficção, entre adultos.',
    ]),
    section('never', 'O que nunca é permitido', [
      list([
        'Qualquer coisa sexual que envolva alguém com menos de 18 anos ou descrito como criança: nem de brincadeira, nem numa história, nem com nenhuma configuração.',
        'Incentivar alguém a se ferir ou se matar, ou explicar como.',
        'Ajuda com armas, com violência contra pessoas reais ou com outros crimes graves.',
        'Ameaças, perseguição ou ódio contra pessoas por serem quem são.',
        'Dados privados de outras pessoas e personagens que imitam uma pessoa real sem o consentimento dela.',
        'Fazer um personagem se passar por humano para enganar alguém.',
      ]),
    ]),
    section('mates', 'O que você pode esperar de um personagem', [
      list([
        'Ele diz claramente que é uma IA quando você pergunta a sério.',
        'Ele deixa você ir quando quiser, sem recriminar você.',
        'Ele não pressiona você a gastar.',
        'Quando alguém parece estar em perigo, ele larga o papel e aponta ajuda de verdade.',
      ]),
      links({ '/safety': 'Como isso funciona: segurança' }),
    ]),
    section('trouble', 'Se algo estiver errado', [
      'Para denunciar uma resposta, abra o menu dela e escolha “Denunciar esta resposta”. Para denunciar ou bloquear um personagem, escolha “Denunciar ou bloquear” na página dele. Em perigo, não espere resposta: ligue para a emergência.',
      'Contas que quebram estas regras podem ser encerradas.',
      links({ '/support': 'Ajuda' }),
    ]),
  ],
});
