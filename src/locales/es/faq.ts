import type { Messages } from '../messages.ts';
import { links, section } from '../text-page.ts';

export const faq: Messages['faq'] = (product) => ({
  intro: `Lo que la gente pregunta sobre ${product}.`,
  sections: [
    section('real', '¿Hablo con una persona?', [
      'No, nunca. Todos los personajes son de IA: un programa que interpreta un papel. Siempre lo indica la parte superior de cada chat, y un personaje al que se le pregunta en serio también lo dice.',
    ]),
    section('how', '¿Cómo responden los personajes?', [
      'De forma predeterminada, con guiones escritos para cada personaje que se ejecutan en este servidor. Si el operador ha conectado un modelo de lenguaje, ese modelo responde en el papel del personaje. La etiqueta de IA, en la parte superior del chat, abre una nota que lo indica.',
    ]),
    section('age', '¿Quién puede usarlo?', [
      'Personas adultas: de 18 años o más. Todos los personajes también son adultos.',
    ]),
    section('account', '¿Necesito una cuenta?', [
      'Para mirar, no: los personajes, sus páginas y la búsqueda están abiertos a todo el mundo. Para chatear necesitas una cuenta, así tus chats son solo tuyos.',
    ]),
    section('cost', '¿Cuánto cuesta?', [
      'Una cuenta nueva recibe un número de créditos y cada respuesta cuesta uno. La cabecera muestra cuántos quedan. Si se pueden conseguir más, y a qué precio, depende del operador y se muestra con los paquetes.',
    ]),
    section('memory', '¿Un personaje se acuerda de mí?', [
      'Dentro de un chat, sí: se guarda hasta que lo eliminas, y el personaje anota algunas cosas, como tu nombre. Tu identidad le cuenta lo que quieres que sepa. Lo que le cuentas a un personaje no lo sabe ningún otro.',
    ]),
    section('private', '¿Quién puede leer mis chats?', [
      'Otros usuarios no pueden. El operador del servidor técnicamente sí, porque los chats no se cifran en la base de datos. Nadie entrena un modelo con ellos. El aviso de privacidad lo cuenta todo.',
      links({ '/privacy-notice': 'Aviso de privacidad' }),
    ]),
    section('delete', '¿Cómo elimino un chat o mi cuenta?', [
      'Para eliminar un chat, usa el botón que tiene al lado en «Chats recientes»; durante un minuto puedes deshacerlo. Para eliminar tu cuenta, ve al final de tu perfil, donde antes puedes descargar tus datos.',
      links({ '/recent-chats': 'Chats recientes', '/profile': 'Perfil' }),
    ]),
    section('devices', '¿Puedo seguir un chat en otro dispositivo?', [
      'Sí. Inicia sesión allí: los chats se guardan en el servidor. Solo los borradores y los mensajes sin enviar se quedan en el navegador donde se escribieron.',
    ]),
    section('languages', '¿Qué idiomas están disponibles?', [
      'La aplicación está disponible en inglés, español, alemán, francés, portugués de Brasil, japonés, chino simplificado y árabe; elige en «Cuenta y ajustes». Los textos de los personajes no se traducen. Los personajes con guion entienden los idiomas que indica su página y responden en ellos, y Noor Haddad en todos estos; un modelo de lenguaje conectado responde en el idioma en que escribes.',
    ]),
    section('stars', '¿Qué significan los asteriscos?', [
      'Las palabras entre asteriscos cuentan lo que alguien hace y se muestran en cursiva; las palabras entre comillas se dicen en voz alta. Puedes escribir igual, o simplemente hablar.',
    ]),
  ],
});
