import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Abrindo ${provider}…`,
  signingIn: (provider) => `Entrando com ${provider}…`,
  notices: {
    notSetUp: (provider) => `Aqui não dá para entrar com ${provider}. Use seu e-mail.`,
    failed: (provider, reason) => `Não foi possível abrir ${provider}. ${reason}`,
    canceled: (provider) => `O login com ${provider} foi cancelado. Tente de novo ou use seu e-mail.`,
    redirectTimedOut: (provider) =>
      `Não foi possível abrir ${provider}. Verifique sua conexão e tente de novo, ou use seu e-mail.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Este login com ${provider} foi iniciado em outra janela ou aplicativo. Volte para lá ou entre aqui de novo.`,
    stale: (provider) => `O login com ${provider} demorou demais. Tente de novo.`,
    cancelled: (provider) => `O login com ${provider} foi cancelado. Você pode tentar de outra forma.`,
    refused: (provider) => `${provider} recusou o login. Você pode tentar de outra forma.`,
  },
};
