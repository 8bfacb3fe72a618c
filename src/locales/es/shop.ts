import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# moneda de oro', other: '# monedas de oro' });
const days = (number: number): string => formats.count(number, { one: '# día', other: '# días' });

export const shop: Messages['shop'] = {
  navigation: 'Compras',
  home: 'Descubrir',
  chats: 'Mis chats',
  packages: 'Paquetes',
  mine: 'Mi saldo',
  loading: 'Cargando los paquetes',
  failed: 'Los paquetes no han llegado',
  title: 'Chats y oro',
  intro: 'Un mensaje cuesta un chat. Nada se renueva por sí solo.',
  empty:
    'Se te han acabado los chats. Lo que escribiste se guarda en su chat y podrás enviarlo en cuanto tengas más.',
  toChats: 'Volver a mis chats',
  closed: 'Por ahora no se puede comprar nada en este servidor.',
  sandbox: 'Esta es una tienda de prueba: se pueden probar las compras y no se mueve dinero.',
  buy: (name) => `Elegir ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} al día`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Para cambiarlo por chats cuando los necesites.';
    if (kind === 'chats') return 'Se añaden al momento. No caducan con el tiempo.';
    const extra = item.goldCoins === 0 ? '' : ` Y ${coins(item.goldCoins)} al momento.`;
    return `Durante ${days(item.days)}; después termina por sí sola.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Cambiar oro por chats',
    offer: (give, get) => `${chats(get)} por ${coins(give)}`,
    have: (number) => `Tienes ${coins(number)}.`,
    press: (give) => `Dar ${coins(give)}`,
    busy: 'Cambiando…',
    done: 'Los chats son tuyos.',
    failed: (reason) => `No se ha cambiado nada. ${reason}`,
  },
  checkout: {
    title: 'Tu pedido',
    loading: 'Cargando el paquete',
    unknown: { title: 'No existe ese paquete', text: 'La dirección puede ser antigua o estar mal escrita.' },
    toPackages: 'Ver todos los paquetes',
    order: (price) => `Pedir por ${price}`,
    again: 'Pedir de nuevo',
    busy: 'Un momento…',
    test: 'Pago de prueba',
    testText: 'Aquí no se mueve dinero. Elige cómo debe acabar el pago.',
    choices: {
      pay: 'Simular el pago',
      decline: 'Simular que se rechaza el pago',
      expire: 'Simular que se agota el tiempo',
    },
    elsewhere:
      'Pagas en la página de nuestro proveedor de pagos, Stripe, y vuelves aquí. Nunca vemos tu tarjeta.',
    waiting: {
      title: 'Esperando tu pago',
      text: 'En cuanto llegue, esta página lo mostrará. También puedes irte: se abonará igualmente.',
      open: 'Ir a la página de pago',
    },
    paid: {
      title: 'Gracias',
      text: 'Ya está en tu saldo.',
      testText: 'Ya está en tu saldo. No se ha movido dinero.',
    },
    refunded: {
      title: 'Este pedido se ha reembolsado',
      text: 'El pago ha vuelto a ti y se ha retirado lo que quedaba de la compra.',
    },
    declined: { title: 'El pago se ha rechazado', text: 'No se ha añadido ni cobrado nada.' },
    expired: { title: 'El pedido ha caducado', text: 'No se pagó a tiempo. No se ha cobrado nada.' },
  },
  balance: {
    title: 'Tu saldo',
    loading: 'Cargando tu saldo',
    failed: 'Tu saldo no ha llegado',
    chats,
    coins,
    subscription: 'Suscripción',
    none: 'No hay ninguna suscripción en marcha.',
    runs: (daily, since, until) =>
      `${chats(daily)} al día desde el ${formats.longDate(since)} hasta el ${formats.longDate(until)}. Termina por sí sola.`,
    ledger: 'Movimientos',
    columns: { when: 'Cuándo', what: 'Qué', chats: 'Chats', gold: 'Oro' },
    reasons: {
      welcome: 'Regalo de bienvenida',
      message: 'Un mensaje',
      givenBack: 'Devuelto: no llegó respuesta',
      purchase: 'Compra',
      subscription: 'Chats diarios',
      exchange: 'Oro cambiado por chats',
      refund: 'Reembolso',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Mostrar anteriores',
    extending: 'Cargando…',
    moreFailed: 'Los anteriores no han llegado. Inténtalo de nuevo.',
  },
};
