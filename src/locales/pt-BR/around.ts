import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'Sair',
  theme: 'Cores',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  language: {
    label: 'Idioma',
    fetching: 'Os textos estão a caminho…',
    stop: 'Parar',
    notFetched: 'Esse idioma não chegou. Verifique sua conexão e escolha de novo.',
    untold: (reason) => `Sua conta ainda não sabe do novo idioma. ${reason}`,
    untoldHere: 'Sua conta ainda não sabe disso.',
    tell: 'Avisar de novo',
  },
  honesty: 'Todos os personagens são de IA. Nenhum deles é uma pessoa.',
  footerNavigation: 'Sobre',
  footer: {
    support: 'Ajuda',
    faq: 'Perguntas',
    guidelines: 'Diretrizes da comunidade',
    safety: 'Segurança e linhas de apoio',
    privacy: 'Aviso de privacidade',
    terms: 'Termos de uso',
  },
  offline: 'Você está sem conexão. O que já está aqui dá para ler; o resto espera a rede.',
  backOnline: 'Você está conectado de novo.',
  notifications: 'Avisos',
  dismiss: 'Dispensar',
  times: (count) => formats.count(count, { one: '# vez', other: '# vezes' }),
};
