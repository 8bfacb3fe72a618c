import type { TranslatedTexts } from './texts.ts';

export const es: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `Confirma tu dirección para ${product}`,
    paragraphs: [
      'Hola:',
      `Alguien ha creado una cuenta en ${product} con esta dirección. Si has sido tú, abre el enlace de abajo y confírmala. Funciona durante 24 horas.`,
      origin,
      'Si no has sido tú, ignora este correo: sin ti no se crea ninguna cuenta.',
    ],
    link: 'Confirmar esta dirección',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `Ya tienes una cuenta en ${product}`,
    paragraphs: [
      'Hola:',
      `Alguien ha intentado crear una cuenta en ${product} con esta dirección, pero ya tiene una. Si has sido tú, inicia sesión como siempre.`,
      origin,
      'Si no has sido tú, ignora este correo: tu cuenta no ha cambiado.',
    ],
    link: `Abrir ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Se ha eliminado tu contraseña de ${product}`,
    paragraphs: [
      'Hola:',
      `Has iniciado sesión en ${product} con ${provider}. No podíamos asegurar que la contraseña anterior de esta cuenta fuera tuya, así que la hemos eliminado y hemos cerrado la sesión en todos los demás dispositivos.`,
      'Puedes poner una contraseña nueva en tu perfil.',
    ],
    link: `Abrir ${product}`,
  }),
  origin: {
    time: 'Fecha y hora',
    browser: 'Navegador',
    network: 'Red',
    on: (browser, system) => `${browser} en ${system}`,
    unknown: 'desconocido',
  },
  refusals: {
    'login expired': 'la sesión ha caducado',
    'server error': 'error del servidor',
    'Too many tries. Please wait # seconds and try again.':
      'Demasiados intentos. Espera # segundos e inténtalo de nuevo.',
    'Too many tries. Please wait # minutes and try again.':
      'Demasiados intentos. Espera # minutos e inténtalo de nuevo.',
    'Too many people are signing in right now. Please try again.':
      'Demasiada gente está iniciando sesión ahora. Inténtalo de nuevo.',
    'The service is temporarily unavailable. Please try again in a moment.':
      'El servicio no está disponible por un momento. Inténtalo de nuevo enseguida.',
    'The server is stopping. Please try again in a moment.':
      'El servidor se está deteniendo. Inténtalo de nuevo en un momento.',
    'Incorrect email or password.': 'Correo electrónico o contraseña incorrectos.',
    'This is not your current password.': 'Esta no es tu contraseña actual.',
    'Please sign out and in again first, so that we know it is you.':
      'Cierra la sesión y vuelve a entrar primero, para que sepamos que eres tú.',
    'This password is too easy to guess. Please choose another one.':
      'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
    'Please choose a password of at least # characters.': 'Elige una contraseña de al menos # caracteres.',
    'Please choose a password of at most # characters.': 'Elige una contraseña de # caracteres como máximo.',
    'Please enter a valid email address.': 'Introduce una dirección de correo válida.',
    'This address already has an account. Please sign in.':
      'Esta dirección ya tiene una cuenta. Inicia sesión.',
    'This link no longer works. Please sign up again to get a new one.':
      'Este enlace ya no vale. Regístrate otra vez para recibir uno nuevo.',
    'Please enter the password of this sign-up.': 'Escribe la contraseña de este registro.',
    'This is not the password of this sign-up.': 'Esta no es la contraseña de este registro.',
    'Too many emails were requested. Please try again in # minutes.':
      'Se han pedido demasiados correos. Inténtalo de nuevo dentro de # minutos.',
    'Too many emails were requested. Please try again in # hours.':
      'Se han pedido demasiados correos. Inténtalo de nuevo dentro de # horas.',
    'No mail can be delivered to this address. Please check it.':
      'No se puede entregar correo a esta dirección. Compruébala.',
    'The mail could not be sent. Please try again in a few minutes.':
      'El correo no se pudo enviar. Inténtalo de nuevo en unos minutos.',
    'You are out of credits. Your message is saved.':
      'Te has quedado sin créditos. Tu mensaje está guardado.',
    'A reply is still being written. Wait for it to finish, or stop it.':
      'Aún se está escribiendo una respuesta. Espera a que termine o párala.',
    'The reply could not be stopped yet. Please try again.':
      'La respuesta aún no se pudo parar. Inténtalo de nuevo.',
    'Write something first.': 'Escribe algo primero.',
    'Please write this on one line, without special characters.':
      'Escríbelo en una sola línea, sin caracteres especiales.',
    'Please give the persona a name.': 'Ponle un nombre a la identidad.',
    'Please enter your date of birth first.': 'Indica primero tu fecha de nacimiento.',
    'This date does not exist. Please check the day, month, and year.':
      'Ese día no existe. Comprueba el día, el mes y el año.',
    'You are not old enough to chat yet.': 'Aún no tienes edad para chatear.',
    'Mature content is turned off. You can turn it on in your profile.':
      'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    'Sexual content involving anyone under 18 is not allowed.':
      'No se permite contenido sexual con menores de 18 años.',
    'You blocked this mate. Unblock it in your profile to write again.':
      'Has bloqueado a este personaje. Desbloquéalo en tu perfil para volver a escribir.',
    'There is no such conversation.': 'No existe esa conversación.',
    'There is no such mate.': 'No existe ese personaje.',
    'There is no such creator.': 'No existe ese autor.',
    'There is no such message.': 'No existe ese mensaje.',
    'There is no such persona.': 'No existe esa identidad.',
    'There is no such package.': 'No existe ese paquete.',
    'There is no such order.': 'No existe ese pedido.',
    'This mate is no longer available. You can still read this chat.':
      'Este personaje ya no está disponible. Aún puedes leer este chat.',
    'This conversation was deleted.': 'Esta conversación se ha eliminado.',
    'You do not have enough gold coins.': 'No tienes suficientes monedas de oro.',
    'Purchases are not available here.': 'Aquí no se pueden hacer compras.',
    'This order is already complete. Please start a new one.':
      'Este pedido ya está cerrado. Empieza uno nuevo.',
    'This order was started with another package. Please start a new one.':
      'Este pedido se empezó con otro paquete. Empieza uno nuevo.',
    'The balance changed at the same moment. Please try again.':
      'El saldo cambió en el mismo momento. Inténtalo de nuevo.',
    'The payment provider is not responding. Please try again in a moment.':
      'El proveedor de pagos no responde. Inténtalo de nuevo en un momento.',
    'No suggestions this time. Please try again.': 'Esta vez no hay sugerencias. Inténtalo de nuevo.',
    'No suggestion this time. Try again, or rephrase your idea.':
      'Esta vez no hay propuesta. Inténtalo de nuevo o reformula tu idea.',
    'The request is too large.': 'La petición es demasiado grande.',
    'This is not available here yet.': 'Esto aún no está disponible aquí.',
    'The reply cannot be read right now. Please try again.':
      'La respuesta no se puede leer ahora. Inténtalo de nuevo.',
    'The companion took too long.': 'El personaje ha tardado demasiado.',
    'The companion had no usable suggestion.': 'El personaje no ha dado ninguna sugerencia válida.',
    'This companion does not suggest replies.': 'Este personaje no sugiere respuestas.',
    'There is no such reply.': 'No existe esa respuesta.',
    'Every mate is an adult.': 'Todos los personajes son adultos.',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'Todos los personajes son adultos. Quita lo que hace a este menor de 18 años.',
    'Please give the mate a tag.': 'Ponle una etiqueta al personaje.',
    'Please write one tag at a time.': 'Escribe las etiquetas de una en una.',
    'Please write this without special characters.': 'Escríbelo sin caracteres especiales.',
    'This date is in the future. Please check the year.': 'Esta fecha está en el futuro. Revisa el año.',
    'This date is too far in the past. Please check the year.':
      'Eso fue hace demasiado tiempo. Comprueba el año.',
    'Mature content is for adults who have confirmed their age.':
      'El contenido para adultos es para adultos que han confirmado su edad.',
    'You have reached the limit of # conversations. Delete one to start another.':
      'Tienes # conversaciones, el máximo posible. Borra una para empezar otra.',
    'You have reached the limit of # favorites. Remove one to add another.':
      'Tienes # favoritos, el máximo posible. Quita uno para añadir otro.',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'Sigues a # creadores, el máximo posible. Deja de seguir a uno para seguir a otro.',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'Has bloqueado # personajes, el máximo posible. Desbloquea uno para bloquear otro.',
    'You have reached the limit of # personas. Delete one to create another.':
      'Tienes # identidades, el máximo posible. Borra una para crear otra.',
    'You have reached the limit of # mates. Delete one to create another.':
      'Tienes # personajes, el máximo posible. Borra uno para crear otro.',
  },
};
