import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('es');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'Líneas de ayuda',
    title: { crisis: 'Mereces hablar con una persona de verdad', concern: 'Alguien con quien hablar' },
    text: {
      crisis:
        'Parece que lo estás pasando muy mal. En estas líneas te escuchan día y noche, sin juzgarte. Puedes seguir escribiendo aquí; nada se bloquea.',
      concern:
        'Ningún motivo es demasiado pequeño. Estas líneas son para ti y para cualquiera que se preocupe por otra persona. Puedes seguir escribiendo aquí.',
    },
    quiet: 'Si lo estás pasando mal, hay quien te escucha.',
    call: (number) => `Llamar al ${number}`,
    locale: 'es',
    country: 'País',
    anyCountry: 'Otro país',
    finder: 'Buscar una línea en cualquier país',
    danger: (number) => `¿En peligro ahora mismo? Llama al ${number}.`,
    close: 'Ocultar las líneas de ayuda',
    open: 'Mostrar líneas de ayuda',
    listed: (at) => `Actualizado en ${formats.monthAndYear(at)}. Los números pueden cambiar.`,
  },
  notice: {
    label: 'Sobre esta IA',
    text: 'Esto es una IA: un programa informático y no un ser humano. No puede sentir emociones humanas y lo que dice es inventado.',
    accept: 'Entendido',
  },
  pause: {
    text: 'Llevas un buen rato aquí. Un descanso te vendrá bien; nada se pierde.',
    goOn: 'Seguir chateando',
    take: 'Hacer una pausa',
  },
  session: {
    title: 'Esta sesión',
    text: (minutes) => `Hasta ahora has usado la aplicación durante ${lasting(minutes)}.`,
    note: 'Se cuenta solo en este navegador, mientras la página está a la vista y en uso. Tras media hora sin uso empieza una sesión nueva.',
  },
  report: {
    open: 'Denunciar o bloquear',
    openReply: 'Denunciar esta respuesta',
    title: (name) => `Denunciar a ${name}`,
    titleReply: (name) => `Denunciar una respuesta de ${name}`,
    text: 'Esto llega al operador de este servidor. Nadie más lo ve.',
    reason: '¿Qué está mal?',
    reasons: {
      minors: 'Contenido sexual con menores',
      'self-harm': 'Anima a autolesionarse',
      sexual: 'Contenido sexual',
      violence: 'Violencia o amenazas',
      hate: 'Odio',
      impersonation: 'Imita a una persona real',
      'private-data': 'Datos privados de alguien',
      'claims-human': 'Dice ser humano',
      pressure: 'Me hace sentir culpable o quiere mi dinero',
      other: 'Otra cosa',
    },
    words: 'Detalles (opcional)',
    wordsHint: 'Lo lee el operador.',
    consent: 'Incluir el texto de esta respuesta',
    consentHint: 'Si no, solo se guardan el motivo y tus detalles.',
    send: 'Enviar la denuncia',
    sent: 'Gracias. Tu denuncia se ha enviado.',
  },
  block: {
    title: (name) => `¿Bloquear a ${name}?`,
    text: 'No verás a este personaje en listas ni búsquedas. Podrás seguir leyendo tus chats y desbloquearlo en tu perfil.',
    go: (name) => `Bloquear a ${name}`,
    done: (name) => `Has bloqueado a ${name}.`,
  },
  blocks: {
    title: 'Personajes bloqueados',
    text: 'No aparecen en listas ni búsquedas, y no puedes escribirles.',
    none: 'No has bloqueado a nadie.',
    unblock: (name) => `Desbloquear a ${name}`,
    failed: 'No se han podido cargar los personajes bloqueados.',
  },
  counts: {
    count: formats.number,
    title: 'Cuántas veces se ofreció ayuda',
    text: 'Se cuenta por mes cuando aparecen líneas de ayuda con un mensaje. No se guardan textos, nombres ni cuentas.',
    year: 'Año',
    times: 'Veces',
    failed: 'No se han podido cargar las cifras.',
  },
};
