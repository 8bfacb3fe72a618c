import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Abriendo el chat…',
  failed: 'No se ha podido abrir este chat',
  missing: {
    title: 'Chat no encontrado',
    text: 'Puede que se haya eliminado o que sea de otra cuenta.',
    action: 'Ver tus chats',
  },
  messageGone: 'No se puede mostrar ese mensaje. Puede que se haya eliminado.',
  editEnded: 'El mensaje que estabas editando ya no está en este chat. Tu texto es ahora un mensaje nuevo.',
  back: 'Volver a tus chats',
  menu: 'Opciones del chat',
  search: 'Buscar en este chat',
  pinned: 'Mensajes fijados',
  pane: 'Sobre este chat',
  behind: 'Detrás de este chat',
  another: (name) => `Nuevo chat con ${name}`,
  profile: (name) => `Sobre ${name}`,
  temporary: {
    name: 'Chat temporal',
    banner:
      'De este chat no se recuerda nada. Se elimina cuando lo terminas, o una hora después de cerrarlo.',
    end: 'Terminar chat',
    endFailed: (reason) => `No se ha podido terminar este chat. ${reason}`,
    ended: { title: 'Este chat temporal ha terminado', text: 'Sus mensajes se han borrado.' },
    again: 'Nuevo chat temporal',
  },
  missingModel: {
    name: 'Modelo no disponible',
    text: (model, mate) =>
      `El modelo ${model} ya no está disponible. ${mate} responde ahora con el modelo predeterminado.`,
    choose: 'Elegir un modelo',
  },
  companion: 'Personaje de IA',
  origin: {
    scripted: 'Aquí, las respuestas salen de textos preparados.',
    model: 'Aquí, un modelo de lenguaje escribe las respuestas.',
  },
  replying: 'escribiendo…',
  reconnecting: 'reconectando…',
  conversation: (name) => `Conversación con ${name}`,
  saidBy: { user: 'Tú:', mate: (name) => `${name}:` },
  older: {
    failed: 'No se han podido cargar los mensajes anteriores.',
    whole: 'Este es el comienzo de la conversación.',
  },
  print: {
    open: 'Imprimir',
    loaded: (count) => formats.count(count, { one: '# mensaje cargado', other: '# mensajes cargados' }),
    unsupported: 'Este navegador no puede imprimir esta página.',
    omitted: (count) =>
      `Solo se imprimen los ${formats.number(count)} mensajes más recientes. Para imprimir también los anteriores, elige «Imprimir» en el menú del chat.`,
    limited: (count, all, place) =>
      `Solo se imprimen los ${formats.number(count)} mensajes más recientes de ${formats.number(all)}. Para tenerlos todos, descarga el chat en «${place}».`,
  },
  latest: 'Ir al último mensaje',
  composer: {
    label: (name) => `Mensaje para ${name}`,
    send: 'Enviar',
    price: (left) => `1 crédito por mensaje · quedan ${formats.number(left)}`,
    empty: 'No te quedan créditos.',
    signedOut: 'Has cerrado la sesión. Tu borrador está guardado en este dispositivo.',
    blocked: (name: string) => `Has bloqueado a ${name}.`,
    unblock: 'Desbloquear en tu perfil',
    refill: (credits, time) => `Volverás a tener ${chats(credits)} a partir del ${formats.moment(time)}.`,
    more: 'Conseguir más créditos',
    long: (over) => formats.count(over, { one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
    keys: 'Pulsa Intro para enviar, Mayús+Intro para una línea nueva, la flecha hacia arriba en el campo vacío para editar tu último mensaje y Alt con la flecha hacia arriba para recuperar lo que escribiste antes.',
  },
  live: {
    thinking: 'Pensando…',
    slow: 'Está tardando más de lo normal…',
    reconnecting: 'Se ha perdido la conexión. Reconectando…',
    stopping: 'Parando…',
  },
  queued: 'Pendiente de envío',
  offline: 'Esperando a la red',
  moveUp: 'Enviar antes',
  notSent: {
    stopped: 'Aún sin enviar.',
    expired: 'Sin enviar. Inicia sesión.',
    empty: 'Sin enviar. No te quedan créditos.',
    ageless: 'Indica tu fecha de nacimiento para enviar esto.',
    unreachable: 'Sin enviar. Se enviará automáticamente cuando vuelvas a tener conexión.',
    stream: 'Sin enviar. Algo ha fallado en el servidor.',
    rejected: (reason) => `Sin enviar. ${reason}`,
    again: 'Enviar de nuevo',
    asNew: 'Enviar como mensaje nuevo',
    back: 'Editar mensaje',
  },
  refused: {
    4030: 'Este personaje ya no está disponible. Aún puedes leer este chat.',
    4032: 'Aún no tienes edad para chatear.',
    4033: 'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    4040: 'Esta conversación se ha eliminado.',
    4041: 'El mensaje que editaste se ha eliminado.',
    4220: 'No se permite contenido sexual con menores de 18 años.',
    4230: 'Has bloqueado a este personaje. Desbloquéalo en tu perfil para volver a escribir.',
    4231: 'El sitio ha retirado a este personaje. Aún puedes leer este chat.',
    5000: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    5020: 'No hubo respuesta, así que no se te ha cobrado. Inténtalo de nuevo.',
    5030: 'El servicio no está disponible temporalmente. Inténtalo de nuevo en un momento.',
  },
  broken: {
    another: 'No se ha podido obtener otra respuesta.',
    stopped: 'Has parado esta respuesta.',
    interrupted: 'Esta respuesta se interrumpió.',
    failed: 'Sin respuesta.',
    unread: 'No se ha podido cargar esta respuesta.',
    uncharged: 'No se te ha cobrado.',
    problems: {
      unreachable: 'No se ha podido contactar con el modelo de lenguaje.',
      refused: 'El modelo de lenguaje rechazó la petición.',
      slow: 'El modelo de lenguaje tardó demasiado.',
      broken: 'La respuesta del modelo de lenguaje se interrumpió.',
      empty: 'El modelo de lenguaje no envió ningún texto.',
      stopped: 'El servidor se reinició.',
      unforeseen: 'Algo falló en el servidor.',
      declined: 'El modelo de lenguaje se negó a responder.',
      thoughts: 'El modelo de lenguaje gastó toda su respuesta en pensar.',
      failed: 'El servidor del modelo de lenguaje tuvo un error.',
    },
    continue: 'Continuar',
    retry: 'Reintentar',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 20 ? 'Esta noche' : 'Hoy'}, ${time}`;
    return `${days === 1 ? 'Ayer' : formats.day(said, now)}, ${time}`;
  },
};
