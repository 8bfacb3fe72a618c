import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Mira tu correo',
  sentTo: (email) => `Hemos enviado un enlace a ${email}. Ábrelo y esta página seguirá sola.`,
  sent: 'Te hemos enviado un enlace. Ábrelo y esta página seguirá sola.',
  waiting: 'Esperando a que abras el enlace',
  paused: 'En pausa mientras no estás. Sigue cuando vuelvas.',
  hint: '¿No hay nada? Mira también en el correo no deseado.',
  resend: 'Enviar de nuevo',
  resending: 'Enviando…',
  resendIn: (seconds) => `Otra vez en ${formats.number(seconds)} s`,
  stop: 'Dejar de esperar',
  lookAgain: 'Mirar otra vez',
  stopped: {
    title: 'Hemos dejado de mirar',
    text: 'El enlace del correo sigue funcionando. Ábrelo y luego mira otra vez o inicia sesión.',
  },
  expired: {
    title: 'Hemos dejado de mirar',
    text: 'Han pasado diez minutos. Quizá el enlace aún funcione: ábrelo y mira otra vez, o pide uno nuevo.',
  },
  nothing: {
    title: 'No hay nada que confirmar',
    text: 'Crea primero una cuenta y te enviaremos un enlace.',
    signUp: 'Crear una cuenta',
    signIn: 'Iniciar sesión',
  },
  confirming: { title: 'Confirmando tu dirección', text: 'Un momento.' },
  confirmed: {
    title: 'Tu dirección está confirmada',
    text: 'La página donde creaste la cuenta sigue sola. Puedes cerrar esta o iniciar sesión aquí.',
    discover: 'Ir a Descubrir',
  },
  refused: { title: 'Este enlace no ha funcionado', fresh: 'Crear una cuenta' },
};
