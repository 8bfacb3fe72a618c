import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'Escribe el correo de tu cuenta. Recibirás un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
  },
  sent: {
    title: 'Revisa tu correo',
    text: (email) =>
      `Hemos enviado un correo a ${email}. El enlace funciona durante 30 minutos. ¿No lo ves? Mira en la carpeta de spam.`,
    again: 'Probar otra dirección o enviar de nuevo',
  },
  choosing: {
    title: 'Elige una contraseña nueva',
    text: 'Se cerrará la sesión en todos los demás dispositivos.',
    submit: 'Guardar e iniciar sesión',
  },
  opening: { loading: 'Comprobando tu enlace', failed: 'No se ha podido comprobar tu enlace' },
  passkeys: {
    title: 'Claves de acceso con las que se puede iniciar sesión',
    text: 'Marca las que no reconozcas. Se eliminarán al guardar.',
    added: (time) => `añadida el ${formats.date(time)}`,
  },
  expired: {
    title: 'Este enlace ya no vale',
    text: 'Los enlaces funcionan una sola vez, durante 30 minutos.',
    again: 'Pedir un enlace nuevo',
  },
  unsupported: {
    title: 'No disponible aquí',
    text: 'Este servidor no puede enviar un enlace. Contacta con el operador de este servidor para recuperar tu cuenta.',
  },
  changed: {
    title: 'Tu contraseña ha cambiado',
    text: 'Para iniciar sesión, confirma con tu clave de acceso o un código de recuperación.',
  },
  done: { title: 'Tu contraseña ha cambiado', text: 'Has iniciado sesión.' },
};
