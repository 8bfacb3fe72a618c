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
    'The service is briefly unavailable. Please try again in a moment.':
      'El servicio no está disponible por un momento. Inténtalo de nuevo enseguida.',
    'The server is stopping. Please try again in a moment.':
      'El servidor se está deteniendo. Inténtalo de nuevo en un momento.',
    'The e-mail and the password do not belong together.': 'El correo y la contraseña no coinciden.',
    'This is not your current password.': 'Esta no es tu contraseña actual.',
    'Please sign out and in again first, so that we know it is you.':
      'Cierra la sesión y vuelve a entrar primero, para que sepamos que eres tú.',
    'This password is one of the first that others would try. Please choose another one.':
      'Esta contraseña es de las primeras que otros probarían. Elige otra.',
    'Please choose a password of at least # characters.': 'Elige una contraseña de al menos # caracteres.',
    'Please choose a password of at most # characters.': 'Elige una contraseña de # caracteres como máximo.',
    'This does not look like an e-mail address.': 'Esto no parece una dirección de correo.',
    'This address has an account already. Please sign in.':
      'Esta dirección ya tiene una cuenta. Inicia sesión.',
    'This link is not good any more. Please sign up again to get a new one.':
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
    'Your chats are used up. Your message is not lost.':
      'Se te han acabado los chats. Tu mensaje no se ha perdido.',
    'A reply is still being written. Wait for its end, or stop it.':
      'Aún se está escribiendo una respuesta. Espera a que acabe o párala.',
    'The reply could not be stopped yet. Please try again.':
      'La respuesta aún no se pudo parar. Inténtalo de nuevo.',
    'Write something first.': 'Escribe algo primero.',
    'Please write this on one line, without special characters.':
      'Escríbelo en una sola línea, sin caracteres especiales.',
    'Please give the persona a name.': 'Ponle un nombre a la identidad.',
    'Please tell your birth date first.': 'Dinos primero tu fecha de nacimiento.',
    'There is no such day. Please check the day, the month and the year.':
      'Ese día no existe. Comprueba el día, el mes y el año.',
    'You are not old enough to chat here yet.': 'Aún no tienes edad para chatear aquí.',
    'Mature content is turned off. You can turn it on in your profile.':
      'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    'Nothing sexual that involves somebody under 18 has a place here.':
      'Aquí no tiene sitio nada sexual con alguien menor de 18 años.',
    'You blocked this mate. To write again, take the block back in your profile.':
      'Has bloqueado a este personaje. Para escribir de nuevo, quita el bloqueo en tu perfil.',
    'There is no such conversation.': 'No existe esa conversación.',
    'There is no such mate.': 'No existe ese personaje.',
    'There is no such creator.': 'No existe ese autor.',
    'There is no such message.': 'No existe ese mensaje.',
    'There is no such persona.': 'No existe esa identidad.',
    'There is no such package.': 'No existe ese paquete.',
    'There is no such order.': 'No existe ese pedido.',
    'This mate is not there any more. What was said stays readable.':
      'Este personaje ya no está. Lo que se dijo se puede seguir leyendo.',
    'This conversation was deleted.': 'Esta conversación se ha eliminado.',
    'You have too few gold coins for this.': 'Tienes muy pocas monedas de oro para esto.',
    'Nothing can be bought here.': 'Aquí no se puede comprar nada.',
    'This order is already decided. Please begin a new one.':
      'Este pedido ya está decidido. Empieza uno nuevo.',
    'This order was begun with another package. Please begin anew.':
      'Este pedido se empezó con otro paquete. Empieza de nuevo.',
    'The balance changed at the same moment. Please try again.':
      'El saldo cambió en el mismo momento. Inténtalo de nuevo.',
    'The payment provider does not answer. Please try again in a moment.':
      'El proveedor de pagos no responde. Inténtalo de nuevo en un momento.',
    'No ideas came this time. Please try again.': 'Esta vez no llegaron ideas. Inténtalo de nuevo.',
    'No idea came this time. Try again, or say it in other words.':
      'Esta vez no llegó ninguna idea. Inténtalo de nuevo o dilo con otras palabras.',
    'The request is too large.': 'La petición es demasiado grande.',
    'This is not available here yet.': 'Esto aún no está disponible aquí.',
    'The reply cannot be read right now. Please try again.':
      'La respuesta no se puede leer ahora. Inténtalo de nuevo.',
    'The companion took too long.': 'El personaje ha tardado demasiado.',
    'The companion had no idea that can be shown.': 'El personaje no tuvo ninguna idea que se pueda mostrar.',
    'This companion has no ideas to give.': 'Este personaje no tiene ideas que dar.',
    'There is no such reply.': 'No existe esa respuesta.',
    'Every mate is an adult.': 'Todos los personajes son adultos.',
    'Every mate is an adult. Please take out what makes this one younger than 18.':
      'Todos los personajes son adultos. Quita lo que hace a este menor de 18 años.',
    'Please give the mate a tag.': 'Ponle una etiqueta al personaje.',
    'Please write one tag at a time.': 'Escribe las etiquetas de una en una.',
    'Please write this without special characters.': 'Escríbelo sin caracteres especiales.',
    'This day has not come yet. Please check the year.': 'Ese día aún no ha llegado. Comprueba el año.',
    'This is too long ago. Please check the year.': 'Eso fue hace demasiado tiempo. Comprueba el año.',
    'Mature content is for adults who have told their age.':
      'El contenido para adultos es para quienes han dicho su edad y son adultos.',
    'You have # conversations, which is as many as there can be. Delete one to begin another.':
      'Tienes # conversaciones, el máximo posible. Borra una para empezar otra.',
    'You have # favorites, which is as many as there can be. Remove one to add another.':
      'Tienes # favoritos, el máximo posible. Quita uno para añadir otro.',
    'You follow # creators, which is as many as there can be. Unfollow one to follow another.':
      'Sigues a # creadores, el máximo posible. Deja de seguir a uno para seguir a otro.',
    'You blocked # mates, which is as many as there can be. Unblock one to block another.':
      'Has bloqueado # personajes, el máximo posible. Desbloquea uno para bloquear otro.',
    'You have # personas, which is as many as there can be. Delete one to make another.':
      'Tienes # identidades, el máximo posible. Borra una para crear otra.',
    'You have # mates, which is as many as there can be. Delete one to make another.':
      'Tienes # personajes, el máximo posible. Borra uno para crear otro.',
  },
};
