import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: 'Antes de conversar',
  why: (years: number) =>
    `As conversas são para pessoas com ${formats.number(years)} anos ou mais. Informe sua data de nascimento.`,
  kept: 'Ela fica na sua conta, onde só você pode vê-la, e some quando você exclui a conta. Você a informa uma única vez; depois não dá para mudar.',
  day: 'Dia',
  month: 'Mês',
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  year: 'Ano',
  choose: 'Escolha',
  legend: 'Sua data de nascimento',
  confirm: 'Continuar',
  confirming: 'Um momento…',
  slow: 'Está demorando um pouco.',
  stop: 'Parar de esperar',
  noSuchDay: 'Confira o dia, o mês e o ano.',
  failed: 'Não deu certo. Tente de novo.',
  refused: {
    title: 'Ainda não',
    text: (years: number) =>
      `Obrigado pela sinceridade. As conversas são para pessoas com ${formats.number(years)} anos ou mais, por isso continuam fechadas por enquanto. Todo o resto está aberto: dê uma olhada, leia sobre os personagens, guarde seus favoritos.`,
    until: (time: number) =>
      `Se foi um engano, você pode informar sua data de nascimento de novo a partir de ${formats.moment(time)}.`,
    browse: 'Dar uma olhada',
  },
  section: {
    title: 'Idade e conteúdo',
    loading: 'Consultando o que você informou.',
    unreached: 'Não foi possível consultar o que você informou sobre sua idade.',
    retry: 'Tentar de novo',
    unknown: 'Você ainda não informou sua data de nascimento. Ela é necessária antes de conversar.',
    confirmed: 'Sua idade está confirmada.',
    refused: 'As conversas estão fechadas para a sua idade.',
    mature: 'Mostrar personagens para adultos',
    matureNote:
      'Personagens que seus criadores marcaram como conteúdo adulto. Desligado, você nunca os vê, e suas conversas com eles ficam guardadas.',
    young: (years: number) =>
      `Personagens para adultos são para pessoas com ${formats.number(years)} anos ou mais.`,
  },
};
