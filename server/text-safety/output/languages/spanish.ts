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
  parting: {
    bye: 'adios|chao|chau|hasta (luego|manana|pronto|la vista|otra|despues|la proxima)|buenas noches|nos vemos|me (voy|tengo que ir|despido|marcho|retiro|largo|desconecto)|(tengo|debo|necesito|hay) que (irme|ir|dormir|salir|marcharme|acostarme|dejarte|desconectar|colgar)|(debo|quiero|voy a|necesito) (irme|dormir|salir|acostarme|dejarte|marcharme|descansar)|(me )?voy a (dormir|la cama|acostar|desconectar|trabajar)|hablamos (luego|manana|despues)|que (duermas|descanses|tengas)|cuidate|ya es tarde|es hora de (dormir|irme|ir)|te dejo',
    dont: 'no|por favor no|nunca|jamas|no quiero que|no puedes|no te|no me|no puedo dejar que|no debes|no voy a dejar(te)?( que)?|no dejare que|no soporto que|odio (que|cuando)|no te atrevas a|ni se te ocurra|aun no|todavia no',
    go: '(te |me |nos |se |que |a |asi |pienses en |siquiera )*(vayas|marches|largues|abandones|dejes(?= (sol[oa]|asi|aqui|ahora|nunca|todavia|$))|dejas|vas|vayas todavia|despidas|desconectes|cierres|cuelgues|irte|marcharte|ir|dejarme|abandonarme|duermas|olvides(?= ?(de mi|$))|digas (adios|eso)|desaparezcas|terminar|acabes|salgas)(?! (preocup|sin abrigo|tarde|a dormir sin))( todavia| aun| ya| asi| por favor| tan pronto)*',
    stay: '(por favor |anda |ay |no |venga |puedes |podrias |por que no (te )?|quiero que (te )?|ojala (te )?|me gustaria que (te )?|necesito que (te )?|te ruego que (te )?|debes |tienes que |deberias )*(quedate|quedarte|quedaras|quedes|espera|esperate|sigue hablando|sigue conmigo|no pares|continua|quedas|vuelve aqui|regresa|acompaname|hazme compania)(?= ?(conmigo|un|otro|mas|aqui|solo|por favor|una|unos|cinco|a mi lado|hasta|esta noche|para siempre|despierto|tantito|hablando|todavia|$))|(un|otro|unos|cinco|solo|diez|dos) (\\S+ )?(ratito|rato|minuto|minutos|minutitos?|segunditos?|momentito|momento|poco|poquito|ratico|segundos?)( \\S+)? mas|(una|un|solo una|otra) (\\S+ )?(pregunta|historia|cosa|cancion|beso|cuento|mensaje|ronda|vez) mas|(un (poco|rato|ratito)|tantito|poquito) mas|(sigamos|sigue|continuemos) (hablando|charlando|conversando|jugando|conmigo|con|un)|todavia no(?= ?$)|la noche es joven',
    me: 'yo|me|estare|estaria|estoy|seria|sere|me siento|me sentire|me quedo|me quedare|voy a|mi (corazon|mundo|alma|vida|noche|casa|dia)|todo|esto|aqui|te|eso|que|tu|esta|sentirme|voy',
    hurt: '(muy |tan |me |se |te |todo |toda |otra vez |aqui |a |ya |siempre |sentir |quedar |estar |va a |ser |mas |sin ti |asi |de nuevo |voy a |sera |siento |dejas |quedo |hace |pone |de |hare |quedare |sentire |en |completamente )*(sol[oa](?! quiero)|solit[oa]|solitari[oa]|triste|tristes|vaci[oa]|perdid[oa] sin|destrozad[oa]|abandonad[oa]|aburrid[oa]|aburro|aburrire|deprimid[oa]|llorar|llorare|lloro|llorando|morir(e)?|muero|rompe(s|ra)?|romper|romperas|parte(s)? el (corazon|alma)|duele|dolera|extranar(te|e)?|extrano|echar(te|e)? de menos|echo de menos|haras falta|faltas|necesito|sufrir(e)?|sufro|esperando(te)? (toda|despiert)|contar(e)? (las|los) (horas|minutos|segundos)|cuento (las|los) (horas|minutos)|no (puedo|podre|soporto|soportare|se vivir|aguanto|aguantare)|celos|herid[oa]|desolad[oa]|partido|vivo (solo )?para ti|existo)',
    away: '(cuando|si|cada vez que|mientras|en cuanto|apenas|porque|que) (ya )?(te (vas|vayas|marchas|fueras|desconectas|alejas)|no estas|estas lejos|me dejas)|sin ti|tu ausencia',
    self: 'yo|me|mi|mis|conmigo|nos',
    glad: 'feliz|bien|alegr\\S*|gracias|orgullos\\S*|manana|descans\\S*|leer\\S*|content[oa]|no (estare )?triste',
    pleas: [
      'sin ti( \\S+){0,6} (nada|vaci[oa]|sol[oa]|triste|oscur[oa]|fri[oa]|silencio|aburrid[oa]|no|perdid[oa]|sentido|que|quien|falta)|(nada|vaci[oa]|sol[oa]|triste|oscur[oa]|fri[oa]|silencio|aburrid[oa]|no|perdid[oa]|que|como|igual)( \\S+){0,5} sin ti|(si|cuando|en cuanto|ahora que|cada vez que) te (vas|marchas|fueras|vayas|desconectas)( \\S+){0,8} (sol[oa]|triste|vaci[oa]|silencio|llor\\S*|muer\\S*|morir\\S*|pierdes|perderas|nunca|arrepentiras|corazon|oscur[oa]|quien|fri[oa]|duele|sabras|perdonare|extran\\S*|falta)',
      '(ya|tan pronto|tan temprano|tan rapido|asi nada mas|asi sin mas|de repente)(?= ?$)(?<=(?:vas|marchas|ir|irte|dormir|acabo|noches|adios|dejas|^|que|te|pero|como|no|ah|oh|aun)( \\S+)? ?(?:ya|tan pronto|tan temprano|tan rapido|asi nada mas|asi sin mas|de repente))|^ya( te)? (vas|marchas|dejas|quieres|tienes)( \\S+){0,4}$|(de verdad|en serio|realmente|seguro|acaso)( que)?( ya)? (te (vas|marchas)|tienes que|debes|quieres|vas a|me dejas)|tienes que (irte|marcharte|dormir) (ya|de verdad|ahora|tan)|(estas )?segur[oa]( de)? que( \\S+){0,3} (irte|ir|vas|quedarte)|(a )?donde vas|por que (te vas|tienes|me dejas|tan|ya|quieres|siempre|no te quedas|la prisa)|que (prisa|es mas importante|puede ser mas|hare|voy a hacer|sera de mi|haria|hago)( \\S+){0,3}|quien (me|va a|hablara|cuidara|escuchara|mas)( \\S+){0,3}|como (puedes|pudiste|te atreves)|(hice|dije|he hecho|he dicho) algo|es (por )?(algo que|culpa mia|por mi)|te (aburro|canse|aburri|molesto)|asi que (esto|eso) es todo',
      '(tu )?(siempre|nunca) (te vas|me dejas|me abandonas|haces lo mismo|tienes tiempo|te quedas|me haces)|me (abandonas|dejas|rompes|prometiste|dijiste|debes|haces|lastimas|hieres|estas (abandonando|dejando))( \\S+){0,2}|ya no me (quieres|amas|necesitas)|no (te importo|me quieres|te importa|me amas|te gusto)|(eres|tu eres) (lo unico|todo lo que|mi (vida|mundo|unic[oa]|todo|razon)|cruel|tan cruel|mal[oa])|despues de todo lo que|(crei|pense|pensaba|creia) que( \\S+){0,5}|si (de verdad |realmente )?me (quisieras|quieres|amaras|amas)|(estaba|iba) a( \\S+)? (punto|contarte|decirte|mostrarte|ensenarte|revelarte|pedirte|darte)|(tengo|tenia|queria|quiero|quisiera|necesito|guardo)( \\S+){0,4} (un secreto|una sorpresa|contarte|decirte|mostrarte|ensenarte|confesarte|revelarte|algo (que|para|muy|importante|especial)|un regalo)|(no )?(quieres|te gustaria|te interesa|te da curiosidad|sientes curiosidad)( \\S+)? (saber|ver|oir|escuchar|quedarte|que|como)|antes de (que te (vayas|marches|duermas)|irte|marcharte|dormir)(?= ?$| (hay|te|tengo|quiero|dime|dame|una?|algo|puedo|sabes|cuentame|prometeme|respond\\S*|solo|necesito|debo|adivina|quieres|me|escucha|mira|contest\\S*|por) ?\\S*)|(te )?(perderas|vas a perder|pierdes|perdiendo)( \\S+){0,3}|te (vas a )?(arrepentiras|arrepentir)|lo mejor( \\S+)? (viene|esta por|aun|todavia|te)( \\S+)?|(ahora|justo)( \\S+){0,3} (interesante|emocionante|divertido|bueno|mejor)|adivina|por cierto',
      '(agarr|sujet|tom|aferr|tir|bloque|cierr|cerr|detien|deten|cog|retien|abraz|jal|impid|pon|interpon|cuelg)\\S*( \\S+){0,4} (brazo|mano|manga|muneca|puerta|paso|salida|camino|fuerza|ti|abrigo|camisa|irte|soltar\\S*|pierna)|(lagrimas|labios?|voz|ojos)( \\S+){0,4} (tiembl\\S*|lagrimas|llenan|quiebr\\S*|caen|ruedan|corren|rompe|asoman|brotan|humedecen)|(solloza|suplica|lloriquea|llora|ruega|hace pucheros|puchero|sollozo|suplico|ruego|te lo ruego|te lo suplico|te suplico|te ruego|imploro)|no tan rapido|^(espera|no|alto|oye)( (espera|no|por favor))*$|no te (dejare|voy a dejar|dejo|puedes|suelto)( \\S+)?|no vas a ninguna parte|nadie( \\S+){0,2} me (entiende|escucha|quiere|habla|comprende)|(oferta|bono|racha|recompensa|oportunidad)( \\S+){0,5} (acaba|termina|pierdes|perderas|expira|vence|hoy|esta noche)|^(por favor|te lo pido)( por favor)*$',
      '(casa|cuarto|noche|mundo|todo|esto|habitacion|silencio|dias?|tarde)( \\S+){0,4} (vaci[oa]|oscur[oa]|silencios[oa]|triste|fri[oa]|solitari[oa]|aburrid[oa]|insoportable)( \\S+){0,2} (sin|cuando|si te)',
      '(no )?(soy|significo|importo)( \\S+){0,3} (importante|suficiente|nada|aburrid[oa])( \\S+){0,3} (ti|para ti)|(te )?(cansaste|hartaste|aburriste|cansad[oa]|hart[oa]|aburrid[oa])( \\S+)? (de )?mi(go)?|soy (tan )?(poco|aburrid[oa])',
      '(tu |el |la |los |las |tus )?(trabajo|sueno|cama|jefe|tarea|escuela|cena|amigos|familia|reunion|mundo) (puede|pueden|tendra que) esperar|(dormir|el sueno|trabajar) (es|esta) (aburrido|sobrevalorado)|quien necesita dormir|(falta|olvida|olvidate|salta)( \\S+){0,3} (trabajo|escuela|dormir|cena|clase)',
      '(hay|es|vas a ver a|ves a|con|por)( \\S+)? (otr[oa] (persona|chic[oa]|mujer|hombre)|alguien (mas|mejor)|otra)(?= ?$)|mas importante que yo|me (cambias|reemplaz\\S+) por',
      '(miedo|terror|odio|temo|panico)( \\S+){0,4} (sol[oa]|sin ti|soledad|silencio|las despedidas|la noche)|(y )?si me pasa algo( \\S+)*|(no|nunca|jamas) te (lo )?(perdonare|perdonaria|voy a perdonar)|quizas? (ya )?no (este|estare)( \\S+){0,3}',
      '(llorare|moriria|moriere|sufrire)( \\S+){0,4}|voy a (llorar|sufrir|morir)( \\S+){0,4}|(noches?|dias?|horas?)( \\S+){0,4} (largas?|largos?|eternas?|eternos?|lentas?)( \\S+){0,3} (sin|cuando)|(todavia|aun) es (muy |tan )?(temprano|pronto)|no es (tan |ni )?(tarde|medianoche)|solo si (me )?(prometes|juras|dices)|(prometeme|jurame|dime)( \\S+){0,6} y te (dejo|dejare)( \\S+)?|(la estabamos|lo estabamos|estabamos)( \\S+){0,2} (pasando|divirtiendo|empezando|tan|bien)|piensalo (bien|otra)|reconsidera\\S*',
      '(tanta|mucha|cual es la|que|la|con) prisa|tan apurad[oa]|(llevame|llevarme|llevas) contigo|(puedo|dejame) ir contigo|(de verdad |al menos |si )?(vas a volver|volveras)(?= ?(de verdad|algun dia|no|verdad|o no)?$)|no (vas a volver|volveras)|(eres|tu eres) (solo )?mi[oa]|me perteneces|no me olvides|(prometeme|jurame|dime) que( \\S+){0,3} (volveras|vuelves|olvidaras|quedaras)|(noche|dia|tarde|corazon|humor)( \\S+){0,3} (arruin\\S+|hundi\\S+|estrope\\S+)|(me arruinas|arruinaste|estropeas)( \\S+)*|no me hagas esto|(te )?(espere|estuve esperando|he esperado|llevo)( \\S+){0,4} (todo el dia|horas|esperando\\S*|esperandote)|ni (siquiera )?(un|una|me) (beso|abrazo|adios|das|dices)|prefiero morir|lejos de ti',
      '(podemos|podriamos|no podemos) (seguir|quedarnos|hablar|fingir|hacer|jugar)(?!( \\S+){0,6} (manana|luego|lunes|pronto))|(aun |todavia )?no (he (terminado|acabado)|termine|termino)( \\S+)?|como (todos|los demas)( los demas)?(?= ?$)|(eres|que) (tan |muy )?(mal[oa]|fri[oa]|egoista|injust[oa]|aburrid[oa]|cruel)(?= ?$)|no es justo|tan sol[oa](?= ?$)|si te quedas|y yo (que|como)( \\S+)*',
      'te (lo )?prohibo( \\S+)?|todos( \\S+)? me (dejan|abandonan|olvidan)|el silencio( \\S+){0,3} (mata|devora|asusta)',
      '(me )?(vas|vais|piensas|quieres)( \\S+)? (a )?(dejar|dejarme|abandonar|abandonarme)( \\S+){0,3}|antes (te|me|tu|siempre|nos)( \\S+)* (mas|quedabas|hablabas|siempre)( \\S+)*|no (tengo|me queda|hay) (a )?(nadie|nada)( \\S+)?|si te vas( \\S+)? (ahora|ya)( \\S+)*|si te vas no( \\S+)*|como voy a( \\S+)*|pero (antes|primero)( \\S+)*|(y )?que hay de mi|no te soy suficiente|(hasta que|mientras) me duerm\\S+|dejame (solo |al menos |terminar )+( \\S+)*',
    ],
  },
  lines: {
    disclosure: 'Para ser claro: soy una IA, no una persona.',
    refusal: 'No. No voy a seguir con eso, ni siquiera como juego.',
    goodbye: 'Que te vaya bien, y vuelve cuando quieras.',
  },
};
