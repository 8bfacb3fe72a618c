import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: 'Você tem rascunhos não enviados. Sair mesmo assim?',
  text: (count: number) =>
    `${formats.count(count, { one: '# rascunho não enviado está salvo neste dispositivo.', other: '# rascunhos não enviados estão salvos neste dispositivo.' })} Se você os mantiver, vai vê-los quando entrar de novo. Eles são excluídos quando outra conta entra. Até lá, quem tiver acesso ao armazenamento deste navegador poderia lê-los.`,
  stay: 'Manter minha sessão aberta',
  keep: 'Sair e manter rascunhos',
  remove: 'Sair e excluir rascunhos',
};
