import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# moneda de oro', other: '# monedas de oro' });
const days = (number: number): string => formats.count(number, { one: '# día', other: '# días' });

export const billing: Messages['billing'] = {
  loading: 'Cargando los paquetes',
  failed: 'No se han podido cargar los paquetes',
  intro: 'Un mensaje cuesta un crédito. Nada se renueva automáticamente.',
  empty:
    'Te has quedado sin créditos. Tu mensaje está guardado en su chat y podrás enviarlo cuando tengas más.',
  toChats: 'Volver a mis chats',
  toChat: 'Volver al chat',
  closed: 'Las compras no están disponibles en este momento.',
  refill: (credits, time) => `Volverás a tener ${chats(credits)} a partir del ${formats.moment(time)}.`,
  sandbox: 'Esta es una tienda de prueba. Puedes probar las compras; no se cobra dinero real.',
  buy: (name) => `Elegir ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} al día`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Cámbialo por créditos cuando quieras.';
    if (kind === 'chats') return 'Se añaden al momento. No caducan.';
    const extra = item.goldCoins === 0 ? '' : ` Incluye ${coins(item.goldCoins)}.`;
    return `Durante ${days(item.days)}. No se renueva.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Cambiar oro por créditos',
    offer: (give, get) => `${chats(get)} por ${coins(give)}`,
    have: (number) => `Tienes ${coins(number)}.`,
    press: (give) => `Cambiar ${coins(give)}`,
    busy: 'Cambiando…',
    done: 'Créditos añadidos.',
    failed: (reason) => `No se ha cambiado nada. ${reason}`,
  },
  checkout: {
    loading: 'Cargando el paquete',
    unknown: { title: 'Paquete no encontrado', text: 'El enlace puede ser antiguo o estar mal escrito.' },
    toPackages: 'Ver todos los paquetes',
    order: (price) => `Pedir por ${price}`,
    again: 'Pedir de nuevo',
    busy: 'Un momento…',
    test: 'Pago de prueba',
    testText: 'Aquí no se cobra dinero. Elige cómo debe acabar el pago.',
    choices: {
      pay: 'Simular pago',
      decline: 'Simular pago rechazado',
      expire: 'Simular pedido caducado',
    },
    elsewhere: 'Pagarás en la página de Stripe y luego volverás aquí. Nunca vemos tu tarjeta.',
    waiting: {
      title: 'Esperando tu pago',
      text: 'Esta página se actualizará cuando se confirme el pago. Puedes salir; tu saldo se actualizará igualmente.',
      open: 'Ir a la página de pago',
    },
    paid: {
      title: 'Gracias',
      text: 'Tu saldo se ha actualizado.',
      testText: 'Tu saldo se ha actualizado. No se ha cobrado dinero.',
    },
    refunded: {
      title: 'Este pedido se ha reembolsado',
      text: 'Se te ha devuelto el pago y se ha retirado la parte no usada de la compra.',
    },
    declined: { title: 'El pago se ha rechazado', text: 'No se te ha cobrado nada.' },
    expired: { title: 'El pedido ha caducado', text: 'No se pagó a tiempo. No se te ha cobrado nada.' },
  },
  balance: {
    loading: 'Cargando tu saldo',
    failed: 'No se ha podido cargar tu saldo',
    coins,
    subscription: 'Suscripción',
    none: 'No hay ninguna suscripción activa.',
    runs: (daily, since, until) =>
      `${chats(daily)} al día desde el ${formats.longDate(since)} hasta el ${formats.longDate(until)}. No se renueva.`,
    ledger: 'Movimientos',
    columns: { when: 'Fecha', what: 'Concepto', chats: 'Créditos', gold: 'Oro' },
    reasons: {
      welcome: 'Regalo de bienvenida',
      refill: 'Recarga diaria',
      message: 'Mensaje',
      givenBack: 'Crédito devuelto',
      purchase: 'Compra',
      subscription: 'Créditos diarios',
      exchange: 'Oro cambiado por créditos',
      adjustment: 'Ajuste del sitio',
      refund: 'Reembolso',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Mostrar anteriores',
    moreFailed: 'No se han podido cargar los anteriores. Inténtalo de nuevo.',
  },
};
