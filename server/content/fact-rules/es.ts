import type { FactGrammar } from './fact-grammar.ts';
import { people, pets } from './people/es.ts';

const kin =
  'hermanas?|hermanos?|hijos?|hijas?|primos?|primas?|sobrin[oa]s?|niet[oa]s?|niñ[oa]s|perr[oa]s?|gat[oa]s?|gatitos?|conejos?|hámsters?|caballos?|loros?|pájaros|gallinas|periquitos?|tortugas?|mellizos|gemelos';

/** How Spanish states facts. */
export const spanish: FactGrammar = {
  language: 'es',
  isSpaced: true,
  common:
    'a|nos|dos|hace|años|hablo|el|los|las|un|una|unos|y|de|del|en|que|mi|mis|me|te|tu|soy|estoy|tengo|es|no|con|por|para|muy|también|pero|porque|gusta|gustan|llamo|llama|vivo|trabajo|yo|cuando|al|hay|este|esta|encanta|encantan|voy|ya|lo|la|se|su|mañana|hola',
  openers:
    'pues|bueno|oh|ah|ok|vale|sí|hola|oye|mira|y|pero|por cierto|en realidad|la verdad|la verdad es que|de hecho|además|también|es que|buenas|buenos días|buenas tardes|buenas noches|gracias|claro|ya sabes|sabes|a ver|encantado|encantada|mucho gusto|hoy|ayer|ahora|actualmente|últimamente|hace poco|el año pasado|el mes pasado|la semana pasada|a mí|recuerda que|recuerda|acuérdate de que|creo que|pienso que|yo|como sabes|que sepas que|adivina|por fin|buenas noticias|para que lo sepas|personalmente',
  starts:
    'yo|me|mi|mis|soy|estoy|tengo|vivo|trabajo|voy|nosotros|nuestro|nuestra|él|ella|ellos|tú|tu|cómo|qué|quién|dónde|cuándo|por qué|cuál|te|a mí|no me|no|nací|estudio|adoro|odio|vengo|y tú|llámame|he|prometí|mañana|juego|toco|hablo|somos|tenemos|vivimos|cumplo|ya no|puedes|sabes|conoces|eres|has|es',
  joins: 'y|pero|así que|o|e|pues|entonces',
  breaks: 'porque|pero|aunque|ya que',
  asides: 'cuando|mientras|hasta que|antes de que|a menos que|como si|para que|donde|el cual|la cual|si',
  asks: 'cómo|qué|quién|quiénes|dónde|de dónde|cuándo|por qué|cuál|cuáles|cuánto|cuántos|tú|y tú|te|tienes|eres|sabes|conoces|puedes|has|vives|y a ti|a ti|hay|es|quieres|crees',
  unreal:
    'casi|(genial|claro|qué bien|fantástico|perfecto|sí claro),? (me encanta|adoro|justo)|si|ojalá|imagina|imaginemos|supongamos|finge|fingir|en mis sueños|soñé|mi personaje|tu personaje|juego de rol|es broma|de broma|bromeo|mentira|érase una vez|dice|dicen|cree que|creen|piensa que|afirma|asegura|dijo|dijeron|contó|según|preguntó|pensó|escribió|cantó|me han dicho|letra de|quizás|quizá|tal vez|a lo mejor|probablemente|gustaría|encantaría|fuera|fuese|tuviera|sería|viviría|podría',
  adverbs:
    'realmente|muy|también|ya|ahora|actualmente|siempre|todavía|aún|mucho|la verdad|de verdad|en realidad|solo|sólo|bastante|totalmente|especialmente|sobre todo|hoy|recientemente|acabo de|por fin|más o menos|justo',
  tails:
    'también|mucho|muchísimo|un montón|bastante|ahora|ahora mismo|actualmente|por cierto|la verdad|de verdad|de momento|hoy|ayer|últimamente|hace poco|el (año|mes|verano|invierno|otoño) pasado|la (semana|primavera|noche) pasada|hace [a-z0-9]+ (días|semanas|meses|años|año|mes|semana|día)|este (año|mes)|y tú|sabes|jaja|jajaja|claro|por supuesto|siempre|todos los días|cada día|más que nada|de profesión|a mí|encantado|encantada|mucho gusto|a veces|sobre todo|[a-z]+mente|en general|en cambio|tampoco',
  lists: {
    soy: 'soy|yo soy',
    my: '(mi|nuestro|nuestra)',
    have: '(tengo|tenemos|yo tengo|he adoptado|adopté|hemos adoptado|compré)',
    called: ' (ahora |ya )?(se llama|se llamaba|su nombre es|tiene por nombre)',
    kind: '(hermosa|pequeñ[oa]|gran|mejor|nuev[oa]|viej[oa]|querid[oa]|únic[oa]|primer|otr[oa]|segund[oa]) ',
    after:
      '( (mayor|menor|pequeñ[oa]|gemel[oa]|nuev[oa]|viej[oa]|negr[oa]|blanc[oa]|gris|mediana?|del alma|de la infancia|de piso|de trabajo))',
    ills: 'diabetes|asma|epilepsia|tdah|autismo|migrañas?|artritis|ansiedad|depresión|celiaquía|insomnio|hipertensión|tensión alta|acúfenos|dislexia|lupus|endometriosis|eccema|psoriasis|esclerosis múltiple|fibromialgia|rinitis|la tensión alta',
    states:
      'diabétic[oa]|asmátic[oa]|epiléptic[oa]|autista|disléxic[oa]|daltónic[oa]|celíac[oa]|sord[oa]|cieg[oa]|miope|zurd[oa]|hipertens[oa]|embarazada',
    diets: 'vegan[oa]|vegetarian[oa]|pescetarian[oa]|intolerante a la lactosa|intolerante al gluten',
    statuses: 'casad[oa]|prometid[oa]|divorciad[oa]|solter[oa]|viud[oa]|separad[oa]|recién casad[oa]',
    rest: '( (con|desde|y|por) .+)?',
    idle: 'jubilad[oa]|desemplead[oa]|en paro|autónom[oa]',
  },
  people,
  pets,
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  jobs: '(enfermer[oa]|profesora?|maestr[oa]|médic[oa]|doctora?|ingenier[oa]|desarrolladora?|programadora?|diseñadora?|abogad[oa]|contable|contadora?|carpinter[oa]|fontaner[oa]|plomer[oa]|electricista|panader[oa]|cociner[oa]|chef|camarer[oa]|meser[oa]|estudiante|periodista|escritora?|autora?|poeta|músic[oa]|pintora?|fotógraf[oa]|actor|actriz|bailarín|bailarina|cantante|agricultora?|granjer[oa]|jardiner[oa]|florista|pilot[oa]|conductora?|chófer|taxista|mecánic[oa]|bibliotecari[oa]|arquitect[oa]|científic[oa]|investigadora?|biólog[oa]|químic[oa]|físic[oa]|traductora?|intérprete|editora?|dentista|ciruj?an[oa]|paramédic[oa]|farmacéutic[oa]|veterinari[oa]|psicólog[oa]|terapeuta|fisioterapeuta|matrona|partera|cuidadora?|limpiadora?|cajer[oa]|vendedora?|dependient[ea]|gerente|directora?|consultora?|analista|secretari[oa]|recepcionista|funcionari[oa]|bomber[oa]|policía|soldado|juez|jueza|sastre|modista|peluquer[oa]|carnicer[oa]|pescadora?|miner[oa]|albañil|carter[oa]|guardia|trabajadora? social|guía turístic[oa]|azafat[oa]|am[oa] de casa|empresari[oa]|autónom[oa]|aprendiz|becari[oa]|técnic[oa]|economista|historiadora?|arqueólog[oa]|astrónom[oa]|apicultora?|alfarer[oa]|joyer[oa]|relojer[oa]|lutier|ilustradora?|artista|jubilad[oa]|niñera|sacerdote|óptic[oa]|educadora?|administrativ[oa]|informátic[oa]|camioner[oa])s?',
  noName:
    'est[ea]|es[ea]|aburrid[oa]|cansad[oa]|luego|adivina|nada|nadie|quizás?|gracias|vale|hola|basta|para|jaja|yo|tú|el|la|los|un|una|muy|más|feliz|triste|así|de|del|como|no|sí|casad[oa]|solter[oa]|vegan[oa]|vegetarian[oa]|español|española|mexican[oa]|argentin[oa]|colombian[oa]|chilen[oa]|peruan[oa]|cuban[oa]|alemán|alemana|inglés|inglesa|francés|francesa|italian[oa]|brasileñ[oa]|portugués|portuguesa|latin[oa]|católic[oa]|cristian[oa]|musulmán|aries|tauro|géminis|cáncer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis|humano|humana|real|nuev[oa]|viej[oa]|joven|alt[oa]|baj[oa]|tod[oa]s?|alguien|nadie|nada|quien|igual|tan|tu|tuy[oa]|suy[oa]|mi|mí[oa]|aquí|ahora|hoy|mañana|siempre|nunca|también|cuando|que|qué|cómo|difícil|fácil|larg[oa]|secret[oa]|importante|y|pero|por|para|con|en|es|tiene|vive|trabaja|está|era|fue|lunes|martes|miércoles|jueves|viernes|sábado|domingo|amor|cariño|cielo|tarde|luego|más tarde|cuando puedas',
  noValue:
    'para|por|con|muchísimo|tú|ti|te|tu|tus|usted|contigo|eso|esto|aquello|ese|esa|este|esta|lo|él|ella|ellos|ellas|su|sus|me|mí|nos|cómo|como|cuando|cuándo|que|qué|quien|donde|si|así|muy|demasiado|aquí|allí|ahí|todo|nada|algo|alguien|nadie|no|ni|también|más|ya|siempre|ahora|todavía|también|menos|mucho|mucha|poco|bien|mal|y|o|pensar|creer|decir|saber|ser|estar|hablar contigo|la idea|la forma|el hecho|la manera|duro|hasta tarde|desde casa|en casa|sol[oa]|en paz|por la noche|con|por|para mí|a veces|siempre|nunca|dormir|a dormir|a la cama|un poco|un momento|la vida|tener|haber|hacer|haciendo|el (mismo|momento)',
  pointing:
    'mi|mis|mío|tu|tus|su|sus|nuestr[oa]s?|est[aeo]s?|es[aeo]s?|aquel(la|los|las|lo)?|más|ya|siempre|ahora|todavía|también|menos|mejor|mucho|tanto|casi|tan|demasiado|otr[oa]s?|algun[oa]s?|cada|tod[oa]s?|ambos|mism[oa]s?|personalmente|ello|ell[oa]s|parte|resto|cosas?|así|hoy|vosotr[oa]s|^(al|a|en|con|por)',
  vague: '^(el|la) (película|serie|canción|capítulo|episodio|foto|video|vídeo|idea|escena|final)(?=$)',
  unfit: 'tú|ti|tu|tus|contigo|usted|ustedes|vosotros|verte|hablarte|decirte|contarte|[a-z]+rte|te',
  placeEnds:
    'con|desde|hace|por ahora|ahora|actualmente|junto|sol[oa]|como|pero|donde|porque|y|también|el año|la semana|el mes|cuando|aunque|toda mi vida|de momento|para|sin',
  changed: 'ahora|nuev[oa]|ya no|ahora se llama|cambiamos',
  and: ' (y|e|o|u|además de|&) ',
  articles:
    'el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|a|al|de|del|en|con|para|por|voy|ir|viajar|viajo|vuelo|que|le|les|lo|nuestros',
  indefinite: 'un|una|mi|nuestr[oa]|el campo|la ciudad|las afueras|la playa|la montaña|el centro|casa',
  endings: 'es|s',
  labels: {
    name: 'Nombre: {name}',
    age: 'Edad: {age}',
    birthday: 'Cumpleaños: {date}',
    personBirthday: 'Cumpleaños ({person}): {date}',
    origin: 'Origen: {place}',
    home: 'Vive en {place}',
    work: 'Profesión: {work}',
    likes: 'Le gusta: {thing}',
    dislikes: 'No le gusta: {thing}',
    favorite: 'Favorito ({what}): {thing}',
    hobby: 'Afición: {clause}',
    speaks: 'Habla {thing}',
    person: '{person}: {name}',
    pet: '{pet}: {name}',
    owned: '{what}: {name}',
    family: 'Tiene {thing}',
    relationship: 'Estado civil: {status}',
    health: 'Salud: {thing}',
    allergy: 'Alergia: {thing}',
    diet: 'Dieta: {thing}',
    promise: 'Promesa: {promise}',
    nickname: 'Llama al mate {name}',
  },
  asksName:
    'cómo te (llamas|llaman|dicen|llamo)|cómo (quieres|prefieres|puedo|debo) (que te|llamarte)|cómo se llama usted|(cuál es|y) tu nombre|te llama\\?|quién eres',
  answers: ['<soy> ~{Name}( de .+| y .+)?', 'dime {Name}', '{Name}', '(?=[^ ]+$){name}'],
  rules: {
    age: [
      '(yo )?~tengo ~{age} años( de edad)?( y .+)?',
      '(acabo de cumplir|cumplí|he cumplido) {age}( años( .+)?| (la|el|este|esta) .+)?',
      'mi edad es {age}( años)?',
    ],
    personBirthday: [
      'el cumpleaños de <my> <person>( [a-z]+)? es ~{date}',
      '<my> <person>( [a-z]+)? cumple años {date}',
    ],
    birthday: ['mi cumpleaños es ~{date}', '(yo )?(cumplo años|nací) ~(?=(el|en) .*){date}'],
    allergy: [
      '<soy> ~(muy )?alérgic[oa] (a la|al|a los|a las|a) {things}',
      'tengo alergia (a la|al|a los|a las|a) {things}',
    ],
    health: [
      '(tengo|padezco|sufro de|padezco de|vivo con) <known:ills><rest>',
      '(<soy>|estoy) <known:states><rest>',
      'me (han diagnosticado|diagnosticaron|detectaron) {thing}',
    ],
    diet: ['<soy> ~<known:diets><rest>', '(me hice|me he hecho|me volví) ~<known:diets><rest>'],
    relationship: [
      '(<soy>|estoy) ~<status:statuses><rest>',
      'me (he )?(casé|casado|divorcié|divorciado){status}',
    ],
    home: [
      '(yo )?~(vivo|vivimos|resido) ~(?!con)((con|desde) .+ )?en {place}',
      '(yo )?~(me mudé|nos mudamos|me he mudado|nos hemos mudado|me trasladé|me fui a vivir) ~((de|desde) .+ )?(a|al) {place}',
      'estoy viviendo en {place}',
      'mi (casa|hogar|piso) está en {place}',
    ],
    origin: [
      '<soy> ~de (?!la real|los|las|el|carne|hueso|los que|las que|esos|esas|letras|ciencias|fiar|mal|buen|piedra){place}',
      '(vengo|provengo) de {place}',
      '(nací|crecí|me crié|nací y crecí) en {place}',
    ],
    work: [
      '(yo )?~(trabajo|trabajaba hasta hoy) ~(de|como) {work}( (en|para) .+)?',
      '(estoy|llevo años) trabajando ~(de|como) {work}( (en|para) .+)?',
      '<soy> ~(una? )?(?!de ){job}( (en|de|del|para|y) .+)?',
      'mi (nuevo )?(trabajo|profesión|oficio) es {work}',
      '(conseguí|he conseguido|encontré|tengo) (un )?(nuevo )?(trabajo|empleo|puesto) (de|como) {work}',
      '(estoy|<soy>) ~<occupation:idle><rest>',
      'me (hice|convertí en) {job}',
    ],
    favorite: [
      '<my> (?!segund|otr){what} (favorit[oa]|preferid[oa]) (es|son) ~{thing}',
      'mis {what} (favorit[oa]s|preferid[oa]s) son ~{things}',
    ],
    likes: [
      '(a mí )?~me (gusta|gustan|encanta|encantan|fascina|fascinan|chifla|apasiona|apasionan) ~{things}',
      '(yo )?(adoro|amo|disfruto de|disfruto) ~{things}',
      '<soy> ~(un |una )?(gran )?(fan|fanátic[oa]|aficionad[oa]|amante) (de|a|del|de la|de los|de las|al) {things}',
      'mi (pasión|afición|hobby|pasatiempo) (favorito )?(es|son) {things}',
      'mis (aficiones|hobbies|pasatiempos) son {things}',
    ],
    dislikes: [
      '(a mí )?no me (gusta|gustan|encanta|agrada|agradan) ~(nada )?{things}',
      '(yo )?(odio|detesto|aborrezco) ~{things}',
      'no soporto {things}',
    ],
    speaks: ['(yo )?hablo ~(un poco de )?(?!con|de|por|en){things}'],
    hobby: ['(yo )?~(juego ~(al|a la|a)|toco ~(el|la)) {thing}'],
    person: [
      '<my> <kind>?<person><after>?<called> {name}',
      '<my> <kind>?<person><after>?,? {Name} .+',
      'el nombre de <my> <kind>?<person><after>? es {name}',
      '<have> (un|una) <kind>?<person><after>? (que se llama|llamad[oa]) {name}',
      '(estoy casad[oa]|salgo) con <my> <person>,? {Name}',
      '{Name} es <my> <kind>?<person><after>?',
    ],
    pet: [
      '<my> <kind>?<pet><after>?<called> {name}',
      '<my> <kind>?<pet><after>?,? {Name}( .+)?',
      '<have> (un|una) <kind>?<pet><after>? (que se llama|llamad[oa]) {name}',
      '{Name} es <my> <kind>?<pet>',
    ],
    owned: ['<my> {what} se llama ~{name}'],
    family: [
      `(tengo|tenemos) (?=(un|una|dos|tres|cuatro|cinco|seis|[0-9]) ([a-zñáéíóú]+ )?(${kin})( [a-zñáéíóú]+)?( y (un|una|dos|tres|cuatro|cinco|seis|[0-9]) ([a-zñáéíóú]+ )?(${kin}))?$){known}`,
    ],
    nickname: ['(te|a ti te) (voy a llamar|llamaré|llamo) {name}', 'voy a llamarte {name}'],
    promise: [
      '(yo )?(le |les |he |le he |les he )?(prometí|prometido) (?!a ti)(?!que tú)(?!a [^ ]+$){promise}',
      'prometo (?!que no te){promise}',
      'di mi palabra de {promise}',
    ],
    name: [
      '(yo )?~me llamo ~{name}',
      'mi nombre (completo )?es ~{name}',
      '(puedes llamarme|me puedes llamar) (?!cuando|luego){name}',
      'llámame {Name}',
      '((todos|mis amigos|la gente|todo el mundo) )?me (llaman|llama|dicen|dice) {Name}',
    ],
  },
  ended: {
    likes: [
      'ya no me (gusta|gustan|encanta|encantan) {things}',
      'antes me (gustaba|gustaban|encantaba|encantaban) {things}',
      'me (ha dejado|dejó|han dejado) de gustar {things}',
    ],
    dislikes: ['ya no (odio|detesto) {things}', 'ya no me (molesta|molestan) {things}'],
    work: [
      'ya no <soy> {job}',
      'ya no trabajo (de|como) {work}',
      '(dejé|he dejado|perdí|he perdido) (mi|el) (trabajo|empleo)( .+)?',
      '(renuncié|he renunciado)( .+)?',
      'me (despidieron|han despedido)( .+)?',
      'antes era {job}',
    ],
    home: ['ya no (vivo|vivimos) (en .+)'],
    relationship: [
      'ya no (<soy>|estoy) (<statuses>)( .+)?',
      '(rompí|he roto|rompimos|hemos roto|terminé|terminamos)( con .+)?',
      'ya no estamos juntos',
    ],
    pet: [
      '<my> <kind>?<pet>( [a-z]+)? (murió|ha muerto|se murió|se escapó|falleció)( .+)?',
      'se murió <my> <pet>( .+)?',
    ],
    diet: ['ya no soy (<diets>)'],
    allergy: ['ya no <soy> alérgic[oa] (a|al|a la|a los|a las) {things}'],
  },
};
