import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: 'El modelo de lenguaje',
  loading: (name) => `Cargando ${name}…`,
  reading: (tokens) => `Leyendo ${formats.number(tokens)} tokens…`,
  swapped: (name) => `A partir de ahora escribe otro modelo de lenguaje: ${name}.`,
  cut: (tokens) =>
    `El modelo de lenguaje solo ha leído los últimos ${formats.number(tokens)} tokens de este chat. A partir de ahora recibe menos. Para que recuerde más, cárgalo con un contexto mayor.`,
  dismiss: 'Cerrar',
  problems: {
    gone: 'No se ha podido contactar con el modelo de lenguaje. Comprueba que su programa está en marcha en el ordenador donde funciona este servidor.',
    missing: 'El programa que ejecuta el modelo de lenguaje no lo tiene. Comprueba qué modelos ofrece.',
  },
  states: {
    unknown: 'Aún no se sabe nada',
    loading: 'Cargándose',
    reading: 'Leyendo el chat',
    ready: 'Cargado: responde',
    gone: 'Sin conexión',
  },
  events: {
    'xstate.init': 'Se abrió el chat.',
    'model.loading': 'El servidor avisa de que el modelo se está cargando.',
    'model.reading': 'El servidor avisa de que el modelo está leyendo.',
    'model.answered': 'El modelo responde.',
    'model.gone': 'No se ha podido contactar con el modelo.',
    'model.swapped': 'Ahora escribe otro modelo.',
    'model.cut': 'El modelo solo leyó el final del chat.',
    'notice.dismiss': 'Cerraste el aviso.',
    'stream.model': 'El servidor avisa de lo que hace el modelo de lenguaje.',
    'model.asked': 'El servidor tiene el mensaje y pregunta al modelo.',
  },
};
