import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: 'Sair e deixar palavras aqui?',
  text: (count: number) =>
    `${formats.count(count, { one: '# texto que você não enviou está guardado neste aparelho.', other: '# textos que você não enviou estão guardados neste aparelho.' })} Quem entrar aqui depois não os vê, e você os encontra quando voltar. Quem puder olhar o armazenamento deste navegador poderia lê-los.`,
  stay: 'Continuar conectado',
  keep: 'Sair e guardá-los aqui',
  remove: 'Sair e apagá-los',
};
