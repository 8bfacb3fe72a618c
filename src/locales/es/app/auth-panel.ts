import type { Messages } from '../../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Crea tu cuenta',
    subtitle: '¡Te damos la bienvenida! Rellena los datos para empezar.',
    question: '¿Ya tienes una cuenta?',
    switch: 'Iniciar sesión',
  },
  signIn: {
    title: (product) => `Inicia sesión en ${product}`,
    subtitle: '¡Qué bien verte de nuevo! Inicia sesión para continuar',
    question: '¿No tienes cuenta?',
    switch: 'Crear cuenta',
  },
  google: 'Continuar con Google',
  discord: 'Continuar con Discord',
  or: 'o',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres',
  forgot: '¿Has olvidado tu contraseña?',
  submit: 'Continuar',
  busy: 'Un momento…',
  passkey: {
    choose: 'Iniciar sesión con una clave de acceso',
    prompt: 'Sigue los pasos del navegador…',
    problems: {
      canceled: 'No se ha usado ninguna clave de acceso. Inténtalo de nuevo o elige otra forma.',
      timedOut: 'Ha tardado demasiado. Inténtalo de nuevo.',
      duplicate: 'Este dispositivo ya tiene una clave de acceso de tu cuenta.',
      unsupported:
        'Este navegador no puede usar claves de acceso en esta dirección. Prueba con otro navegador o dispositivo.',
    },
  },
};
