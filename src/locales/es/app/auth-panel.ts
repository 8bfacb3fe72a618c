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
};
