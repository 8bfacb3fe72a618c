import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: 'Antes de conversar',
  why: (years: number) =>
    `Você precisa ter ${formats.number(years)} anos ou mais para conversar. Informe sua data de nascimento.`,
  doubt: {
    title: 'Uma pergunta',
    read: (years: number) =>
      `Esta sua frase dá a entender que você tem menos de ${formats.number(years)} anos:`,
    unquoted: (years: number) =>
      `Algo que você escreveu dá a entender que você tem menos de ${formats.number(years)} anos.`,
    meanwhile:
      'As conversas e os personagens para adultos esperam sua resposta. Nenhuma das suas configurações mudou.',
    misunderstood: 'Foi um mal-entendido',
    young: (years: number) => `Tenho menos de ${formats.number(years)} anos`,
  },
  privacy: 'Só você pode vê-la, e ela é excluída com a sua conta. Depois não dá para mudar.',
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
  legend: 'Data de nascimento',
  confirming: 'Um momento…',
  slow: 'Está demorando um pouco.',
  noSuchDay: 'Confira o dia, o mês e o ano.',
  failed: 'Não deu certo. Tente de novo.',
  refused: {
    title: 'Ainda não',
    text: (years: number) =>
      `Agradecemos a sinceridade. Você precisa ter ${formats.number(years)} anos ou mais para conversar. Ainda assim, pode explorar, ler sobre os personagens e salvar favoritos.`,
    until: (time: number) =>
      `Se você se enganou, poderá informar sua data de nascimento de novo a partir de ${formats.moment(time)}.`,
    browse: 'Explorar personagens',
  },
  section: {
    title: 'Idade e conteúdo',
    unreached: 'Não foi possível carregar suas configurações de idade.',
    unknown: 'Você ainda não informou sua data de nascimento. Ela é necessária para conversar.',
    confirmed: 'Sua idade está confirmada.',
    refused: 'Você ainda não tem idade para conversar.',
    mature: 'Mostrar personagens para adultos',
    matureNote:
      'Personagens que seus criadores marcaram como conteúdo adulto. Quando desligado, você não os vê, e suas conversas com eles ficam ocultas.',
    young: (years: number) =>
      `Personagens para adultos são para pessoas com ${formats.number(years)} anos ou mais.`,
  },
};
