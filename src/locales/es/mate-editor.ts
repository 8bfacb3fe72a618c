import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'Cargando tus personajes',
  failed: 'No se han podido cargar tus personajes',
  missing: {
    title: 'No puedes editar este personaje',
    text: 'Puede que se haya eliminado o que sea de otra persona.',
  },
  unavailable: {
    title: 'Aquí no puedes crear personajes',
    text: 'Este servidor no admite personajes propios. Puedes seguir chateando con los demás.',
  },
  restored: 'Se ha recuperado tu borrador sin guardar.',
  discard: 'Empezar de nuevo',
  idea: {
    title: 'Empieza con una idea',
    text: 'Describe en una frase a quién te gustaría conocer, o déjalo vacío para una sorpresa. Podrás cambiarlo todo después.',
    label: '¿A quién te gustaría conocer?',
    ask: 'Proponer un borrador',
    busy: 'Pensando…',
    undo: 'Recuperar mi borrador',
    came: (name) => `Te presento a ${name}. Cambia lo que quieras.`,
  },
  card: {
    text: 'Rellena el formulario con una ficha de personaje (JSON, PNG o CHARX) de esta u otra aplicación. Elige el archivo, arrástralo aquí o pégalo. Se queda en tu navegador hasta que guardes el personaje.',
    choose: 'Importar ficha',
    file: (name, format) => `${name} (ficha).${format}`,
    cut: 'Algunas partes de la ficha eran demasiado largas para el formulario y se han recortado ahí. La ficha se conserva completa. Revisa el resultado.',
    notUsed: (parts) =>
      `El formulario no tiene campos para estas partes, que se conservan en la ficha para exportarla: ${parts.join(', ')}.`,
    part: {
      lore: 'libro de trasfondo',
      examples: 'diálogos de ejemplo',
      instructions: 'instrucciones para el modelo',
      notes: 'notas del autor',
      pictures: 'imágenes',
      greetings: 'otros primeros mensajes',
      macros: 'macros',
    },
    encoding: 'Este archivo no está guardado como texto UTF-8. Guárdalo en UTF-8 y vuelve a importarlo.',
    large:
      'Esta ficha es demasiado grande. Sus textos pueden tener hasta 1 millón de caracteres y su archivo hasta 50 MB.',
    unreadable:
      'No hay ninguna ficha de personaje en este archivo. Elige una ficha en formato JSON, PNG o CHARX.',
    damaged:
      'Este archivo está dañado o cifrado y su ficha no se puede leer. Descárgalo o expórtalo otra vez.',
  },
  look: {
    title: 'Aspecto',
    shuffle: 'Sorpréndeme',
    parts: {
      hair: 'Pelo',
      eyes: 'Ojos',
      brows: 'Cejas',
      nose: 'Nariz',
      lips: 'Boca',
      body: 'Ropa',
      beard: 'Barba',
      glasses: 'Gafas',
      gesture: 'Gesto',
      bodyIcon: 'Insignia',
    },
    previous: (part) => `${part}: anterior`,
    next: (part) => `${part}: siguiente`,
    none: 'Nada',
    place: (at, count) => `${formats.number(at)} de ${formats.number(count)}`,
    colour: 'Color',
  },
  basics: {
    title: 'Datos básicos',
    tagline: 'Lema',
    taglineHint: 'Va bajo el nombre, por ejemplo «Guardiana del último ferry».',
    age: 'Edad',
    ageHint: 'Todos los personajes son adultos: 18 años o más.',
    pronouns: 'Pronombres',
    pronounsHint: 'Opcional. Por ejemplo, ella.',
    tags: 'Etiquetas',
    tagsHint: (most) =>
      `Hasta ${formats.number(most)}, separadas por comas. Sirven para encontrar al personaje.`,
  },
  story: {
    title: 'Historia',
    who: 'Cómo es',
    whoHint: 'De dónde viene, qué hace, qué nunca diría de entrada. Una línea vacía empieza un párrafo.',
    place: 'Dónde se le encuentra',
    placeHint: 'Opcional.',
    likes: 'Lo que le gusta',
    likesHint: (most) => `Hasta ${formats.number(most)} cosas, separadas por comas.`,
  },
  voice: {
    title: 'Voz',
    manner: 'Manera de hablar',
    manners: {
      warm: {
        name: 'Cálida',
        example: '«Ya estás aquí. ¿Qué tal, de verdad?»',
      },
      playful: {
        name: 'Juguetona',
        example: '«Diez puntos. Ahora dilo como un pirata.»',
      },
      dry: {
        name: 'Seca',
        example: '«Lo has encontrado. La mayoría lee el cartel.»',
      },
      calm: {
        name: 'Serena',
        example: '«Sin prisa. Una cosa cada vez.»',
      },
      bold: {
        name: 'Audaz',
        example: '«Bien. ¿Y a qué esperas?»',
      },
      poetic: {
        name: 'Poética',
        example: '«Has llegado como el final de una canción.»',
      },
      curious: {
        name: 'Curiosa',
        example: '«Espera, un paso atrás. ¿Cómo empezó?»',
      },
      plain: {
        name: 'Sencilla',
        example: '«Hola, me alegro de verte. ¿Qué cuentas?»',
      },
    },
    words: 'Más sobre su voz',
    wordsHint: 'Opcional. Costumbres, frases favoritas, lo que nunca dice.',
  },
  beginning: {
    title: 'Comienzo',
    greeting: 'Primer mensaje',
    greetingHint: 'Cómo empieza el chat el personaje. Pon las acciones entre *asteriscos*.',
    scene: 'Escena',
    sceneHint: 'Opcional. Dónde y cuándo empieza.',
  },
  visibility: {
    title: 'Visibilidad',
    private: {
      name: 'Solo yo',
      text: 'Nadie más puede verlo.',
    },
    public: {
      name: 'Todo el mundo',
      text: 'Aparece en Descubrir y en la búsqueda, con el nombre de tu perfil.',
    },
  },
  rating: {
    title: 'Público',
    everyone: {
      name: 'Para todos',
      text: 'Apto para cualquiera que pueda chatear aquí.',
    },
    mature: {
      name: 'Adulto',
      text: 'Solo se muestra a adultos que han activado el contenido para adultos.',
    },
  },
  problems: {
    missing: 'Rellena este campo.',
    long: 'Es demasiado largo. Acórtalo.',
    many: 'Son demasiados. Quita alguno.',
    young: 'Todos los personajes son adultos. Elige 18 o más.',
    odd: 'Revisa esto: contiene algo que no está permitido.',
    minor: 'Todos los personajes son adultos. Quita lo que lo hace menor de 18 años.',
  },
  preview: {
    title: 'Vista previa',
  },
  create: 'Crear',
  savedAt: 'Tu borrador se guarda en este navegador hasta que lo guardes.',
  saved: {
    made: (name) => `${name} ya está a punto`,
    private: 'Solo tú puedes ver a este personaje y chatear con él.',
    public: 'Todo el mundo puede encontrar a este personaje y chatear con él.',
    page: 'Ver la página',
    change: 'Editar',
    another: 'Crear otro',
  },
  mates: {
    title: 'Tus personajes',
    count: (count, most) => `${formats.number(count)} de ${formats.number(most)}`,
    private: 'Solo tú',
    public: 'Todo el mundo',
    withdrawn: 'Retirado por el sitio: nadie puede encontrarlo',
    open: 'Editando',
    preparing: 'Preparando la ficha…',
    formats: { png: 'Imagen (PNG)', json: 'Texto (JSON)', charx: 'Archivo comprimido (CHARX)' },
    take: (name) => `Descargar la ficha de ${name}`,
    another: 'Nuevo personaje',
  },
  confirm: {
    title: (name) => `¿Eliminar a ${name}?`,
    text: 'No se puede deshacer. Las conversaciones se podrán leer, pero ya nadie podrá escribir a este personaje.',
    confirm: 'Eliminar',
  },
  deleted: 'Personaje eliminado.',
};
