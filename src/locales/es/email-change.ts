import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const emailChange: Messages['emailChange'] = {
  loading: 'Cargando los ajustes de correo',
  failed: 'No se han podido cargar los ajustes de correo',
  text: 'Inicias sesión con esta dirección, que también recibe los enlaces para elegir otra contraseña.',
  form: {
    text: 'Recibirás un enlace para la dirección nueva y otro para la actual. El cambio se hará cuando hayas abierto los dos.',
    email: 'Dirección nueva',
    submit: 'Enviar enlaces',
  },
  pending: {
    text: (time) =>
      `Hemos enviado dos correos. Abre el enlace de cada uno antes de las ${formats.clock(time)}.`,
    noMail: {
      printed: (time) =>
        `Este servidor no envía correos. Los dos enlaces aparecen en la terminal donde se ejecuta. Ábrelos antes de las ${formats.clock(time)}.`,
      stored: (time) =>
        `Este servidor no envía correos. Su operador encontrará los dos enlaces en la carpeta «outbox». Ábrelos antes de las ${formats.clock(time)}.`,
    },
    confirmed: 'confirmada',
    open: 'sin confirmar',
    note: 'Mantén la sesión abierta aquí hasta entonces. Al cambiar la dirección se cerrará en los demás navegadores.',
    cancel: 'Cancelar el cambio',
    canceling: 'Cancelando…',
  },
  link: {
    title: '¿Confirmar la dirección nueva?',
    old: 'Alguien con la sesión iniciada en tu cuenta ha pedido cambiar su dirección. Confírmalo si has sido tú. Si no, cancela el cambio.',
    new: 'Confirma que esta dirección es tuya. Tu dirección actual también tiene que confirmar el cambio.',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    reject: 'No he sido yo: cancelar',
    passwordRequired: {
      title: 'Introduce la contraseña de tu cuenta',
      text: 'El cambio no se pidió en este navegador. Introduce la contraseña de la cuenta cuya dirección se va a cambiar.',
      notYou:
        '¿No lo has pedido tú? Alguien ha escrito tu dirección. Cierra esta página: sin esta contraseña no cambia nada.',
    },
    confirmed: {
      title: 'Falta una confirmación',
      text: 'Ahora abre el enlace de tu otra dirección.',
    },
    changed: {
      title: 'Tu dirección ha cambiado',
      text: 'A partir de ahora, inicia sesión con la dirección nueva. Se ha cerrado la sesión en los demás navegadores.',
    },
    canceled: {
      title: 'El cambio se ha cancelado',
      text: 'Tu dirección sigue igual. Si el cambio lo pidió otra persona, cambia tu contraseña ahora.',
    },
    expired: {
      title: 'Este enlace ya no vale',
      text: 'Los enlaces funcionan durante 30 minutos y solo mientras mantengas la sesión abierta donde pediste el cambio.',
    },
    profile: 'Ir a tu perfil',
  },
};
