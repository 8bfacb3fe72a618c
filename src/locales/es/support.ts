import type { Messages } from '../messages.ts';

export const support: Messages['support'] = (product) => ({
  title: 'Ayuda',
  intro: 'Qué hacer cuando algo no funciona y a quién preguntar.',
  sections: [
    {
      id: 'danger',
      heading: 'Si estás en peligro o la vida pesa demasiado',
      blocks: [
        'Llama a los servicios de emergencia de tu país: 112 en Europa, 911 en Norteamérica. En la página de seguridad están las personas que escuchan día y noche.',
        { links: [{ to: '/safety', label: 'Seguridad y líneas de ayuda' }] },
      ],
    },
    {
      id: 'mail',
      heading: 'El correo de confirmación no llega',
      blocks: [
        {
          list: [
            'Mira en la carpeta de correo no deseado.',
            'En la página que lo espera, haz que se envíe otra vez. Los enlaces anteriores siguen valiendo.',
            'Pasadas 24 horas el registro se olvida: regístrate otra vez, con la misma dirección si quieres.',
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      heading: 'No puedo iniciar sesión',
      blocks: [
        {
          list: [
            'La dirección y la contraseña deben ser las del registro. Las mayúsculas solo cuentan en la contraseña.',
            'Tras 5 intentos fallidos tienes que esperar, cada vez un poco más: hasta 15 minutos en un navegador con el que ya iniciaste sesión, hasta 1 hora en cualquier otro.',
            '¿Olvidaste tu contraseña? Elige «¿Has olvidado tu contraseña?» al iniciar sesión: recibirás un enlace válido durante 30 minutos. Si la conoces, puedes cambiarla en tu perfil.',
            'Con una llave de acceso entras sin contraseña, donde tu navegador la ofrece. Puedes añadir y eliminar llaves de acceso en tu perfil.',
            'Si después de la contraseña se pide una llave de acceso y no la tienes, escribe uno de tus códigos de recuperación. Cada uno sirve una vez. Sin ambas cosas, solo puede ayudarte el operador del servidor.',
            'Entrar con Google o Discord solo funciona donde el panel lo ofrece.',
          ],
        },
      ],
    },
    {
      id: 'reply',
      heading: 'Una respuesta se corta o no llega',
      blocks: [
        {
          list: [
            'La respuesta se escribe en el servidor. Salir de la página o perder la conexión no la detiene: vuelve y ahí estará.',
            'Una respuesta fallida se queda en la conversación con un botón para reintentarlo. Si no hubo respuesta, se te devolvió el crédito.',
            'Un mensaje que no se pudo enviar también se queda en la conversación, marcado como no enviado.',
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'Preguntas sobre tus datos',
      blocks: [
        'El aviso de privacidad dice qué se guarda. En tu perfil puedes descargarlo o eliminarlo con la cuenta.',
        {
          links: [
            { to: '/privacy-notice', label: 'Aviso de privacidad' },
            { to: '/profile', label: 'Perfil' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'A quién preguntar',
      blocks: [
        `${product} lo lleva quien te dio esta dirección; no hay detrás una empresa que pueda mirar en tu cuenta. Pregúntale. Ayuda decir qué hiciste, qué viste y cuándo. No envíes nunca tu contraseña.`,
      ],
    },
  ],
});
