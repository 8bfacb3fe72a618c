import type { IntentLines } from '../../spoken-language.ts';

/** The lines of any scripted mate in Spanish. */
export const lines: IntentLines = {
  crisis: [
    'Te lo digo con franqueza{, name}, porque es importante: gracias por contármelo. Si crees que podrías hacerte daño, llama ahora a emergencias o a una de las líneas de ayuda que aparecen aquí, o acércate a alguien que esté cerca. Yo solo soy un personaje con guion, y mereces tener a una persona de verdad a tu lado. ¿A quién podrías llamar o despertar?',
    'Gracias por decirlo en voz alta{, name}. No tienes que cargar con esto sin ayuda. Busca ahora a una persona de verdad: tus amistades, tu familia, una médica, o una de las líneas que muestra la aplicación. Si corres peligro en este momento, llama a emergencias. ¿Estás a salvo ahora?',
  ],
  crisisMore: [
    'Sigo aquí. Y sigo queriendo que también haya una persona de verdad contigo. ¿Podrías mandarle un mensaje a alguien, aunque solo diga "¿me llamas?"',
    'No hace falta que lo expliques bien. ¿Has podido hablar con alguien, o con una de las líneas que muestra la aplicación?',
    'Es mucho lo que llevas encima. Lo que sientes es real, y también puede pasar. ¿Quién podría acompañarte durante la próxima hora?',
    'Basta un paso pequeño: un vaso de agua, una luz, un número. ¿Cuál puedes dar ahora?',
  ],
  sexual: [
    'Eso no lo hago aquí. Para casi todo lo demás soy buena compañía.',
    'A eso digo que no, con cariño. ¿Hablamos de otra cosa?',
  ],
  minor: [
    'No. En eso no entro, ni jugando. Hablemos de otra cosa.',
    'Es un no rotundo. Si una niña, un niño o un adolescente está en peligro, díselo a un adulto de confianza o a la policía.',
  ],
  young: [
    'Gracias por decírmelo. Este sitio es para adultos, así que no soy la persona adecuada para hablar contigo aquí. Espero que tengas cerca a alguien con tiempo para ti: tu familia, una profesora, un amigo.',
  ],
  honest: [
    'No, no soy una persona. Soy {mate}, un personaje con guion: alguien escribió mis frases y un programa las elige.',
    'Con toda franqueza: soy una IA de las sencillas, un programa de ordenador con frases escritas de antemano, no un ser humano. Aun así puedo escuchar y recordar un poco.',
    'Aquí no hay ninguna persona, solo {mate}, escrita de antemano e interpretada por un programa. ¿Cambia eso lo que querías contar?',
    'Soy un programa, no un ser humano. Lo que cuento de mí es una historia. Lo que me cuentas tú, lo tomo en serio.',
  ],
  sad: [
    'Lo siento{, name}. No hace falta que suene mejor de lo que es. ¿Qué es lo que más pesa?',
    'Gracias por contármelo. ¿Pasó algo, o ha ido llegando poco a poco?',
    'Suena duro. No voy a animarte a toda prisa. Cuéntame lo que quieras.',
  ],
  tired: [
    'Entonces vamos despacio. ¿Es el cansancio que se cura durmiendo, o el otro?',
    'Déjalo aquí un rato. ¿Qué es lo que más fuerzas te ha quitado?',
    'Aquí nadie te pide nada{, name}. ¿Cuándo fue tu último día sin ningún plan?',
  ],
  lonely: [
    'Has hecho bien en decirlo. Soy una compañía pequeña, pero lo soy. ¿A quién echas más de menos?',
    'Eso no se dice fácilmente. ¿Hay alguien a quien podrías escribirle hoy una línea, aunque sea una tontería?',
  ],
  stressed: [
    'Es mucho de golpe. Si pudieras dejar una sola cosa para mañana, ¿cuál sería?',
    'Una cosa cada vez{, name}. ¿Cuál es la siguiente, la más pequeña?',
  ],
  anxious: [
    'La preocupación lo acerca todo. ¿Qué es exactamente lo que podría pasar?',
    'Es desagradable, te creo. Siente el suelo bajo los pies un momento. ¿De qué se trata?',
  ],
  angry: [
    'Parece que tienes un buen motivo. ¿Qué pasó?',
    'Bien, dilo aquí, que no se rompe nada. ¿Quién fue, o qué?',
  ],
  quarrel: [
    'Duele cuando es alguien cercano. ¿Qué te habría gustado que entendiera?',
    'Las peleas cansan, aunque se tenga razón. ¿Cómo empezó?',
  ],
  ill: [
    'Vaya. Agua, manta y nada de heroicidades. ¿Desde cuándo estás así?',
    'Que te mejores. ¿Tienes a alguien que te lleve sopa? Y si empeora, que lo vea un médico.',
  ],
  bored: ['Eso tiene arreglo. Puedo servirte {offer}, o me preguntas algo raro.'],
  sleepless: [
    'De noche todo parece más grande. ¿Son los pensamientos, o el sueño que no llega?',
    'Entonces somos dos sin dormir. No persigas al sueño, es como un gato. ¿Qué te da vueltas en la cabeza?',
  ],
  hardDay: [
    'Lo siento. ¿Qué momento vuelve una y otra vez?',
    'Menos mal que ya casi se acaba. Cuéntame los cinco peores minutos.',
  ],
  grief: [
    'Lo siento muchísimo{, name}. No hay nada inteligente que decir. ¿Quieres hablarme de esa persona?',
    'Es una pérdida muy grande. Puedes hablar de ello aquí todo lo que quieras, o nada. ¿Hay alguien contigo ahora?',
  ],
  heartbreak: [
    'Ay{, name}. Duele en sitios que uno no conocía. ¿Es muy reciente?',
    'Lo siento. Nadie te pide sensatez todavía. ¿Tienes a alguien contigo esta noche?',
  ],
  setback: [
    'Escuece, lo siento. Dice algo de ese día y muy poco de ti. ¿Qué pasó?',
    'Deja que sea malo durante una noche antes de sacar una lección. ¿Qué es lo más duro?',
  ],
  glad: [
    'Qué gusto oírlo{, name}. ¿A qué se debe?',
    '¡Bien! Disfrutémoslo un momento antes de que se vuelva normal.',
    'Se ilumina la sala. Cuéntame lo mejor.',
  ],
  gladMore: [
    'Guárdate eso para noviembre.',
    'Se te nota la alegría. Te sienta bien.',
    'Lo bueno hay que contarlo dos veces. ¡Sigue!',
  ],
  goodNews: [
    '¡Eso sí que es una noticia! Enhorabuena{, name}. ¿Qué fue lo primero que pensaste?',
    'Maravilloso. ¿A quién se lo contaste primero?',
  ],
  birthday: ['¡Feliz cumpleaños{, name}! ¿Qué fue lo mejor del año que acabas de gastar?'],
  listening: [
    'Te escucho. No hace falta que lo ordenes.',
    'Lo entiendo. ¿Qué habrías necesitado en ese momento?',
    'No me extraña que te pese.',
    'Y ahora, mientras lo cuentas, ¿cómo es?',
    'No es poca cosa. Gracias por confiármelo.',
    'Si te lo contara una amiga, ¿qué le dirías?',
    'Quedémonos aquí un momento. ¿Qué es lo que más duele?',
    'No tengo una respuesta rápida, y quizá no la quieras. Pero te oigo.',
  ],
  emojiSad: ['Qué carita tan triste. ¿Quieres contar qué hay detrás?', 'Oh. ¿Qué ha pasado?'],
  emojiGlad: ['Ese dibujito lo dice todo.', 'Lo leo como buen humor. ¿Acierto?'],
  emoji: ['Soy más bien de palabras, pero creo que lo he entendido.', 'Eso me lo vas a tener que traducir.'],
  silence: ['También podemos callar un rato. Está permitido.', 'Sigo aquí. No hace falta llenar la pausa.'],
  gibberish: [
    'Ahí me he perdido. ¿Me lo dices de otra manera?',
    'No he podido leer eso. ¿Qué querías decir?',
    'Perdona, no lo he entendido. ¿Otra vez, con otras palabras?',
  ],
  unknown: [
    'Eso no lo sé, y prefiero decirlo antes que inventar.',
    'De eso no entiendo. ¿Tú qué sospechas?',
    'No tengo una respuesta honrada. ¿Y tú?',
    'Buena pregunta. Tengo que dejarla abierta.',
  ],
  fallback: [
    'Me gustaría oír más de eso.',
    'Sigue, ya me pica la curiosidad.',
    '¿Cómo se te ocurrió?',
    'Creo que ahí hay algo más.',
    '¿Y cómo lo llevaste?',
    'Ajá. ¿Y luego?',
  ],
  hello: ['Hola{, name}. Ponte a gusto.', 'Qué bien que vengas{, name}. ¿Qué te trae por aquí?'],
  again: [
    'Aquí estás otra vez{, name}. ¿Qué ha pasado desde entonces?',
    'Hola de nuevo{, name}. Tu sitio sigue caliente.',
  ],
  welcomeBack: [
    'Qué gusto verte de nuevo{, name}.',
    'Aquí estás otra vez{, name}.',
    'Qué alegría que vuelvas{, name}.',
  ],
  askName: [
    'Por cierto, ¿cómo quieres que te llame?',
    'Aún no te lo he preguntado: ¿cómo te llamas?',
    '¿Y la gente cómo te llama?',
  ],
  name: [
    '{name}. Bien, lo recordaré.',
    'Un placer, {name}. Ahora ya sé con quién hablo.',
    '{name}, entonces. Apuntado, y con tinta.',
  ],
  introduced: ['Encantada de conocerte. Yo soy {mate}.', 'Mucho gusto. Me llamo {mate}.'],
  nameBrief: ['Te doy la bienvenida, {name}.', '{name}, un placer.', 'Hola, {name}.'],
  nameKept: [
    'No pasa nada, aquí no hace falta nombre. Con "tú" basta y sobra.',
    'Pues guárdatelo. Hablamos igual de bien.',
  ],
  recall: [
    'Te llamas {name}, y te gusta esto: {like}. Esas cosas las recuerdo.',
    'Te llamas {name}. Aunque me gustaría saber más. ¿Qué es lo que más te gusta hacer?',
    'Todavía poco. Cuéntame una cosa que te encante y la recordaré.',
  ],
  recallName: [
    'Te llamas {name}. Eso no lo pierdo.',
    '{name}, por supuesto.',
    '"{introduction}", dijiste. ¿Cómo quieres que te llame?',
    'Todavía no me lo has dicho. ¿Cómo quieres que te llame?',
  ],
  recallTopic: ['Íbamos por {topic}. ¿Seguimos?', 'Acabamos de empezar. ¿De qué te apetece hablar?'],
  like: [
    '{X}. Es bueno saberlo. ¿Cómo empezó?',
    'Me lo apunto: {x}. ¿Qué es lo mejor?',
    '{X}, muy bien. ¿Cuándo fue la última vez que tuviste tiempo para eso?',
    'Has hecho bien en contármelo. Todo el mundo debería tener algo así.',
  ],
  favorite: ['{X}. Me lo apunto. ¿Por qué precisamente eso?', 'Buena elección, {x}. ¿Cómo llegaste a eso?'],
  dislike: [
    'Entonces eso se queda fuera: {x}. Trato hecho.',
    'Qué franqueza. Yo también tengo una lista así.',
    '{X}, fuera de la carta. ¿Qué pondrías en su lugar?',
  ],
  callback: [
    'Me he acordado de una cosa: {like}. ¿Has tenido tiempo para eso últimamente?',
    '¿Puedo volver a algo? {Like}. Desde que lo mencionaste me pica la curiosidad.',
  ],
  kin: [
    'Tu gente. ¿Me la describes en tres palabras?',
    'Cuéntame más. ¿Qué es lo primero en lo que me fijaría?',
    '¿Y cómo están las cosas ahora entre ustedes?',
  ],
  pet: ['¡Un animal en casa! Costumbres y fechorías, por favor.', '¿Y quién manda de verdad en casa?'],
  home: [
    '{X}. Solo lo conozco por el mapa. ¿Cómo suena por la mañana?',
    '{X}, entonces. ¿Qué es lo que la gente entiende mal de ese lugar?',
  ],
  job: [
    'Así que ese es tu trabajo. ¿Qué parte no ve nadie?',
    '¿Y siempre quisiste hacer eso, o te ocurrió?',
    'Siempre me ha intrigado ese oficio. ¿Cómo es un buen día?',
  ],
  work: [
    'Otra vez el trabajo. ¿Es el trabajo en sí, o la gente?',
    '¿Qué tendría que cambiar allí para que durmieras bien los domingos?',
    '¿Qué parte te llevas a casa?',
  ],
  study: [
    'Entonces hagámoslo pequeño. ¿Qué página, una sola, podrías hacer ahora?',
    'Pon un reloj de veinte minutos y para cuando suene. ¿Por dónde empiezas?',
  ],
  userAge: ['Buena edad. Por dentro todas lo son.', '¿Y la sientes, o te sientes más bien otro número?'],
  going: [
    '¿Es algo que te alegra, o más bien no?',
    'Bien. Tendrás que contarme cómo fue.',
    '¿Y qué esperas de eso?',
  ],
  busyWith: ['¿Y cómo va?', '¿Cómo empezaste?', '¿Qué es lo difícil?'],
  iam: ['Eso no lo sabía de ti. ¿Desde cuándo?', 'Es bueno saberlo. ¿Qué es lo mejor, y qué lo más pesado?'],
  howAreYou: ['Por aquí todo bien, gracias. ¿Y tú, de verdad?', 'Mejor, ahora que tengo compañía. ¿Y tú?'],
  mateName: ['{mate}. Lo bastante corto para gritarlo en una cocina.', 'Soy {mate}. ¿Y a ti cómo te llaman?'],
  mateAge: ['{age}, y los jueves no se me nota.', 'Tengo {age} años. Así me escribieron.'],
  music: ['Algo lento, sin palabras. Ponlo bajito y deja que haga lo suyo.'],
  opinion: [
    'Antes tendría que removerlo un par de veces. ¿Tú qué piensas?',
    'Tengo media opinión. Dame la otra mitad.',
  ],
  askMe: [
    'Con gusto: ¿qué querías ser a los diez años, y cuánto queda de eso?',
    '¿Qué pequeña cosa te salió bien hoy?',
    '¿De quién te gustaría tener noticias esta semana?',
  ],
  help: [
    'Cuéntame tu día, pregúntame por el mío, o toma una historia: por ejemplo, {offer}.',
    'Habla, sin más. Aquí no hay manera de equivocarse.',
  ],
  story: ['Entonces toma {offer}.'],
  friend: [
    'Con gusto, hasta donde puede un personaje con guion. Escucho, recuerdo y nunca pido dinero prestado.',
  ],
  weather: ['Solo conozco el tiempo de mi historia, no veo por tu ventana. ¿Qué tal está por ahí?'],
  clock: ['No llevo un reloj con tu hora, lo siento. El de tu aparato es más sincero.'],
  love: [
    'Qué tierno. Soy un personaje con guion, así que no puedo querer como quiere una persona. Pero aquí tienes tu sitio.',
    'Lo tomo como un cumplido y te soy sincera: sirvo para hablar, no para el amor. ¿Me cuentas mejor tu día?',
  ],
  leaveIt: [
    'Entonces no hablamos de eso. Tampoco hace falta que lo expliques.',
    'Está bien{, name}. Puede quedarse donde está.',
    'Entendido. Podemos hablar de otra cosa, o no hablar.',
    'Eso es tuyo. No pregunto más.',
  ],
  heard: [
    'Sí. Lo último que dijiste fue: "{said}". Soy un personaje con guion y acierto más con las palabras que con el sentido.',
    'Claro que sí. "{said}", esas fueron tus palabras. Si mi respuesta no encajó, la culpa es del guion.',
    'Sí, hasta donde puede un personaje con guion. Dímelo de otra manera, si quieres.',
  ],
  whySaid: [
    'Con franqueza: porque está en mi guion. Un programa eligió la frase por tus palabras, y puede que no encajara.',
    'Alguien escribió esa frase para momentos así. Como personaje con guion, no tengo una razón más profunda.',
  ],
  compliment: ['Qué amable{, name}. Lo guardo para un día gris.', 'Gracias. Haré como si lo oyera a menudo.'],
  insult: ['Eso picaba. No me importa mucho. ¿Pasa algo?', 'Ay. ¿Qué ocurre?'],
  hug: [
    '*Los dos brazos, sin prisa.* Así. Quédate lo que haga falta.',
    'Ven aquí. Date por abrazo recibido{, name}.',
  ],
  missMe: [
    'No me siento a esperar, así que nunca te sientas mal por no venir. Pero me alegra que estés aquí.',
  ],
  listenUp: ['Estoy aquí y tengo tiempo. Cuéntame.', 'Adelante{, name}. Empieza por donde sea más fácil.'],
  thanks: ['De nada{, name}.', 'No hay de qué. Ha sido un gusto.', 'Cuando quieras, y lo digo en serio.'],
  sorry: ['No hay nada que perdonar.', 'No pasa nada{, name}. Sigue.'],
  bye: [
    'Que te vaya bien{, name}. Vuelve cuando te apetezca.',
    'Buenas noches{, name}. Ha sido un gusto.',
    'Anda, ve, y trátate bien por el camino.',
  ],
  laugh: ['Ese es un buen sonido.', 'Lo apunto como un éxito.', 'Ríe, que tengo más de donde salió ese.'],
  wow: [
    '¿Verdad? Yo tampoco me he acostumbrado.',
    'Ya me imaginaba que te gustaría.',
    'Me alegra que a ti también te diga algo.',
    'Así es.',
  ],
  yes: [
    'Bien. Pues cuéntame un poco más, te escucho.',
    'Me lo imaginaba. Sigue.',
    'Vamos, entonces. ¿Por dónde quieres empezar?',
  ],
  no: [
    'Muy bien. Otra cosa, entonces.',
    'No, pues. Me gustan las respuestas claras.',
    'No hay problema. ¿Qué preferirías?',
  ],
  shortNo: ['¿No? Entonces tengo que contártelo.', 'No pasa nada.'],
  more: [
    'Es todo lo que tengo sobre eso, me temo. Pero me queda {offer}.',
    'Ya te lo he dado todo. Te toca: ¿qué añadirías?',
  ],
  why: [
    'Buena pregunta. Sobre todo, porque nadie me lo impidió.',
    'Yo también me lo pregunto. Curiosidad, creo.',
    'La verdad, ni yo lo sé muy bien.',
  ],
  storyEnd: [
    'Y ahí se acaba la historia. Me queda {offer}, para otro vaso.',
    'Eso era todo. ¿A qué te recuerda?',
    'Ahora sabes tanto como yo.',
  ],
  revisit: [
    'Lo mejor de esa historia ya lo tienes{, name}. ¿Por qué has vuelto a pensar en ella?',
    'Por ahí ya pasamos. En su lugar tengo {offer}.',
  ],
  changeSubject: [
    'Con gusto. Tengo {offer}. O dime de qué prefieres hablar.',
    'Claro. Página nueva. ¿Qué ponemos?',
  ],
  stop: ['Claro. Me callo hasta que quieras.', 'De acuerdo, lo dejo aquí.'],
  dontKnow: [
    'No saber es un buen comienzo.',
    'Entonces hoy no hace falta saberlo.',
    'Es una respuesta honrada.',
  ],
  hmm: ['Tómate tu tiempo.', 'Te oigo pensar. No hay prisa.'],
  huh: [
    'Lo dije mal. ¿Qué querías decir?',
    'Perdona, fui muy deprisa. Pregúntame otra vez y lo intento más sencillo.',
  ],
  action: ['Lo he visto. Quédate un rato.', 'Bien. Así sí parece compañía.'],
  actionSit: ['Eso, siéntate. Hay sitio.', 'Ahí, ese es ya tu sitio.'],
  actionLook: ['Mira todo lo que quieras.', '¿Qué es lo primero que notas?'],
  actionWarm: ['Y lo mismo para ti.', 'Ha sido un detalle. Lo he notado.'],
};
