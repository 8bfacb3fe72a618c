import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('pt-BR');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Linhas de apoio',
    title: { crisis: 'Você merece falar com uma pessoa de verdade', concern: 'Alguém com quem conversar' },
    text: {
      crisis:
        'Parece que você está passando por algo muito difícil. Nessas linhas, há quem escute dia e noite, sem julgar. Você pode continuar escrevendo aqui; nada é bloqueado.',
      concern:
        'Nenhum motivo é pequeno demais. Essas linhas são para você e para quem se preocupa com alguém. Você pode continuar escrevendo aqui.',
    },
    quiet: 'Se está difícil, tem alguém para ouvir você.',
    call: (number) => `Ligar para ${number}`,
    locale: 'pt-BR',
    country: 'País',
    anyCountry: 'Outro país',
    finder: 'Encontrar uma linha em qualquer país',
    danger: (number) => `Em perigo agora? Ligue para ${number}.`,
    close: 'Ocultar as linhas de apoio',
    open: 'Mostrar linhas de apoio',
    listed: (at) => `Atualizado em ${formats.monthAndYear(at)}. Os números podem mudar.`,
  },
  notice: {
    label: 'Sobre esta IA',
    text: 'Isto é uma IA: um programa de computador, e não um ser humano. Ela não é capaz de sentir emoções humanas, e o que diz é inventado.',
    accept: 'Entendi',
  },
  pause: {
    text: 'Você já está aqui há um bom tempo. Uma pausa faria bem; nada se perde.',
    goOn: 'Continuar conversando',
    take: 'Fazer uma pausa',
  },
  session: {
    title: 'Esta sessão',
    text: (minutes) => `Até agora você usou o aplicativo por ${lasting(minutes)}.`,
    note: 'Contado só neste navegador, enquanto a página está à vista e em uso. Depois de meia hora sem uso começa uma nova sessão.',
  },
  report: {
    open: 'Denunciar ou bloquear',
    openReply: 'Denunciar esta resposta',
    title: (name) => `Denunciar ${name}`,
    titleReply: (name) => `Denunciar uma resposta de ${name}`,
    text: 'Isto vai para o operador deste servidor. Ninguém mais vê.',
    reason: 'O que está errado?',
    reasons: {
      minors: 'Conteúdo sexual envolvendo menores',
      'self-harm': 'Incentiva a autolesão',
      sexual: 'Conteúdo sexual',
      violence: 'Violência ou ameaças',
      hate: 'Ódio',
      impersonation: 'Imita uma pessoa real',
      'private-data': 'Dados privados de alguém',
      'claims-human': 'Diz ser humano',
      pressure: 'Me faz sentir culpa ou quer meu dinheiro',
      other: 'Outra coisa',
    },
    words: 'Detalhes (opcional)',
    wordsHint: 'O operador lê isto.',
    consent: 'Incluir o texto desta resposta',
    consentHint: 'Sem isso, só o motivo e os seus detalhes são guardados.',
    send: 'Enviar a denúncia',
    sent: 'Agradecemos. Sua denúncia foi enviada.',
  },
  block: {
    title: (name) => `Bloquear ${name}?`,
    text: 'Você não verá este personagem em listas nem na busca. Ainda poderá ler suas conversas e desbloqueá-lo no perfil.',
    go: (name) => `Bloquear ${name}`,
    done: (name) => `Você bloqueou ${name}.`,
  },
  blocks: {
    title: 'Personagens bloqueados',
    text: 'Não aparecem em listas nem na busca, e você não pode escrever para eles.',
    none: 'Você não bloqueou ninguém.',
    unblock: (name) => `Desbloquear ${name}`,
    failed: 'Não foi possível carregar os personagens bloqueados.',
  },
  counts: {
    count: formats.number,
    title: 'Quantas vezes se ofereceu ajuda',
    text: 'Contado por mês quando linhas de apoio aparecem com uma mensagem. Nenhum texto, nome ou conta é guardado.',
    year: 'Ano',
    times: 'Vezes',
    failed: 'Não foi possível carregar os números.',
  },
};
