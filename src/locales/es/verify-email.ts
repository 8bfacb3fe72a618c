import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('es');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Revisa tu correo',
  sentTo: (email) =>
    `Hemos enviado un enlace a ${email}. Ábrelo y confirma tu dirección, y esta página seguirá sola.`,
  sent: 'Te hemos enviado un enlace. Ábrelo y confirma tu dirección, y esta página seguirá sola.',
  waiting: 'Esperando tu confirmación',
  paused: 'En pausa mientras no estás. Sigue cuando vuelvas.',
  hint: '¿No lo ves? Mira en la carpeta de spam.',
  resend: 'Enviar de nuevo',
  sentAgain: {
    delivered: 'Te hemos enviado un enlace nuevo.',
    printed: 'Tu enlace nuevo aparece en la terminal donde se ejecuta el servidor.',
    stored: 'El operador encontrará tu enlace nuevo en la carpeta «outbox».',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? `Reenviar en ${formats.number(seconds)} s`
      : `Reenviar en ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'Usar otra dirección',
  lookAgain: 'Comprobar de nuevo',
  stopped: {
    title: 'Hemos dejado de comprobar',
    text: 'Tu enlace sigue funcionando. Ábrelo y luego comprueba de nuevo o inicia sesión.',
  },
  expired: {
    text: 'Han pasado diez minutos. Quizá el enlace aún funcione: ábrelo y comprueba de nuevo, o pide uno nuevo.',
  },
  nothing: {
    title: 'No hay nada que confirmar',
    text: 'Abre otra vez tu enlace o crea una cuenta.',
    signUp: 'Crear una cuenta',
  },
  linkOpened: {
    title: 'Confirma tu correo electrónico',
    text: 'Estás a un paso de tu cuenta.',
    confirm: 'Confirmar mi correo',
    notYou:
      '¿No te has registrado? Alguien ha usado tu dirección. Cierra esta página: sin tu confirmación no se crea ninguna cuenta.',
  },
  confirming: { title: 'Confirmando tu dirección', text: 'Un momento.' },
  passwordRequired: {
    title: 'Escribe la contraseña de este registro',
    text: 'El registro se hizo en otro navegador. Escribe la contraseña que se eligió allí.',
    submit: 'Confirmar e iniciar sesión',
    checking: 'Comprobando…',
    notYou:
      'Alguien ha usado tu dirección para registrarse. Si no has sido tú, cierra esta página: sin esta contraseña no se crea ninguna cuenta.',
    ownAccount: 'Crear mi propia cuenta',
  },
  confirmed: {
    title: 'Tu dirección está confirmada',
    signIn: 'Ya puedes iniciar sesión.',
    signedIn: 'Has iniciado sesión.',
    signingIn: 'Iniciando sesión…',
  },
  addressTaken: {
    title: 'Esta dirección ya tiene una cuenta',
    text: 'Inicia sesión para continuar. Si no te has registrado otra vez, no hay nada que hacer.',
  },
  linkExpired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces funcionan durante 24 horas. Regístrate otra vez para recibir uno nuevo.',
  },
  rejected: { title: 'No se ha podido confirmar tu dirección' },
};
