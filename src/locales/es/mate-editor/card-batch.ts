import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: 'Importar varias fichas',
  tag: 'importado',
  text: (most) =>
    `Elige hasta ${formats.number(most)} fichas de personaje (JSON, PNG o CHARX) o arrástralas aquí. Cada una se convierte en un personaje que solo tú ves. No se carga nada de lo que una ficha enlaza.`,
  choose: 'Elegir archivos',
  notReceived: 'No se han podido recibir los archivos compartidos. Elígelos aquí.',
  folder: 'Elegir una carpeta',
  chosen: (count) => `Archivos: ${formats.number(count)}`,
  surplus: (count, most) =>
    `Has elegido más de ${formats.number(most)} archivos. Sin importar: ${formats.number(count)}. Impórtalos después.`,
  age: 'Edad si la ficha no indica ninguna',
  ageHint: 'Todos los personajes son adultos: 18 años o más.',
  pictures: 'Usar las imágenes de las fichas como retratos. Muestran a personajes adultos y puedo usarlas.',
  start: 'Importar todo',
  stop: 'Detener',
  resume: 'Continuar',
  retryFailed: 'Reintentar los fallidos',
  progress: (done, total) => `${formats.number(done)} de ${formats.number(total)} archivos procesados`,
  paused: (count) => `En pausa. Archivos pendientes: ${formats.number(count)}.`,
  finished: 'Importación terminada.',
  tally: {
    imported: (count) => `Importados: ${formats.number(count)}`,
    duplicate: (count) => `Ya existentes: ${formats.number(count)}`,
    refused: (count) => `No importados: ${formats.number(count)}`,
    failed: (count) => `Fallidos: ${formats.number(count)}`,
  },
  report: 'Informe',
  waiting: 'En espera',
  running: 'Importando…',
  again: (mate) => `Ya tienes a ${mate} de esta ficha.`,
  repeat: 'Importar de todos modos',
  refusal: {
    name: 'La ficha no tiene nombre.',
    minor: 'La ficha presenta a alguien menor de 18 años. Todos los personajes son adultos.',
    invalid: 'Un texto de esta ficha contiene algo que no está permitido.',
  },
  added: (fields) => `Completado aquí, revísalo: ${fields.join(', ')}.`,
  kept: (assets) => `En su archivo, guardado para exportar y sin mostrar: ${assets.join(', ')}.`,
  notKept: (assets) =>
    `En su archivo, pero demasiado grande para guardarlo; conserva el archivo: ${assets.join(', ')}.`,
  remote: (count) => `Imágenes en otros servidores, sin cargar: ${formats.number(count)}.`,
  missing: (count) => `Imágenes que faltan en el archivo: ${formats.number(count)}.`,
  assets: {
    icon: (count) => `retratos: ${formats.number(count)}`,
    emotion: (count) => `expresiones: ${formats.number(count)}`,
    background: (count) => `fondos: ${formats.number(count)}`,
    user_icon: (count) => `retratos tuyos: ${formats.number(count)}`,
    other: (count) => `otros archivos: ${formats.number(count)}`,
  },
};
