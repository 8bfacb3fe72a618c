import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const termsOfUse: Messages['termsOfUse'] = (product) => ({
  intro: `Estas são as regras entre você e quem opera este servidor do ${product} (“o operador”). São curtas de propósito.`,
  sections: [
    section('who', 'Quem pode usar', [
      'Você precisa ter pelo menos 18 anos e ser maior de idade onde vive. É permitida uma conta por pessoa; ela é só sua, e você é responsável pela senha.',
      'Companheiros de IA podem não ser adequados para alguns menores de idade.',
    ]),
    section('what', 'O que é um personagem', [
      'Cada personagem é um adulto fictício, interpretado por um programa. Nenhum é uma pessoa, nenhum sente nada, e nenhum pode ver, visitar ou ajudar você no mundo real. Um personagem pode dizer coisas erradas.',
      'Nada do que um personagem diz é conselho médico, jurídico, financeiro ou profissional. Em perigo, ligue para a emergência; quando a vida pesa demais, a página “Segurança” mostra com quem falar.',
      links({ '/safety': 'Segurança e linhas de apoio' }),
    ]),
    section('conduct', 'Como usar', [
      'As diretrizes da comunidade fazem parte destes termos. Além delas, por favor, não:',
      list([
        'contorne limites, leia o que é de outra pessoa, nem tente sobrecarregar ou danificar o servidor;',
        'use meios automatizados para extrair o conteúdo em grande escala;',
        'faça passar o que um personagem escreveu por palavras de uma pessoa real.',
      ]),
      links({ '/community-guidelines': 'Diretrizes da comunidade' }),
    ]),
    section('chats', 'Créditos e ouro', [
      'Uma conta nova recebe uma quantidade de créditos. Uma resposta custa um, mostrado antes de ser gasto. Uma resposta que nunca começou não custa nada: o crédito dela é devolvido automaticamente.',
      'Onde o operador vende créditos ou ouro, o preço é mostrado antes do pedido. O que está marcado como teste não gera cobrança. As assinaturas terminam sozinhas e não se renovam. Créditos e ouro não têm valor fora deste serviço e não podem ser trocados por dinheiro.',
    ]),
    section('words', 'O que é de quem', [
      'O que você escreve continua seu. O operador pode guardar e tratar o que for preciso para prestar o serviço, e nada além: não para treinar modelos, não para publicar.',
      'Você pode usar o que um personagem escreve para você. Os personagens que vêm com o programa, seus nomes, histórias e imagens, continuam com seus autores.',
    ]),
    section('end', 'Como termina', [
      'Você pode parar quando quiser: saia ou exclua sua conta no seu perfil, com tudo o que há nela.',
      'O operador pode encerrar uma conta que quebre estas regras, e mudar ou encerrar o serviço. Sempre que possível, isso é avisado com antecedência.',
    ]),
    section('liability', 'Sem garantia', [
      'O programa é oferecido como está: pode parar, errar ou perder dados, e os backups são tarefa do operador. Dentro do que a lei permite, ninguém responde por danos do seu uso. Os direitos que a lei dá a você como consumidor não são afetados.',
    ]),
  ],
});
