import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Abrindo ${provider}…`,
  signingIn: (provider) => `Entrando com ${provider}…`,
  notes: {
    notSetUp: (provider) => `Aqui não dá para entrar com ${provider}. Você pode usar seu e-mail.`,
    refused: (provider, reason) => `Não foi possível abrir ${provider}. ${reason}`,
    cancelled: (provider) => `Você voltou de ${provider} sem entrar. Tente de novo ou use seu e-mail.`,
    stranded: (provider) =>
      `${provider} não abriu. Verifique sua conexão e tente de novo, ou use seu e-mail.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Este acesso com ${provider} não foi iniciado nesta janela e por isso não foi usado.`,
    stale: (provider) => `O acesso com ${provider} demorou demais. Comece de novo, por favor.`,
    cancelled: (provider) => `Você não entrou com ${provider}. Pode tentar de outra forma.`,
    refused: (provider) => `${provider} não deixou você entrar. Pode tentar de outra forma.`,
  },
};
