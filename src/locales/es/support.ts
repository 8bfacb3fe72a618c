import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';
import { authPanel } from './auth-panel.ts';

export const support: Messages['support'] = (product, mail) => ({
  intro: 'Qué hacer cuando algo no funciona y a quién preguntar.',
  sections: [
    section('danger', 'Si estás en peligro o la vida pesa demasiado', [
      'Llama a los servicios de emergencia de tu país: 112 en Europa, 911 en Norteamérica y buena parte de Latinoamérica. En la página «Seguridad» encontrarás con quién hablar, de día o de noche.',
      links({ '/safety': 'Seguridad y líneas de ayuda' }),
    ]),
    section('mail', 'No encuentro el enlace de confirmación', [
      list([
        mail === 'delivered' ? 'Mira en la carpeta de correo no deseado.' : authPanel.noMail[mail],
        'Pide uno nuevo en la página que espera tu confirmación. Los enlaces anteriores siguen valiendo.',
        'Pasadas 24 horas el registro caduca: regístrate otra vez, con la misma dirección si quieres.',
      ]),
    ]),
    section('sign-in', 'No puedo iniciar sesión', [
      list([
        'La dirección y la contraseña deben ser las del registro. Las mayúsculas solo cuentan en la contraseña.',
        'Tras 5 intentos fallidos tienes que esperar, cada vez un poco más: hasta 15 minutos en un navegador con el que ya iniciaste sesión, hasta 1 hora en cualquier otro.',
        '¿Olvidaste tu contraseña? Elige «¿Has olvidado tu contraseña?» al iniciar sesión: recibirás un enlace válido durante 30 minutos. Si la conoces, puedes cambiarla en tu perfil.',
        'Con una clave de acceso entras sin contraseña, donde tu navegador la ofrece. Puedes añadir y eliminar claves de acceso en tu perfil.',
        'Si después de la contraseña se pide una clave de acceso y no la tienes, escribe uno de tus códigos de recuperación. Cada uno sirve una vez. Sin ambas cosas, solo puede ayudarte el operador del servidor.',
        'Entrar con Google o Discord solo funciona donde el panel lo ofrece.',
      ]),
    ]),
    section('reply', 'Una respuesta se corta o no llega', [
      list([
        'La respuesta se escribe en el servidor. Salir de la página o perder la conexión no la detiene: vuelve y ahí estará.',
        'Una respuesta fallida se queda en la conversación con un botón para reintentarlo. Si no hubo respuesta, se te devolvió el crédito.',
        'Un mensaje que no se ha podido enviar también se queda en la conversación, marcado como no enviado.',
      ]),
    ]),
    section('data', 'Preguntas sobre tus datos', [
      'El aviso de privacidad explica qué se guarda. En tu perfil puedes descargar tus datos o eliminarlos con la cuenta.',
      links({ '/privacy-notice': 'Aviso de privacidad', '/profile': 'Perfil' }),
    ]),
    section('contact', 'A quién preguntar', [
      `${product} lo gestiona el operador de este servidor; no hay detrás una empresa que pueda consultar tu cuenta. Pregunta al operador. Ayuda decir qué hiciste, qué viste y cuándo. No envíes nunca tu contraseña.`,
    ]),
  ],
});
