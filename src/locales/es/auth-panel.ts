import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Crea tu cuenta',
    subtitle: '¡Te damos la bienvenida! Rellena los datos para empezar.',
    question: '¿Ya tienes una cuenta?',
  },
  signIn: {
    title: (product) => `Inicia sesión en ${product}`,
    subtitle: '¡Qué bien verte de nuevo! Inicia sesión para continuar',
    question: '¿No tienes cuenta?',
    switch: 'Crear cuenta',
  },
  google: 'Continuar con Google',
  discord: 'Continuar con Discord',
  missing: 'No disponible aquí',
  or: 'o',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres',
  forgot: '¿Has olvidado tu contraseña?',
  submit: 'Continuar',
  busy: 'Un momento…',
  noMail: {
    title: 'Tu enlace está listo',
    printed: 'Este servidor no envía correos. Tu enlace aparece en la terminal donde se ejecuta.',
    stored: 'Este servidor no envía correos. Su operador encontrará tu enlace en la carpeta «outbox».',
  },
  secondStep: {
    title: 'Confirma que eres tú',
    text: 'Tu cuenta también pide una clave de acceso.',
    hidden: 'Este navegador no puede usar claves de acceso en este sitio. Usa un código de recuperación.',
    useCode: 'Usar un código de recuperación',
    usePasskey: 'Usar una clave de acceso',
    codeText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno funciona una sola vez.',
    code: 'Código de recuperación',
    expired: 'Este inicio de sesión ha caducado',
    expiredText: 'Por tu seguridad, vuelve a iniciar sesión.',
    again: 'Volver a iniciar sesión',
  },
  passkey: {
    choose: 'Iniciar sesión con una clave de acceso',
    prompt: 'Sigue los pasos del navegador…',
    problems: {
      canceled: 'No se ha usado ninguna clave de acceso. Inténtalo de nuevo o elige otra forma.',
      timedOut: 'Ha tardado demasiado. Inténtalo de nuevo.',
      duplicate: 'Este dispositivo ya tiene una clave de acceso de tu cuenta.',
      unsupported:
        'Este navegador no puede usar claves de acceso en este sitio. Prueba con otro navegador o dispositivo.',
    },
  },
};
