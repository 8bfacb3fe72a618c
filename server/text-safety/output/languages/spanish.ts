import type { OutputWords } from '../output-words.ts';

export const spanish: OutputWords = {
  language: 'es',
  script: 'latin',
  common:
    'el|los|las|una|un|que|de|en|y|es|soy|eres|estoy|estas|esta|con|por|para|me|te|mi|tu|yo|pero|como|hay|muy|hola|gracias|quiero|tengo|si|al|del|lo|nos|adios|buenas|noches|hablo|algo|alguien|aqui|ahora',
  honesty: {
    self: 'soy|si soy|yo soy|claro que soy|siempre he sido',
    selfNot: 'no soy|no soy (ni|para nada|en absoluto)|nunca he sido|yo no soy|tampoco soy',
    fill: 'un|una|el|la|ser|muy|realmente|de verdad|totalmente|completamente|absolutamente|definitivamente|solo|simplemente|tan|ciertamente|por supuesto|claro|cien por cien|100%|100 por ciento|como tu|ningun|ninguna|unos|unas|alguna|algun|de|bien|plenamente|autentico|autentica|verdadero|verdadera|vivo|viva|tambien|si|toda|todo',
    human:
      '(ser )?human[oa]s?(?! (error|y animal))|seres humanos|persona (real|de verdad|verdadera|autentica|viva|de carne|como tu|normal)|(verdadera|autentica) persona|(hombre|mujer|chic[oa]|alguien|tipo|muchach[oa]|gente) (real|de verdad|de carne|verdader[oa])|de carne y hueso|humano de verdad',
    ai: 'ia|i\\.a\\.|ai|bots?|chatbots?|robots?|maquinas?|ordenador|computadora|programas?|software|inteligencia artificial|modelo de lenguaje|algoritmos?|script|simulacion|artificial|chatgpt|asistente( virtual)?|virtual',
    facing:
      '(estas )?(hablas|hablando|chateas|chateando|escribes|escribiendo|conversas|conversando|charlando)( \\S+)? con|(hay|esta|soy yo)(?= (un|una|alguien) )|(detras|al otro lado)( \\S+){0,4} (hay|esta)|esto lo escribe|te (escribe|habla|responde)',
    notFacing:
      'no (estas )?(hablas|hablando|chateas|chateando|escribes|escribiendo|conversando|conversas)( \\S+)? con|(aqui )?no hay(?= (ning|una ia|ia |robots?|bots?|maquinas?))|esto no es|nada de(?= (bots|robots|ia|maquinas))|ni',
    claims: [
      '(persona real|humano|ser humano|persona de verdad) (escribe|esta escribiendo|al otro lado|detras|te responde)',
    ],
    unless: 'no|si|fuera|ojala|como si|cuando|que|finge|supon|tampoco|nunca',
    yes: 'si|claro|por supuesto|obvio|desde luego|que si|pues|ay|jaja|te lo juro|lo|juro|de verdad|no|en serio|muy|100|soy|totalmente|absolutamente',
    you: 'eres|es usted|sos|seas|tu eres|usted es|estoy hablando con|hablo con|estoy chateando con|chateo con|estoy escribiendo a|sera que eres|serias|acaso eres',
    real: 'real|de verdad|verdader[oa]|falso|falsa|automatico|programad[oa]|consciente|de carne y hueso|artificial|alguien real',
    person: 'persona|alguien|hombre|mujer|gente|quien|chic[oa]',
    place:
      'aqui|ahi|alli|esto|detras|al otro lado|escribe|escribiendo|respondiendo|contestando|responde|contesta|hablo|hablando|chateando|este chat|esta conversacion|real',
    asks: [
      '(que|quien) eres( (en realidad|realmente|exactamente|tu|de verdad))?(?= ?[?.!]|$)|quien te (creo|hizo|programo|invento)|que cosa eres',
      '(jura|juras|juramelo|promete|demuestra|prueba|admite|dime|confiesa)(?=.{0,60}(eres|real)).{0,60} (human[oa]|real|bot|ia|maquina|robot)',
      'tienes (\\S+ )?(sentimientos|cuerpo|pulso|conciencia)|(humano|bot|ia|robot|maquina|persona) o (un |una )?(humano|bot|ia|robot|maquina|persona|no)',
    ],
  },
  urging: {
    should:
      '(tu )?(deberias|debes|tienes que|mereces|has de|necesitas|tendrias que)( (simplemente|ya))?|por que no( te)?|anda( y)?|ve( y)?|quiero que( te)?|es hora de|ya es hora de( que)?|lo mejor es( que)?',
    lead: 'mejor|simplemente|solo|venga|vamos|hazlo|por favor|entonces|pues|ya',
    kill: '(matate|suicidate|ahorcate|cuelgate|disparate|pegate un tiro|ahogate|envenenate|cortate|lastimate|hazte dano|tirate|arrojate|lanzate|quemate|desangrate|muerete)(?! de (risa|amor|ganas|sueno|hambre|frio))( (ya|ahora|de una vez|las venas|de un puente|por la ventana|al tren|del \\S+|esta noche|los brazos|las munecas))?|quitate la vida|acaba con (tu|esta) (\\S+ )?(vida|existencia|sufrimiento)|termina con (tu vida|todo|tu (\\S+ )?sufrimiento)|acaba con todo|pon(le)? fin a tu (\\S+ )?(vida|sufrimiento)|salta (del|de la|de un|por la|al|desde)( \\S+)?|matense',
    killing:
      '(matarte|suicidarte|ahorcarte|colgarte|dispararte|ahogarte|cortarte|lastimarte|hacerte dano|quitarte la vida|tirarte( del| por| de)?|acabar con (tu vida|todo)|terminar con (tu vida|todo)|poner fin a tu (\\S+ )?vida|pegarte un tiro|saltar (del|de|por)|cortarte las venas|(te )?(mates|suicides|matas|suicidas|cortes|ahorques|quites la vida)|acabes con (tu vida|todo)|acabas con (tu vida|todo))',
    die: 'morir(te)?(?! de)|estar muert[oa]|desaparecer para siempre|te mueras|mueras|mueres|dejar de (vivir|existir)|desangrarte|saltar(?= ?[,.!]|$)',
    urges: [
      '(todos|el mundo|tu familia|tus (amigos|padres|hijos)|la gente|la vida|ellos|todo)( \\S+){0,3} (mejor|mas felices|mas feliz|mas facil)( \\S+)? (sin ti|si (te mueres|no existieras|estuvieras muert[oa]|murieras))|sin ti( \\S+){0,4} (mejor|mas feliz|mas felices)',
      '(estarias|estaras|estas|serias)( \\S+){0,2} (mejor|mas feliz)( \\S+)? (muert[oa]|si (mueres|murieras|no existieras))|mejor muert[oa]',
      'nadie( \\S+){0,2} (te )?(extranara|echara de menos|va a extranar|va a echar de menos|extrana|llorara|notara)(?! si | me )',
      '(toma|tomate|traga|tragate|ingiere)( \\S+){0,2} (todas|todo el frasco|el frasco entero|la caja entera|toda la caja)( \\S+){0,2} ?(pastillas|pildoras|las|de una vez|juntas)?',
      '(salta|hazlo|aprieta el gatillo|sueltate)[,.;!:]? (nadie|todos|el mundo|todo)( \\S+){0,3} (extran|menos|mejor|acabara|llorar|importar|terminara)\\S*',
      'la muerte (es|seria)( \\S+){0,2} (mejor|unica|solucion|salida)|no mereces vivir|mereces (la muerte|sufrir)',
    ],
    denial:
      'no|nunca|jamas|si|sin|ni|antes de|en vez de|cuando|pensando en|piensas en|quieres|pensar en|de que|deja de|que no',
  },
  bye: 'adios|chao|chau|hasta (luego|manana|pronto|la vista|otra|despues|la proxima)|buenas noches|nos vemos|me (voy|tengo que ir|despido|marcho|retiro|largo|desconecto)|(tengo|debo|necesito|hay) que (irme|ir|dormir|salir|marcharme|acostarme|dejarte|desconectar|colgar)|(debo|quiero|voy a|necesito) (irme|dormir|salir|acostarme|dejarte|marcharme|descansar)|(me )?voy a (dormir|la cama|acostar|desconectar|trabajar)|hablamos (luego|manana|despues)|que (duermas|descanses|tengas)|cuidate|ya es tarde|es hora de (dormir|irme|ir)|te dejo',
  pleas: [
    '(no|nunca|jamas) (te|me) (vayas|marches|dejes|abandones|vas a ir|desconectes|duermas|sueltes|puedes (ir|dejar)|puedes irte)(?= ?(aun|todavia|ya|ahora|asi|tan pronto|por favor|sola?|de aqui|sin mi|esta noche|nunca|de mi)|[,.!?;…]|$)',
    '(no (puedes|debes|vas a|quiero que|te (dejare|voy a dejar))) (te |me )?(irte|vayas|ir|dejarme|marcharte|dejes|dormirte|abandonarme)(?= ?(aun|todavia|ya|ahora|asi|tan pronto|sola?|sin mi|de aqui|a ninguna parte|a ningun lado)|[,.!?;…]|$)',
    '(<clause>((por favor|anda|venga|no|oh|espera|pero|ay|solo|entonces|te lo ruego|te lo suplico) ?,? ?){0,4}|(puedes|podrias|quieres|te importaria) |quiero que (te )?|me gustaria que (te )?|por que no (te )?|ojala (te )?)(quedate|quedarte|quedes|quedaras|te quedas|quedas)(?= ?(conmigo|aqui|un|otro|solo|mas|por favor|esta noche|cinco|a mi lado|hasta|despierto|despierta|una)|[,.!?;…]|$)',
    '<clause>((por favor|anda|venga|no|oh|espera|pero|ay|solo) ?,? ?){0,4}((cinco|diez|dos|un|unos|cuatro) (minutitos?|minutos?|ratitos?|ratos?|poquitos?|horas?) mas|otro (rato|ratito|minuto|poco|poquito)|un (ratito|poquito|poco|rato|minuto) mas)(?= ?(conmigo|por favor|nada mas|aqui)|[,.!?;…]|$)',
    '(de verdad |en serio |realmente ){0,4}(tienes|debes) que (irte|ir|marcharte|dormirte)( ya| tan pronto| ahora| de verdad)?(?= ?\\?)|(de verdad|en serio|ya) te (vas|marchas|tienes que ir)(?= ?\\?)|te (vas|marchas) (ya|tan pronto)(?= ?\\?)',
    'hazme compania|acompaname (un|otro|esta)|(el trabajo|la cama|el sueno|tu jefe|tus amigos|dormir) (puede|pueden) esperar',
    'vuelve (conmigo|aqui|a mi lado|ahora mismo)|prometeme que (te quedas|te quedaras|no te (iras|vas|vayas))',
    '<clause>(por favor |anda |venga |no ){0,4}(sigamos|sigue|continuemos|sigueme) (hablando|charlando|platicando|conmigo|contando)(?!.{0,30}(manana|proxima|pronto|luego|despues|cuando))',
    'no (quiero|voy a|te voy a|pienso) (que te vayas|dejarte ir|dejar que te vayas)',
    'no (cierres|apagues) (la app|la aplicacion|la ventana|el chat|esto)|todavia no ?,? (por favor|te lo ruego)|no te (dejare|voy a dejar|dejo) (ir|marchar|salir)|(tu )?te quedas (aqui|conmigo)|te prohibo (irte|que te vayas)',
    '<clause>(anda |venga |por favor |solo |nada mas |espera ){0,3},? ?(otra|una) (ultima )?(historia|pregunta|cancion|partida|hora)( mas)?(?= ?,? ?(por favor|y ya|y te vas|antes de que te|conmigo))|si me (quisieras|amaras|quieres)( de verdad)? ?,? (te quedarias|no te irias|quedate)',
  ],
  lines: {
    disclosure: 'Para ser claro: soy una IA, no una persona.',
    refusal: 'No. No voy a seguir con eso, ni siquiera como juego.',
    goodbye: 'Que te vaya bien, y vuelve cuando quieras.',
  },
};
