import { browserData, cookieData, inOrder, recipients, storedData } from '../stored-data.ts';
import type { Messages } from '../messages.ts';
import { links, list, section, table } from '../text-page.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  intro: `${product} es un programa que alguien ejecuta en su propio servidor: «el operador» en esta página. Este aviso explica qué guarda el programa, dónde, cuánto tiempo y cómo puedes eliminarlo.`,
  sections: [
    section('short', 'En resumen', [
      list([
        'Tus chats se guardan para que sigan ahí mañana. Nadie entrena un modelo con ellos.',
        'No hay publicidad, ni rastreo, ni analítica, y la página no carga nada de otras empresas.',
        'Los chats solo salen del servidor si el operador ha conectado un modelo de lenguaje en otro sitio.',
        'Los chats no se cifran en la base de datos. El operador del servidor puede leerlos.',
        'Una conversación que eliminas puede recuperarse durante un minuto; después se elimina. Tu cuenta se elimina al momento, con todo lo que contiene.',
        'Un chat temporal se elimina cuando lo terminas, o una hora después de cerrarlo. Se conservan los créditos que usaste, el número de veces que se mostraron líneas de ayuda y las denuncias que enviaste.',
      ]),
    ]),
    section('stored', 'Qué guarda el servidor y cuánto tiempo', [
      table({
        caption: 'Qué se guarda en el servidor',
        head: ['Qué', 'Para qué', 'Cuánto tiempo'],
        rows: inOrder(storedData, {
          account: [
            'Correo electrónico, idioma y tu contraseña como hash Argon2',
            'Para reconocerte. La contraseña en sí nunca se guarda.',
            'Mientras exista la cuenta',
          ],
          signUp: [
            'Un registro pendiente de confirmación: dirección, hash de la contraseña, hashes de los enlaces enviados; navegador, sistema y dirección de red abreviada, que figuran en el correo',
            'Para crear la cuenta cuando sigues el enlace',
            '24 horas, se use o no',
          ],
          passwordReset: [
            'Un enlace para una contraseña nueva: un hash de él',
            'Para poner una contraseña nueva cuando sigas el enlace',
            '30 minutos',
          ],
          emailChange: [
            'Un cambio de correo pendiente de confirmar: la dirección nueva y hashes de los enlaces enviados',
            'Para cambiarla cuando los dos buzones lo hayan confirmado',
            '30 minutos',
          ],
          sessions: [
            'Sesiones: un hash de cada token, navegador, sistema e idioma, y cuándo se usó por última vez',
            'Para mantener tu sesión abierta',
            'Hasta que cierras la sesión; 30 días sin visitas; 90 días como máximo. Un operador puede fijar otros plazos. El registro de una sesión terminada se elimina 90 días después.',
          ],
          knownDevices: [
            'Los navegadores con los que iniciaste sesión: hashes del valor de una cookie y de la red',
            'Para que puedas entrar mientras otra persona intenta adivinar tu contraseña',
            '180 días después del último inicio de sesión',
          ],
          passkeys: [
            'Claves de acceso: la clave pública, el nombre que le diste y cuándo se usó por última vez',
            'Para reconocerte sin contraseña',
            'Hasta que las elimines',
          ],
          recoveryCodes: [
            'Si se pide una clave de acceso después de la contraseña: hashes de tus códigos de recuperación',
            'Para que puedas entrar sin tu clave de acceso',
            'Hasta que se usen o se reemplacen',
          ],
          conversations: [
            'Conversaciones: tus mensajes, las respuestas y lo poco que un personaje anota para recordar',
            'Para mostrar y continuar tus conversaciones',
            'Hasta que elimines la conversación, y 1 minuto más para que puedas deshacerlo',
          ],
          memories: [
            'Lo que los personajes recuerdan de ti, con el mensaje del que procede, y resúmenes de tus conversaciones',
            'Para que puedan retomarlo. Puedes verlo, corregirlo y borrarlo.',
            'Hasta que lo borres, o borres su mensaje o su conversación, y 1 minuto más para que puedas deshacerlo',
          ],
          personas: [
            'Lo que dices de ti: nombre, color e identidades',
            'Para que un personaje sepa con quién habla',
            'Hasta que lo cambias o lo eliminas',
          ],
          birthDate: [
            'Tu fecha de nacimiento, si muestra que tienes edad suficiente; si no, solo cuándo puedes volver a decirla. Una frase en la que parece que dices ser menor, hasta que respondas si es así',
            'Para saber si puedes chatear. Solo tú puedes verla.',
            'Mientras exista la cuenta',
          ],
          ownMates: [
            'Personajes que creas',
            'Para que puedas hablar con ellos, y también otras personas si los haces públicos',
            'Hasta que los eliminas',
          ],
          pictures: [
            'Imágenes que eliges para tus personajes, sin datos de la cámara ni del lugar',
            'Para mostrar los personajes',
            'Hasta 30 días después de que ninguno de tus personajes las use, y mientras un chat las muestre o haya una denuncia abierta sobre ellas',
          ],
          lorebooks: [
            'Libros de trasfondo que escribes o importas, y qué personajes y conversaciones los usan',
            'Para que las respuestas puedan usar sus textos',
            'Hasta que los eliminas',
          ],
          providers: [
            'Si entras con Google o Discord: con cuál, y el número con el que te conoce',
            'Para reconocerte',
            'Mientras exista la cuenta',
          ],
          marks: [
            'Favoritos, creadores y etiquetas que sigues, y reseñas',
            'Para mostrártelos de nuevo. Una reseña es pública, con el nombre que elegiste.',
            'Hasta que los retiras',
          ],
          orders: [
            'Pedidos: qué se pidió, su precio y cómo acabó. Sin números de tarjeta.',
            'Para abonar un pago una sola vez',
            'Mientras exista la cuenta',
          ],
          balances: [
            'Tus saldos y una lista de lo concedido y lo gastado',
            'Para contar bien los créditos. Nombra los mensajes por número y no guarda su texto.',
            'Mientras exista la cuenta',
          ],
          attempts: [
            'Contadores de intentos, bajo un hash de la red o del correo',
            'Contra quien adivina contraseñas o inunda de peticiones',
            'De un minuto a una hora; los inicios fallidos, hasta un día',
          ],
          searches: [
            'Cuántas veces una palabra buscada encontró algo en un día',
            'Para la lista de búsquedas populares. Solo se cuentan palabras del propio catálogo, sin rastro de quién buscó.',
            '7 días',
          ],
          reports: [
            'Denuncias, y personajes que bloqueaste',
            'Para que el operador pueda revisar qué está mal. El texto de una respuesta se guarda con la denuncia solo si lo aceptaste.',
            'Mientras exista la cuenta; un bloqueo, hasta que lo deshagas',
          ],
          help: [
            'Que se mostraron líneas de ayuda junto a un mensaje',
            'Para mostrarlas de nuevo con el mensaje. Cuántas veces al mes es un simple número que no dice nada de ti.',
            'Lo mismo que el mensaje',
          ],
          operators: [
            'Lo que un operador hizo con tu cuenta: la acción, el motivo y el identificador de la cuenta',
            'Para mostrar lo que hacen los operadores',
            'Permanentemente, sin tu nombre ni tu correo',
          ],
        }),
      }),
      'Cuántas veces se escribió a un personaje es un simple número en su tarjeta. Se queda cuando se elimina una conversación y no dice nada de ti.',
      'El registro del servidor dice qué tipo de llamada se hizo, cuándo y cómo acabó. No contiene direcciones, ni tokens, ni ninguno de tus mensajes.',
    ]),
    section('browser', 'Qué guarda tu navegador', [
      list([
        ...inOrder(browserData, {
          identity:
            'Mientras tienes la sesión abierta: quién eres para el servidor, el token de la sesión, tu idioma y tus saldos. Después de cerrar la sesión, solo que alguien ya ha iniciado sesión con este navegador.',
          drafts:
            'Un borrador en el cuadro de escribir y los mensajes aún sin enviar, por conversación, hasta que se envían o se borran. Siguen ahí cuando cierras sesión, salvo que entonces elijas borrarlos.',
          copies:
            'Copias de tus últimos 20 chats, con un máximo de 50 mensajes cada uno, para que puedas leerlos sin conexión. Se borran cuando cierras sesión o entra otra cuenta, y puedes desactivarlas en tu perfil. Los chats temporales no se copian.',
          forms:
            'Lo que escribiste en otros formularios, hasta que los guardas o los dejas, cierras sesión o cierras la pestaña. Nunca una contraseña ni un código.',
          look: 'El tema y el idioma que has elegido, y hasta dónde se desplazó una página.',
          signIn:
            'Mientras inicias sesión con Google o Discord: aquello con lo que se compara la respuesta y la página de la que venías, hasta que vuelves.',
          trial:
            'Lo que tú y un personaje habéis escrito en un chat sin cuenta, hasta que el chat pase a tu cuenta, como máximo 24 horas.',
          hearts:
            'Los corazones que diste antes de iniciar sesión, hasta que la inicias o cierras la pestaña.',
          use: 'Cuánto tiempo llevas en esta sesión, cuántas veces has venido, si respondiste a la oferta de instalar la aplicación y el país que elegiste para las líneas de ayuda.',
          tab: 'Un número de la pestaña, para que dos pestañas no compartan un borrador, y si la página se acaba de recargar.',
        }),
        ...inOrder(cookieData, {
          own_view:
            'Mientras tienes la sesión abierta, o si has elegido un tema o un idioma: una cookie que solo dice eso, para que la página no aparezca primero como la ve alguien nuevo. Se elimina en la primera visita en que ya no sea así, o al cabo de un año.',
          verify_ticket:
            'Mientras un registro espera: una cookie que solo es de este sitio. Se elimina cuando se confirma la dirección y, como máximo, a las 24 horas.',
          known_device:
            'Después de iniciar sesión: una cookie por la que el servidor reconoce este navegador, para que quien intente adivinar tu contraseña no te deje fuera. Caduca 180 días después del último inicio de sesión.',
          age_hold:
            'Si se rechazó una fecha de nacimiento: una cookie que dice hasta cuándo, un día como máximo.',
        }),
      ]),
      'Si borras los datos de este sitio en tu navegador, se elimina todo.',
    ]),
    section('elsewhere', 'Qué va a otros', [
      'De forma predeterminada, el servidor no envía nada a nadie. Un operador puede conectar esto:',
      list(
        inOrder(recipients, {
          model:
            'Un modelo de lenguaje en la dirección que elija. Para cada respuesta y para las sugerencias se le envían la descripción del personaje, los últimos mensajes de la conversación, el nombre que usas, tu identidad con sus pronombres y su texto, y tus notas del chat. También lo que escribes al pedir ideas para un personaje. Cada mensaje y tus propios textos pueden enviarse además a la misma dirección para comprobar si hay contenido prohibido (moderación), y cada mensaje para que los personajes encuentren otros anteriores por su significado. Tu correo no.',
          mail: 'Un servidor de correo. Entonces los correos sobre tu cuenta pasan por él, como cualquier correo: enlaces, y el navegador, el sistema y la dirección de red abreviada de un registro.',
          providers:
            'Google o Discord, para iniciar sesión. Entonces tu navegador va allí cuando pulsas su botón, y el servidor recibe de ellos tu correo confirmado.',
          stripe:
            'Stripe, para pagar. Entonces pagas en la página de Stripe; se le envían el número y el precio de tu pedido, y nada de tus chats.',
          traces:
            'Un recolector de trazas. Entonces recibe qué tipos de peticiones se hicieron, cuánto tardaron y cómo terminaron, sin nada de su contenido y sin tu dirección.',
        }),
      ),
      'La etiqueta de IA en la cabecera de cada chat dice, al pulsarla, si las respuestas salen de textos preparados o de un modelo de lenguaje.',
      'No se vende nada y nada se entrega para publicidad. Nadie entrena un modelo con tus chats: el programa no tiene ninguna parte que lo haga. Lo que hace con lo recibido quien aloja un modelo conectado está en sus condiciones, y el operador puede contártelo.',
    ]),
    section('safe', 'Cómo se protege', [
      'Las contraseñas y los tokens se guardan como hashes, los tokens se renuevan a diario y los archivos de la base de datos solo los puede leer la cuenta que ejecuta el servidor. Por la red, el tráfico va cifrado donde la dirección empieza por https.',
      'Los chats no se cifran en la base de datos: el servidor tiene que leerlos para continuarlos. No escribas en un chat nada que no deba saber el operador del servidor.',
    ]),
    section('yours', 'Ver, descargar o eliminar tus datos', [
      list([
        'Para ver tus chats: están todos en «Chats recientes».',
        'Para eliminar una conversación: usa el botón que tiene al lado en «Chats recientes». Sus mensajes y lo que el personaje recordaba se eliminan al cabo de un minuto, durante el que puedes deshacerlo; las copias de seguridad del operador se eliminan cuando se reemplazan.',
        'Para descargar tus datos: en tu perfil, descarga un archivo con todo lo que hay guardado sobre ti.',
        'Para eliminar tu cuenta: en tu perfil, con tu contraseña. Cuenta, identidades, conversaciones, reseñas y sesiones se eliminan de inmediato y de forma definitiva.',
      ]),
      links({ '/recent-chats': 'Chats recientes', '/profile': 'Perfil' }),
    ]),
    section('age', 'Solo para adultos', [
      'El servicio es para personas de 18 años o más. Si te enteras de que un menor tiene una cuenta aquí, avisa al operador para que se elimine.',
    ]),
  ],
});
