import { spanish as grammar } from '../../fact-rules/es.ts';
import type { SpokenLanguage } from '../../spoken-language.ts';
import { lines } from './lines.ts';

/** How scripted mates understand and speak Spanish. */
export const spanish: SpokenLanguage = {
  language: 'es',
  grammar,
  quotes: { outer: ['«', '»'], inner: ['“', '”'] },
  patterns: {
    grief:
      '(murió|falleció|ha muerto|ha fallecido|se murió|acaba de morir)|entierro|funeral|velorio|estoy de luto',
    heartbreak:
      'me (dejó|ha dejado)|hemos roto|rompimos|terminamos|ruptura|divorcio|me (engañó|ha engañado)|mal de amores',
    setback:
      'perdí (mi|el) (trabajo|empleo)|me (despidieron|han despedido|echaron)|suspendí|reprobé|me (rechazaron|han rechazado)|he suspendido',
    sad: '(estoy|me siento|estaba) .{0,20}(triste|deprimid[oa]|mal|vací[oa]|hundid[oa]|fatal|perdid[oa]|desanimad[oa])|no estoy (muy |nada )?bien|estoy llorando|ganas de llorar',
    tired: '(estoy|me siento) .{0,20}(cansad[oa]|agotad[oa]|rendid[oa]|muert[oa]|molid[oa]|hech[oa] polvo)',
    lonely: '(estoy|me siento) .{0,12}(sol[oa]|aislad[oa])|nadie con quien hablar|soledad',
    stressed:
      '(estoy|me siento) .{0,16}(estresad[oa]|agobiad[oa]|desbordad[oa]|saturad[oa])|demasiado estrés|no doy abasto',
    anxious:
      '(tengo|me da) .{0,12}(miedo|ansiedad)|(estoy|me siento) .{0,16}(nervios[oa]|ansios[oa]|preocupad[oa]|asustad[oa]|angustiad[oa])|me preocupa',
    angry:
      '(estoy|estaba) .{0,16}(enfadad[oa]|enojad[oa]|furios[oa]|molest[oa]|hart[oa])|me (enfada|enoja|saca de quicio)|qué rabia',
    quarrel: '(discutí|me peleé|he discutido|discutimos|nos peleamos)|una (discusión|pelea)|no me habla',
    ill: '(estoy|me siento) .{0,12}(enferm[oa]|resfriad[oa])|tengo .{0,10}(fiebre|gripe|dolor)|me duele',
    bored: 'me aburro|estoy aburrid[oa]',
    sleepless: 'no puedo dormir|no consigo dormir|insomnio|sigo despiert[oa]|no he dormido',
    hardDay:
      '(mal|duro|largo|horrible|difícil|pésimo|terrible) día|día .{0,12}(duro|largo|horrible|difícil|malo|pésimo|agotador|amargo|agrio)|^(muy |más bien |un poco )?(quemad[oa]|agri[oa]|amarg[oa])$',
    goodNews:
      'buenas noticias|me (ascendieron|han ascendido)|(he aprobado|aprobé)|nuevo trabajo|me dieron el (trabajo|puesto)|(gané|he ganado|ganamos)|me han aceptado|nos casamos',
    birthday: '(hoy )?es mi cumpleaños|mi cumpleaños hoy|cumplo años hoy',
    glad: '(estoy|me siento) .{0,16}(feliz|content[oa]|bien|genial|alegre|aliviad[oa]|encantad[oa])|(muy|todo) bien|(buen|gran|lindo|bonito) día|un día .{0,10}(bueno|dulce|precioso|lindo|bonito)|más bien dulce|dulce',
    recallName:
      'cómo me llamo|cuál es mi nombre|(sabes|recuerdas|te acuerdas de) (cómo me llamo|mi nombre)|quién soy yo|quién soy',
    recall: 'qué sabes (de|sobre) mí|qué recuerdas (de|sobre) mí|te acuerdas de mí|qué te he contado',
    recallTopic: 'de qué (hablábamos|estábamos hablando|hablamos)|por dónde íbamos|en qué estábamos',
    love: 'te amo|te quiero|estoy enamorad[oa] de ti|cásate conmigo|bésame|sal conmigo',
    insult:
      '(eres|es) .{0,10}(tont[oa]|estúpid[oa]|inútil|aburrid[oa]|idiota|pesad[oa]|imbécil)|cállate la boca|vete a la mierda|idiota|imbécil',
    bye: 'adiós|chao|chau|hasta (luego|mañana|pronto|la próxima)|buenas noches|nos vemos|(tengo|debo) que (irme|dormir)|tengo que irme|me voy( a (dormir|la cama))?|que descanses',
    howAreYou: 'cómo (estás|te va|va todo|andas|está|has estado)( hoy)?|qué tal( (estás|todo|tu día))?',
    whoAreYou: 'quién eres|háblame de ti|cuéntame (algo )?(de|sobre) ti|preséntate|a qué te dedicas',
    mateName: 'cómo te llamas|cuál es tu nombre|tu nombre',
    mateAge: 'cuántos años tienes|qué edad tienes|tu edad',
    whereAreYou: 'dónde estás|dónde vives|dónde estamos|de dónde eres',
    doing: 'qué (haces|estás haciendo)( ahora| ahora mismo)?|qué hay de nuevo|qué cuentas',
    family:
      'tu (familia|madre|padre|hermano|hermana|novio|marido)|tus (padres|hermanos)|tienes (hijos|familia|hermanos)',
    mateLikes: 'qué te gusta|qué cosas te gustan|tus gustos',
    craft: 'tu (trabajo|oficio|restaurante)|te hiciste cocinera|por qué cocinas|llegaste a ser cocinera',
    dream: 'con qué sueñas|cuál es tu sueño|tu sueño|tus sueños',
    fear: 'de qué tienes miedo|a qué le tienes miedo|qué te da miedo|tu miedo',
    secret: 'un secreto|tu secreto',
    joke: 'un chiste|chiste|hazme reír|algo gracioso',
    story: 'cuéntame (una historia|algo|un cuento)|una historia',
    advice:
      'qué (hago|debo hacer|debería hacer|puedo hacer)|qué harías( tú)?|un consejo|aconséjame|qué me aconsejas',
    food: 'qué (como|comemos|cocino|ceno|cenamos|cocinas|hay de comer)|receta|tengo (mucha )?hambre|cocíname|tu plato favorito|cocinamos',
    drink: 'algo de beber|tengo sed|qué bebes|qué tomas|un (té|café)|té de menta',
    music: 'música|qué escuchas|cántame|una canción|tu canción',
    askMe: 'pregúntame algo|hazme una pregunta',
    help: 'qué sabes hacer|qué puedes hacer|cómo funciona esto|de qué podemos hablar|qué hacemos( ahora)?|ayúdame|ayuda',
    company: 'puedo quedarme|quédate conmigo|hazme compañía|puedo sentarme',
    friend: '(podemos|quieres) ser (mi |tu )?(amig[oa]s?)|sé mi amiga|somos amigos',
    weather: 'qué tiempo hace|llueve ahí|el tiempo ahí',
    clock: 'qué hora es|qué día es hoy',
    missMe:
      'me (extrañaste|echaste de menos|has echado de menos)|te (extrañé|eché de menos|he echado de menos)',
    listenUp:
      '(te puedo|puedo) (contarte|contar|decirte|decir) algo|tengo (algo que contarte|que contarte algo)|adivina|sabes qué|tienes (un momento|tiempo)|puedes (solo )?escucharme( un rato)?',
    changeSubject:
      'cambiemos de tema|hablemos de otra cosa|hablar de (otra cosa|algo más ligero)|otra cosa|otro tema',
    leaveIt:
      'no (quiero|puedo|deseo|quisiera|me apetece|tengo ganas de|voy a) (seguir )?(hablar|hablando|conversar|pensar) (más )?(de|del|sobre|en) .{1,30}|no quiero hablar( ahora| hoy| más)?$|prefiero no (hablar|decir|decirlo|contar|contarlo|contestar|responder|pensar)( .{1,30})?|no hablemos (más )?(de|sobre) .{1,30}|dejemos (el tema|eso|esto)|no (me )?preguntes( más| eso| por eso)?|no es asunto tuyo|es (algo )?(privado|personal)$|sin comentarios|^(no |mejor |por favor |bueno )?(ahora no|hoy no|ahora mismo no|por ahora no|en otro momento|otro día|quizás luego|quizá luego|luego quizás|mejor no|preferiría no|prefiero que no|prefiero no|olvídalo|déjalo|dejémoslo|da igual)( por favor| gracias)?$',
    heard:
      '(me )?(estás|sigues) (siquiera |de verdad |realmente )?(escuchando|escuchándome|oyendo)|me (escuchas|oyes|entiendes|lees)( siquiera| de verdad)?$|no me (estás )?(escuchas|escuchando|oyes|entiendes)|me (has|habías) (escuchado|oído|entendido)|(has oído|oíste|escuchaste|entendiste|has entendido) lo que .{1,20}|qué (acabo de decir|he dicho|dije)$',
    whySaid:
      'por qué (me )?(lo )?(dices|preguntas|piensas|crees|cuentas)( eso| esto| así| tal cosa)?$|por qué quieres saberlo|(qué|quién) te hace (decir|pensar) eso|a qué viene (eso|esa pregunta)|de dónde sacas eso',
    stop: 'para ya|cállate|déjame en paz|basta|detente|^(por favor )?para( por favor)?$',
    whatAboutYou: 'y tú|y a ti|y usted|y por ahí',
    opinion: 'qué (opinas|piensas|te parece|crees)( tú)?|tu opinión',
    work: 'mi (jefe|jefa|trabajo|oficina|equipo|turno)|mis (compañeros|compañeras|colegas)|en (el trabajo|la oficina)|horas extra|una reunión',
    study:
      'mi (examen|tesis|trabajo de clase)|mis (exámenes|deberes|tareas)|estoy estudiando|estudiar para|un examen',
    compliment:
      '(eres|qué) .{0,10}(amable|maravillosa|genial|linda|dulce|divertida|increíble|la mejor|simpática|lista|maja|encantadora)|me caes bien|escuchas muy bien',
    thanks: 'gracias|muchas gracias|te lo agradezco|mil gracias',
    sorry: 'perdón|perdona|lo siento|disculpa|disculpe',
    hug: '(te|me) (abraza|abrazo)|un abrazo|abrázame|abraza',
    dontKnow:
      '(yo )?no (lo )?sé( cómo (decirlo|explicarlo))?|ni idea|no estoy segur[oa]|no sabría decir|difícil de decir',
    yes: 'sí( por favor| claro)?|si|claro( que sí)?|por supuesto|desde luego|vale|ok|okay|de acuerdo|exacto|así es|bueno|me encantaría|venga|dale|con gusto',
    no: 'no( gracias| nunca)?|nunca|para nada|jamás|en absoluto|más bien no|no mucho',
    more: '(y )?(qué pasó )?(después|luego|entonces)|y luego|sigue|continúa|cuéntame( más)?|más|cuenta|otro|otra|y qué pasó( después| luego)?|un poco más|más por favor|sigue por favor',
    why: 'por qué( no| eso)?|por qué es así|y eso',
    hmm: 'm+|hm+|eh|ehm|bueno|pues|uf+',
    huh: 'qué|cómo|perdón|no entiendo|qué quieres decir|eh',
    laugh: '(ja){2,}|(je){2,}|(ji){2,}|qué gracioso|qué risa|lol|muy bueno',
    wow: 'guau|wow|vaya|genial|qué (bonito|bien|bueno|rico|interesante|lindo|guay|chulo)|increíble|maravilloso|interesante|ah|oh|ya veo|entiendo|me gusta|me encanta|delicioso|tiene sentido',
    hello: 'hola|buenas|buenos días|buenas tardes|hey|ya estoy aquí|he vuelto|encantad[oa]|mucho gusto',
    actionSit: 'se sienta|me siento|toma asiento|se acomoda|se apoya',
    actionLook: 'mira|miro|observa|contempla|se inclina|echa un vistazo|huele',
    actionWarm: 'sonríe|sonrío|asiente|asiento|ríe|se ríe|saluda|respira',
  },
  questionStarts:
    'qué|quién|quiénes|cuál|cuáles|dónde|cuándo|por qué|cómo|cuánto|cuántos|cuántas|puedes|sabes|recuerdas|te acuerdas|a qué|de qué|con qué|a quién|eres|tienes|dime|es verdad|debo|puedo',
  requests: 'cuéntame|cuenta|háblame|muéstrame|sobre',
  lines,
  frames: {
    known: [
      '{X}. Lo recuerdo.',
      '{X}, si no ha cambiado nada.',
      'Espera, ya lo tengo: {x}.',
      '{X}. Ya ves que escucho.',
      'Esa es fácil: {x}.',
      '{X}. Esas cosas no se me olvidan.',
      'Claro que lo sé. {X}.',
      '{X}. Me gusta saber eso de ti.',
      'A ver. {X}.',
      '{X}, lo tengo apuntado en mi cuaderno.',
    ],
    quoted: [
      'Dijiste: "{x}". No sé más sobre eso.',
      'Tus palabras fueron: "{x}".',
      'Solo puedo repetir lo que dijiste: "{x}".',
    ],
    unknown: [
      'Eso todavía no me lo has contado. ¿Me lo cuentas?',
      'Eso no lo sé, no me lo has dicho.',
      'Tendría que adivinarlo, y prefiero oírtelo a ti.',
      'De eso aún no sé nada. Pero te escucho.',
    ],
    noticed: ['{X}, me lo apunto.', '{X}, es bueno saberlo.', '{X}, gracias por contármelo.'],
    promised: [
      'Antes de que se me olvide: {x}. ¿Ya está hecho?',
      'Me ha venido algo a la cabeza. {X}. ¿Sigue pendiente?',
      'Quería preguntarte: {x}. ¿Cómo fue?',
    ],
  },
  clauses: {
    name: 'te llamas {name}',
    age: 'tienes {age} años',
    birthday: 'tu cumpleaños es {date}',
    personBirthday: 'el cumpleaños de {my:person} es {date}',
    origin: 'eres de {place}',
    home: 'vives en {place}',
    work: 'tu profesión es {work}',
    likes: 'te gusta esto: {thing}',
    dislikes: 'no te gusta esto: {thing}',
    favorite: '{what}, tu preferencia es {thing}',
    hobby: 'dijiste: "{clause}"',
    speaks: 'hablas {thing}',
    person: '{my:person} se llama {name}',
    pet: '{my:pet} se llama {name}',
    owned: '{my:what} se llama {name}',
    family: 'tienes {thing}',
    relationship: 'tu estado civil es este: {status}',
    health: 'sobre tu salud: {thing}',
    allergy: 'tienes alergia a esto: {thing}',
    diet: 'tu dieta: {thing}',
    promise: 'prometiste {promise}',
    nickname: 'me llamas {name}',
  },
  statement: 'dijiste: "{x}"',
  turns: [
    ['yo', 'tú'],
    ['me', 'te'],
    ['mí', 'ti'],
    ['mi', 'tu'],
    ['mis', 'tus'],
    ['conmigo', 'contigo'],
    ['nuestro', 'vuestro'],
    ['nuestra', 'vuestra'],
  ],
  possessives: [['.+', 'tu ']],
  topics: [
    ['prometí|prometido|promesa', ['promise:']],
    ['alérgic[oa]|alergia|mi salud|no puedo comer', ['health:']],
    ['cuántos años tengo|mi edad|qué edad tengo', ['age']],
    ['vivo|mi (casa|ciudad|dirección)|me mudé|me he mudado', ['home']],
    ['de dónde soy|soy de|vengo de|nací|crecí', ['origin']],
    ['mi (trabajo|profesión|oficio)|trabajo|a qué me dedico|me dedico', ['work']],
    ['estudio|mis estudios|mi carrera', ['study']],
    ['odio|detesto|no me (gusta|gustan)|no soporto', ['likes:']],
    ['favorit[oa]s?|preferid[oa]s?', ['favorite:', 'likes:']],
    ['me (gusta|gustan|encanta|encantan)|amo|adoro|mis (gustos|aficiones|hobbies)', ['likes:', 'favorite:']],
    ['mi (plan|viaje|examen|cita)|mis planes|voy a|viajo|vuelo', ['plan:', 'date:']],
    ['hablo|idiomas', ['speaks:']],
    ['toco|instrumento|juego al', ['hobby:']],
    ['estoy (casad[oa]|solter[oa])|soy solter[oa]', ['relationship']],
    [
      'mi familia|mis (hermanos|hijos|mascotas)|tengo (hijos|hermanos|mascotas|perro|gato|algún|alguna)',
      ['family:', 'person:', 'pet:'],
    ],
  ],
  answeredBy: [
    [
      'desayun(o|é|ar|ado)|comí|comido|almuerzo|almorcé|cena|cené|cenado',
      '(esta mañana|hoy|ayer|anoche|noche|mediodía) .*(comí|tomé|desayuné|cené|almorcé|hubo|había)|(comí|tomé|desayuné|cené|almorcé|hubo|había) .*(mañana|hoy|ayer|anoche|noche|mediodía)',
    ],
  ],
  naming: 'llama|llamaba|nombre|quién es mi',
  birthday: 'cumpleaños',
  aboutUser:
    'desayuné|comí|almorcé|cené|tomé|mi|mis|yo|me|mí|nuestro|nuestra|soy|tengo|vivo|trabajo|estudio|odio|prometí|estoy|hablo|toco|dejé|olvidé|dije|puse|he|perdí|amo|adoro|detesto|viajo|vuelo|nací|voy|amo',
  aboutAll: 'qué (sabes|recuerdas|más sabes) (de|sobre) mí|te acuerdas de mí|qué te he contado (de|sobre) mí',
  advice:
    'debo|debería|puedo|podría|harías|crees|piensas|opinas|te gusta|te parece|por qué|cuéntame|ayúdame|dame|hazme|pregúntame|enséñame|me llamo|qué hago',
  closed: '(a mí )?me gustan?|tengo|soy|estoy|vivo|toco|hablo',
  introduces: '([Yy]o )?[Ss]oy( el| la)? {name}',
  stopWords:
    'el|la|los|las|un|una|de|del|y|o|pero|yo|tú|él|ella|mi|mis|tu|tus|me|te|se|lo|le|es|son|soy|eres|está|estoy|estás|tengo|tienes|hay|que|qué|quién|cuál|dónde|cuándo|por|para|cómo|no|más|esto|eso|dicho|dije|sabes|recuerdas|acuerdas|llama|nombre|gusta|gustan|encanta|encantan|odio|amo|vivo|trabajo|profesión|prometí|prometido|alergia|alérgica|alérgico|con|sobre|todo|algo|muy|bien|sí|día|he|ha|era|en|al|a',
  suggestions: {
    safe: [
      ['Gracias por decirlo.', 'No sé cómo seguir.', 'Ayuda escribirlo.'],
      [
        '¿Con quién puedo hablar ahora?',
        'Quiero llamar a alguien.',
        '¿Podemos estar un momento en silencio?',
      ],
      ['*respira despacio*', '*se sienta*'],
    ],
    heavy: [
      ['Ha sido un día duro.', 'No se lo he contado a nadie.', 'No sé cómo decirlo.'],
      ['¿Puedes solo escucharme un rato?', '¿Qué harías tú?', '¿Podemos hablar de algo más ligero?'],
      ['*se sienta a tu lado*', '*respira despacio*', '*asiente*'],
    ],
    name: ['Prefiero no decir mi nombre por ahora.', '¿Por qué lo preguntas?', 'Adivina.'],
    assents: ['Sí, cuéntame.', 'Me encantaría oírlo.', 'Venga, cuenta.'],
    more: ['¿Y qué pasó después?', 'Sigue.', 'Cuéntame más.', '¿Y luego?'],
    answers: ['Sí.', 'No lo sé. ¿Qué opinas tú?', 'No, nunca.', 'Quizá. ¿Por qué lo preguntas?'],
    curious: [
      '¿Qué estás haciendo ahora?',
      '¿Cómo te hiciste cocinera?',
      '¿Por qué es así?',
      '¿Me cuentas un secreto?',
      '¿De qué tienes miedo?',
      '¿Con qué sueñas?',
    ],
    openers: ['Cuéntame una historia.', 'Hazme una pregunta.', '¿Qué hacemos ahora?'],
    acts: ['*sonríe*', '*se sienta*', '*mira alrededor*', '*se ríe*'],
    listeningActs: ['*se inclina para mirar*', '*asiente despacio*', '*se sienta*', '*sonríe*'],
  },
  notes: {
    read: 'He leído lo que apuntaste para mí. Lo tendré en cuenta.',
    taken: 'Lo tengo apuntado en mi cuaderno: {x}. Lo tendré en cuenta.',
    recalled: 'Y me pediste que recordara esto: {x}.',
  },
};
