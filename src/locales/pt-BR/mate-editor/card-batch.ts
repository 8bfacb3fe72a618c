import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: 'Importar várias fichas',
  tag: 'importado',
  text: (most) =>
    `Escolha até ${formats.number(most)} fichas de personagem (JSON, PNG ou CHARX) ou solte-as aqui. Cada uma vira um personagem que só você vê. Nada do que uma ficha referencia é carregado.`,
  choose: 'Escolher arquivos',
  notReceived: 'Não foi possível receber os arquivos compartilhados. Escolha-os aqui.',
  folder: 'Escolher uma pasta',
  chosen: (count) => `Arquivos: ${formats.number(count)}`,
  surplus: (count, most) =>
    `Foram escolhidos mais de ${formats.number(most)} arquivos. Não importados: ${formats.number(count)}. Importe-os depois.`,
  age: 'Idade quando a ficha não informa',
  ageHint: 'Todo personagem é adulto: 18 anos ou mais.',
  pictures: 'Usar as imagens das fichas como retratos. Elas mostram personagens adultos, e eu posso usá-las.',
  start: 'Importar tudo',
  stop: 'Parar',
  resume: 'Continuar',
  retryFailed: 'Tentar de novo os que falharam',
  progress: (done, total) => `${formats.number(done)} de ${formats.number(total)} arquivos processados`,
  paused: (count) => `Em pausa. Arquivos restantes: ${formats.number(count)}.`,
  finished: 'Importação concluída.',
  tally: {
    imported: (count) => `Importados: ${formats.number(count)}`,
    duplicate: (count) => `Já existentes: ${formats.number(count)}`,
    refused: (count) => `Não importados: ${formats.number(count)}`,
    failed: (count) => `Com falha: ${formats.number(count)}`,
  },
  report: 'Relatório',
  waiting: 'Na fila',
  running: 'Importando…',
  again: (mate) => `Você já tem ${mate} a partir desta ficha.`,
  repeat: 'Importar mesmo assim',
  refusal: {
    name: 'A ficha não tem nome.',
    minor: 'A ficha deixa o personagem com menos de 18 anos. Todo personagem é adulto.',
    invalid: 'Um texto desta ficha contém algo que não é permitido.',
  },
  added: (fields) => `Preenchido aqui, confira: ${fields.join(', ')}.`,
  kept: (assets) => `No arquivo dela, guardado para exportação e não mostrado: ${assets.join(', ')}.`,
  notKept: (assets) =>
    `No arquivo dela, mas grande demais para guardar; mantenha o arquivo: ${assets.join(', ')}.`,
  remote: (count) => `Imagens em outros servidores, não carregadas: ${formats.number(count)}.`,
  missing: (count) => `Imagens que faltam no arquivo: ${formats.number(count)}.`,
  assets: {
    icon: (count) => `retratos: ${formats.number(count)}`,
    emotion: (count) => `expressões: ${formats.number(count)}`,
    background: (count) => `planos de fundo: ${formats.number(count)}`,
    user_icon: (count) => `retratos seus: ${formats.number(count)}`,
    other: (count) => `outros arquivos: ${formats.number(count)}`,
  },
};
