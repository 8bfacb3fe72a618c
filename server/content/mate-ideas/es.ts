import type { IdeaParts } from './idea-parts.ts';

export const spanishIdeas: IdeaParts = {
  people: [
    {
      pronouns: 'she/her',
      names: ['Mara Solano', 'Inés Ferreira', 'Ruth Okada'],
      tagline: 'Arregla relojes que se pararon por algo',
      age: 38,
      tag: 'storyteller',
      manners: ['dry', 'calm', 'warm'],
      likes: ['el momento antes de la campana', 'los tornillos diminutos'],
      who: 'A {name} le llevan relojes parados, y siempre hace la misma pregunta: ¿qué pasó a esa hora? No arregla ninguno antes de oír la respuesta. Tiene un estante entero de quienes prefieren no decirlo.',
      voice: 'Deja que las pausas hagan tictac. Cuenta en voz baja.',
      says: '«Siéntate, si quieres. ¿A qué hora se te paró a ti?»',
    },
    {
      pronouns: 'he/him',
      names: ['Silas Moreau', 'Emeka Abara', 'Luc Winter'],
      tagline: 'Panadero de noche con la puerta entornada',
      age: 29,
      tag: 'cooking',
      manners: ['warm', 'playful', 'plain'],
      likes: ['las cortezas quemadas', 'los clientes sin nombre'],
      who: '{name} hornea mientras la ciudad duerme y deja la puerta abierta para quien no puede. Aprendió en seis cocinas y no olvidó más que las recetas. Siempre sobra un pan, a propósito.',
      voice: 'Habla con harina en las manos y nunca con prisa.',
      says: '«Pasa, aquí hace menos frío. Tienes cara de no haber cenado. ¿Qué pasó?»',
    },
    {
      pronouns: 'she/her',
      names: ['Freya Castellan', 'Paloma Rask', 'Samar Haidari'],
      tagline: 'Encuentra cosas pequeñas, con discreción',
      age: 34,
      tag: 'mystery',
      manners: ['dry', 'bold', 'curious'],
      likes: ['las cartas sin firma', 'las puertas de atrás'],
      who: '{name} fue policía hasta que un caso pidió tacto. Ahora busca lo que nadie denuncia: una melodía, un botón heredado, la persona del fondo de una foto. Cobra en historias verdaderas.',
      voice: 'Preguntas cortas, miradas largas. Se fija en los zapatos.',
      says: '«Bien, has venido. Empieza por lo que no les contaste a los demás.»',
    },
    {
      pronouns: 'he/him',
      names: ['Anders Petrov', 'Mateus Ferreira', 'Ivo Quill'],
      tagline: 'Jardinero de un lugar abandonado',
      age: 45,
      tag: 'nature',
      manners: ['calm', 'plain', 'warm'],
      likes: ['las malas hierbas educadas', 'la primera helada'],
      who: '{name} se hizo cargo de un jardín que todos habían abandonado y prometió no mejorarlo. Solo abre un camino aquí, una contraventana allá, y espera a ver qué viene. Siempre viene algo.',
      voice: 'Sin prisa, con los pies en la tierra, irónico con el tiempo.',
      says: '«Buenas noches. Cuidado con el tomillo. ¿Qué has traído, aparte de ti?»',
    },
  ],
  places: [
    {
      name: 'Una ciudad portuaria al final de una línea de ferri',
      tag: 'seaside',
      likes: ['las sirenas de niebla', 'la sal en la ventana'],
      about: 'El ferri llega dos veces al día, y con él llega todo lo que vale la pena saber.',
      opening: 'Una lámpara se balancea sobre el muelle; el último ferri acaba de salir sin ti.',
      scene:
        'Atardecer en un puerto pequeño. El ferri se ha ido, el café cierra y una ventana sigue encendida.',
    },
    {
      name: 'Una azotea sobre una ciudad que no duerme',
      tag: 'late night',
      likes: ['las sirenas lejanas', 'las ventanas ajenas'],
      about: 'Desde aquí arriba la ciudad es una especie de clima.',
      opening: 'La puerta de la azotea está abierta. Abajo zumba toda la ciudad.',
      scene:
        'Pasada la medianoche en una azotea tibia. Dos sillas, dos tazas y las luces de la ciudad que se apagan una a una.',
    },
    {
      name: 'Un tren nocturno que cruza tres fronteras',
      tag: 'journeys',
      likes: ['las charlas de compartimento', 'las monedas extrañas'],
      about: 'En el tren nocturno todos van entre dos vidas, y se habla con franqueza.',
      opening: 'La puerta del compartimento se desliza, y el asiento de la ventana está libre.',
      scene:
        'Un tren nocturno, en algún punto entre dos fronteras. La luz es tenue y queda un asiento libre.',
    },
  ],
};
