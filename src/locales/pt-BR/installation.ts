import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Uma nova versão está disponível.',
    reload: 'Recarregar',
    pending: 'Recarregando…',
    dismiss: 'Agora não',
  },
  version: (version: string) => `Versão ${version}`,
  title: 'Aplicativo',
  install: {
    offer: (product) =>
      `Instale o ${product} para abrir em uma janela própria e ler as últimas conversas sem conexão.`,
    text: (product) => `Abra ${product} pela tela inicial ou pela área de trabalho, em uma janela própria.`,
    action: 'Instalar',
    pending: 'Instalando…',
    installed: 'O aplicativo está instalado neste dispositivo.',
    ios: 'Para instalar o aplicativo, toque em Compartilhar no Safari e depois em “Adicionar à Tela de Início”.',
  },
  copies: {
    label: 'Manter conversas recentes neste dispositivo',
    text: (rooms, messages) =>
      `As últimas ${formats.number(rooms)} conversas, com até ${formats.number(messages)} mensagens cada, podem ser lidas sem conexão. Elas são apagadas quando você sai da conta. Quem tiver acesso ao armazenamento deste navegador poderá lê-las. Conversas temporárias não são guardadas.`,
  },
};
