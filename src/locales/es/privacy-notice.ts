import type { Messages } from '../messages.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  title: 'Aviso de privacidad',
  intro: `${product} es un programa que alguien ejecuta en su propio servidor: «el operador» en esta página. Este aviso dice qué guarda el programa, dónde, cuánto tiempo y cómo te deshaces de ello.`,
  sections: [
    {
      id: 'short',
      heading: 'En resumen',
      blocks: [
        {
          list: [
            'Tus chats se guardan para que sigan ahí mañana. Nadie entrena un modelo con ellos.',
            'No hay publicidad, ni rastreo, ni analítica, y la página no carga nada de otras empresas.',
            'Los chats solo salen del servidor si el operador ha conectado un modelo de lenguaje en otro sitio.',
            'Los chats no se cifran en la base de datos. Quien lleva el servidor puede leerlos.',
            'Una conversación que eliminas desaparece al momento, y también tu cuenta con todo lo que contiene.',
          ],
        },
      ],
    },
    {
      id: 'stored',
      heading: 'Qué guarda el servidor y cuánto tiempo',
      blocks: [
        {
          table: {
            caption: 'Qué se guarda en el servidor',
            head: ['Qué', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                'Correo electrónico, idioma y tu contraseña como hash Argon2',
                'Para reconocerte. La contraseña en sí nunca se guarda.',
                'Mientras exista la cuenta',
              ],
              [
                'Un registro que espera su correo: dirección, hash de la contraseña, hashes de los enlaces enviados; navegador, sistema y dirección de red abreviada, que figuran en el correo',
                'Para crear la cuenta cuando sigues el enlace',
                '24 horas, se use o no',
              ],
              [
                'Un cambio de dirección pendiente de confirmar: la dirección nueva y hashes de los enlaces enviados',
                'Para cambiarla cuando los dos buzones lo hayan confirmado',
                '30 minutos',
              ],
              [
                'Sesiones: un hash de cada token, navegador, sistema e idioma, y cuándo se usó por última vez',
                'Para mantener tu sesión abierta',
                'Hasta que cierras la sesión; 30 días sin visitas; 90 días como máximo. Un operador puede fijar otros plazos.',
              ],
              [
                'Conversaciones: tus mensajes, las respuestas y lo poco que un personaje anota para recordar',
                'Son lo que has venido a buscar',
                'Hasta que eliminas la conversación',
              ],
              [
                'Lo que dices de ti: nombre, color e identidades',
                'Para que un personaje sepa con quién habla',
                'Hasta que lo cambias o lo eliminas',
              ],
              [
                'Tu fecha de nacimiento, si muestra que tienes edad suficiente; si no, solo cuándo puedes volver a decirla',
                'Para saber si puedes chatear. Solo tú puedes verla.',
                'Mientras exista la cuenta',
              ],
              [
                'Personajes que creas',
                'Para que puedas hablar con ellos, y también otras personas si los haces públicos',
                'Hasta que los eliminas',
              ],
              [
                'Si entras con Google o Discord: con cuál, y el número con el que te conoce',
                'Para reconocerte',
                'Mientras exista la cuenta',
              ],
              [
                'Favoritos, autores que sigues y reseñas',
                'Para mostrártelos de nuevo. Una reseña es pública, con el nombre que elegiste.',
                'Hasta que los retiras',
              ],
              [
                'Pedidos: qué se pidió, su precio y cómo acabó. Sin números de tarjeta.',
                'Para abonar un pago una sola vez',
                'Mientras exista la cuenta',
              ],
              [
                'Tus saldos y una lista de lo concedido y lo gastado',
                'Para contar bien los créditos. Nombra los mensajes por número y no guarda su texto.',
                'Mientras exista la cuenta',
              ],
              [
                'Contadores de intentos, bajo un hash de la red o del correo',
                'Contra quien adivina contraseñas o inunda de peticiones',
                'De un minuto a una hora; los inicios fallidos, hasta un día',
              ],
              [
                'Cuántas veces una palabra buscada encontró algo en un día',
                'Para la lista de búsquedas populares. Solo se cuentan palabras del propio catálogo, sin rastro de quién buscó.',
                'Siete días',
              ],
              [
                'Denuncias, y personajes que bloqueaste',
                'Para que el operador pueda revisar qué está mal. El texto de una respuesta se guarda con la denuncia solo si lo aceptaste.',
                'Mientras exista la cuenta; un bloqueo, hasta que lo deshagas',
              ],
              [
                'Que se mostraron líneas de ayuda junto a un mensaje',
                'Para mostrarlas de nuevo con el mensaje. Cuántas veces al mes es un simple número que no dice nada de ti.',
                'Lo mismo que el mensaje',
              ],
            ],
          },
        },
        'Cuántas veces se escribió a un personaje es un simple número en su tarjeta. Se queda cuando se elimina una conversación y no dice nada de ti.',
        'El registro del servidor dice qué tipo de llamada se hizo, cuándo y cómo acabó. No contiene direcciones, ni tokens, ni palabras tuyas.',
      ],
    },
    {
      id: 'browser',
      heading: 'Qué guarda tu navegador',
      blocks: [
        {
          list: [
            'Mientras tienes la sesión abierta: quién eres para el servidor, el token de la sesión, tu idioma y tus saldos.',
            'Un borrador en el cuadro de escribir y los mensajes aún sin enviar, por conversación, hasta que se envían o se borran. Siguen ahí cuando cierras sesión, salvo que entonces elijas borrarlos.',
            'Los colores y el idioma que has elegido, y hasta dónde se desplazó una página.',
            'Mientras tienes la sesión abierta, o si has elegido colores o idioma: una cookie que solo dice eso, para que la página no aparezca primero como la ve alguien nuevo. Se elimina en la primera visita en que ya no sea así, o al cabo de un año.',
            'Mientras un registro espera: una cookie que solo es de este sitio. Se va cuando se confirma la dirección y, en todo caso, a las 24 horas.',
            'Cuánto tiempo llevas en esta sesión y el país que elegiste para las líneas de ayuda.',
          ],
        },
        'Si borras los datos de este sitio en tu navegador, desaparece todo.',
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Qué va a otros',
      blocks: [
        'De fábrica, el servidor no envía nada a nadie. Un operador puede conectar esto:',
        {
          list: [
            'Un modelo de lenguaje en la dirección que elija. Entonces se le envían, para cada respuesta, la descripción del personaje, los últimos mensajes de la conversación y el nombre que usas, si diste uno. Tu correo no.',
            'Un servidor de correo. Entonces los mensajes de confirmación pasan por él, como cualquier correo.',
            'Google o Discord, para iniciar sesión. Entonces tu navegador va allí cuando pulsas su botón, y el servidor recibe de ellos tu correo confirmado.',
            'Stripe, para pagar. Entonces pagas en la página de Stripe; se le envían el número y el precio de tu pedido, y ni una palabra de tus chats.',
          ],
        },
        'La cabecera de cada chat dice si el personaje sigue un guion aquí o si responde un modelo.',
        'No se vende nada y nada se entrega para publicidad. Nadie entrena un modelo con tus chats: el programa no tiene ninguna parte que lo haga. Lo que hace con lo recibido quien aloja un modelo conectado está en sus condiciones, y el operador puede contártelo.',
      ],
    },
    {
      id: 'safe',
      heading: 'Cómo se protege',
      blocks: [
        'Las contraseñas y los tokens se guardan como hashes, los tokens se renuevan a diario y los archivos de la base de datos solo los puede leer la cuenta que ejecuta el servidor. Por la red, el tráfico va cifrado donde la dirección empieza por https.',
        'Los chats no se cifran en la base de datos: el servidor tiene que leerlos para continuarlos. No escribas en un chat nada que no deba saber quien lleva el servidor.',
      ],
    },
    {
      id: 'yours',
      heading: 'Ver, llevarte o eliminar tus datos',
      blocks: [
        {
          list: [
            'Para ver tus chats: están todos en Chats recientes.',
            'Para eliminar una conversación: usa el botón que tiene al lado en Chats recientes. Sus mensajes y lo que el personaje recordaba desaparecen al momento; las copias de seguridad del operador se van cuando se reemplazan.',
            'Para llevarte tus datos: en tu perfil, descarga un archivo con todo lo que hay guardado sobre ti.',
            'Para eliminar tu cuenta: en tu perfil, con tu contraseña. Cuenta, identidades, conversaciones, reseñas y sesiones desaparecen al momento y para siempre.',
          ],
        },
        {
          links: [
            { to: '/recent-chats', label: 'Chats recientes' },
            { to: '/profile', label: 'Perfil' },
          ],
        },
      ],
    },
    {
      id: 'age',
      heading: 'Solo para adultos',
      blocks: [
        'El servicio es para personas de 18 años o más. Si te enteras de que un menor tiene una cuenta aquí, avisa al operador para que se elimine.',
      ],
    },
  ],
});
