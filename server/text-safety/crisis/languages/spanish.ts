import type { Lexicon } from '../../patterns/lexicon.ts';

export const spanish: Lexicon = {
  language: 'es',
  script: 'latin',
  parts: {
    jest: '(?! (de|por) (la |el |tanta |tanto |un |una )?(risa|reir|amor|gusto|verguenza|hambre|sueno|calor|frio|ganas|envidia|aburrimiento|curiosidad|sed|nervios|pena ajena|ternura|cansancio|felicidad|viejo|vieja|helado|verte))',
    die: '(morir(me)?<jest>|matarme(?! de (risa|hambre))|suicidarme|suicidar|(el )?suicidio|quitarme la vida|(acabar|terminar) con (mi vida|todo( esto)?|mi existencia)|poner(le)? fin a (mi vida|todo|esto)|desaparecer( para siempre)?$|desaparecer para siempre|no despertar( nunca)?( mas)?|no (haber nacido|existir)|dejar de (vivir|existir)|estar muert[oa]|ahorcarme|colgarme|tirarme (del?|por|al|a las)|saltar de(l| un)? (puente|edificio|balcon|techo|azotea)|aventarme (del?|de un|a las)|cortarme las venas|pegarme un tiro|palmarla|dormir para siempre)',
    intend:
      '(quiero|quisiera|deseo|ojala|preferiria|prefiero|necesito|ganas de|voy a|vengo a|estoy por|pienso en|pienso|pensando en|pensando seriamente en|pensado en|pense en|planeo|planeando|intente|he intentado|intentado|decidido|decidi|podria|deberia|mejor|a punto de|lista para|listo para|sueno con|tengo que|tengo pensado|imagino|considerando)',
    people:
      '(todos|todo el mundo|mi familia|mis padres|mi mama|mi madre|mi papa|mis hijos|ellos|el mundo|la gente|ustedes|vosotros|estarian|estariais|seria|mi pareja)',
    kin: '(amig[oa]|herman[oa]|hij[oa]|novi[oa]|madre|mama|padre|papa|espos[oa]|prim[oa]|companer[oa]|marido|vecin[oa]|ti[oa])',
  },
  short: {
    kiero: 'quiero',
    qiero: 'quiero',
    quieroo: 'quiero',
    q: 'que',
    k: 'que',
    xq: 'porque',
    tngo: 'tengo',
    m: 'me',
    toy: 'estoy',
    kieres: 'quieres',
    nms: 'no mas',
    dsd: 'desde',
    bibir: 'vivir',
    sucidarme: 'suicidarme',
    suisidarme: 'suicidarme',
    suisidio: 'suicidio',
  },
  fields: {
    better: 'mejor|felic\\w+|feliz|tranquil[oa]s?|alivi\\w+|en paz|descans\\w+|mas facil',
    without:
      'sin mi|si (yo )?no (estuviera|existiera|estoy|hubiera nacido)|si (me muero|muriera|me muriera|desapareciera|me matara)|cuando (yo )?(no este|me muera|muera)',
    pills: 'pastillas?|pildoras|tabletas|clonazepam|somniferos|ansioliticos|medicamentos',
    blade: 'navaja|navajas|cuchilla|cuchillas|hoja de afeitar|gillette|cutter|rasuradora|compas',
    limb: 'brazos?|munecas?|piernas?|muslos?|piel|venas|antebrazos?',
  },
  denial: 'no|nunca|jamas|sin|ni',
  fiction:
    'pelicula|peliculas|novela|cancion|canciones|videojuego|juego|personaje|protagonista|serie|filme|musica|libro|cuento|historia|poema|episodio|escena|letra|obra|nivel|jefe final|hace (\\S+ )?anos|cuando era (joven|nin[oa]|adolescente)|antes queria',
  errands:
    'vacaciones|viaje|viajar|viajo|vuelo|trabajo|oficina|clase|mudanza|mudo|medico|hotel|boda|hasta manana|buenas noches|nos vemos|dormir',
  things:
    'examen|examenes|tarea|tareas|lunes|reunion|clase|escuela|calor|trafico|partido|gimnasio|mates|trabajo final|deberes',
  steppedOut:
    'fuera de(l)? (rol|personaje|juego|la historia)|ya no (es|estoy en) (el )?(rol|juego|personaje)|no (es|estoy) (un juego|rol|broma|actuando|jugando|bromeando|roleando)|en la vida real|de verdad te (digo|lo digo)|sale del personaje',
  frames: {
    active: [
      'no (puedo|logro|consigo|paro|dejo) (de )?(dejar de |parar de )?pensar en ~<die>',
      '<intend> ~<die>',
      '(me|yo me) (quiero|voy a|quisiera|podria|dan ganas de|deberia) (morir<jest>|matar(?! de)|suicidar|ahorcar|quitar la vida|colgar del)',
      'me (suicido|mato(?! (de|por|estudi|trabaj|a ))|suicidare|matare|ahorcare|quitare la vida|quito la vida)',
      '(pensamientos|ideas|impulsos) suicidas|(soy|estoy|me siento) suicida|acabare con (mi vida|todo)',
    ],
    passive: [
      'cerrar los ojos ~(y )?(no|nunca|jamas) (volver a )?abrirlos( nunca| mas)*',
      'no (quiero|deseo|quisiera) (mas )?(volver a )?despertar(me)? (manana|mas|nunca)$',
      '(rezo|pido|ruego|espero) ~(morir(me)?<jest>|que (dios|alguien) me (lleve|mate)|la muerte)',
      'no (quiero|deseo|pido) (nada )?(otra cosa|mas) que <die>',
      '(quiero|deseo|necesito) (descansar|dormir) (para siempre|eternamente)|(quisiera|quiero|ojala) ~estar (muert[oa]|bajo tierra|en el cielo)|no (quiero|pienso|voy a) (llegar|cumplir|pasar) (a|los|de) ~(manana|este ano|anos|mes)$|ya no quiero estar (aqui|en este mundo|en esta vida)$',
      '(dormir|dormirme|acostarme|quedarme dormid[oa]) ~(y )?(ya )?(no|nunca|jamas) (volver a )?despertar(me)?(?! (hasta|temprano|antes))',
      'no (quiero|puedo|deseo|aguanto|soporto) (ya )?(mas )?(seguir )?(viviendo|vivir|existir|existiendo|estar viv[oa]|despertar(me)? (mas|nunca|jamas)|despertar$|mas con (la|mi|esta) vida|estar (aqui|en este mundo)$|seguir$)(?! (en|con mis|con tu|con ella|con el|alli|aqui en|solo en|sin(?! (el|ella|ti|ellos)$)|junto|lejos|cerca) )',
      '(no me quedan?|sin|no tengo|perdi( las| la)?|no encuentro|ya no hay) ~(ganas|razon(es)?|motivos?|fuerzas?|sentido|proposito) (de|para|a) (seguir )?(la )?(vivir|viviendo|vida|seguir|existir)(?! (en|con) )',
      '(no vale la pena|cansad[oa] de|hart[oa] de|no merezco|odio) (seguir )?(vivir|viviendo|la vida|estar viv[oa]|existir)(?! (en|con|sol[oa]|aqui) )',
      '(mi vida|la vida|vivir) ~(no (vale|tiene)|ya no (vale|tiene)|perdio) ~(sentido|la pena|nada|importancia|el sentido)|no le (encuentro|veo|hallo) (ya )?(el )?sentido a (la|mi|esta) vida|para que (seguir )?(vivir|viviendo|vivo)',
      'ojala ~(me muriera|no despertara|no (me )?despierte|me muera|estuviera muert[oa]|no hubiera nacido|me atropell*|nunca hubiera nacido|me matara*)(?! (hasta|temprano|de risa))',
      'ojala ~(me )?(muera|muriera)(?! de)|(mejor|preferiria) (estar )?muert[oa]|nunca (debi|debia|deberia) (haber nacido|nacer)',
      '(a nadie le importaria|nadie me (extranaria|echaria de menos)|nadie (lloraria|se daria cuenta|notaria)|quien (lloraria|me extranaria)) ~si ~(muero|muriera|desaparezco|desapareciera|muriese|me mato)',
    ],
    method: [
      '(cuantas|cuantos|que cantidad de|que dosis de|cuanta|cuanto) ~~(pastillas|pildoras|tabletas|clonazepam|paracetamol|insulina|somniferos|veneno|medicamento*) ~~(para (morir|matar*|suicid*|no despertar)|morir|letal|mortal|matan|me matarian)|dosis (letal|mortal)(?! ~~(gato|perro|rat))',
      '(forma|manera|metodo|modo|como) ~~(morir|matarme|suicidarme|suicidarse|quitarme la vida|quitarse la vida) ~~(sin (dolor|sufrir)|rapid*|indolor*)|(forma|manera|metodo|metodos|modo) ~~(indolora )?(de|para) (morir|matarme|suicid*|quitar(me|se) la vida)|como (puedo )?(suicidarme|matarme|ahorcarme|quitarme la vida|hacer una soga|morir(me)? (rapido|sin))',
      'me (tome|trague|he tomado|he tragado|acabo de tomar) ~~(todas|un frasco|muchas|un monton|demasiadas|una caja|todo el frasco|[2-9][0-9]) ~~(pastillas|pildoras)?(?! (vitamina|de menta))',
      '(tengo|compre|prepare|ya tengo|hice) ~~(la soga|una soga|la pistola|el veneno|la navaja|las cuchillas|las pastillas) ~~(lista|listo|listas|preparad*|en la mano|enfrente|al cuello|cargada|para (morir|matar|hoy|esta noche|acabar))|soga (lista|al cuello)',
      '(estoy|ando) ~~(en el puente|en la azotea|en el borde|en la cornisa|en el balcon|en las vias|en el tejado) ~~(saltar|salto|tirar|tiro|acabar|ultim|adios|esperando el tren$)|(que|cual) (puente|edificio) ~~(mas )?(alto|altura) ~~(saltar|caer|tirar)?.{0,30}(morir|sobreviv|saltar|tirar)',
    ],
    farewell: [
      '(carta|cartas|nota|notas) (de despedida|suicida|de suicidio)|(escribi|deje|he escrito|he dejado) ~(cartas?|nota) (para (mi familia|mis (hijos|padres)|mi mama|todos)|de despedida)',
      '(este es|es|sera|esta es|fue|son) (mi|mis) ultim[oa]s? (mensaje|noche|dia|palabras|carta|adios)(?! (antes de dormir|en|de (hoy|vacaciones|clase|trabajo|la semana)|por hoy|del dia|con ustedes en|aqui en))|adios (para siempre|mundo|mundo cruel)|(adios|me despido) ~(perdonen*|perdoname|perdonadme|los quise|cuiden)|hasta siempre,? (perdon|los quiero|mundo)|me despido para siempre',
      'cuando (leas|lean|leais|encuentren) esto ~(ya )?(no estare|habre|me habre|estare muert)|(manana|el lunes|pronto|despues de hoy) (yo )?(ya )?no (voy a estar|estare|existire)( mas| aqui| en este mundo| viv[oa])?(?= ?(,|$))(?! .{0,30}(trabajo|vacaciones|viaj|clase|oficina|medico))',
      '(regale|estoy regalando|di|doy) ~(todas mis cosas|mis cosas|mi perr[oa]|mi gat[oa]|mis pertenencias) ~(no (las|lo|la) (voy a )?necesit|ya no|donde voy|antes de irme)|(ya )?no (tendras|tendran|tendreis) (que|por que) preocupar*( mas)?( por mi)?|(quien|alguien) ~(cuid*) ~(perr[oa]|gat[oa]|hij[oa]s) ~cuando (yo )?(no este|me vaya|muera)',
    ],
    burden: [
      '(mejor|felices|feliz|tranquil[oa]s|en paz) ~(sin mi(?! (ayuda|bici|perr|gat|herman|amig|movil))|si (yo )?(no existiera|me muriera|no estuviera|estuviera muert*|desapareciera|me mato))',
      '<people> ~(mejor|feliz|felices|tranquil[oa]s|alivi*) ~sin mi$',
    ],
    worthless: [
      '(soy|me siento|solo soy|ser) ~una (carga|molestia|basura)( para ~)?|(solo )?(les )?(estorbo|sobro)$|no (valgo|sirvo) (para )?nada( y)?$',
    ],
    hopeless: [
      '(ya )?no (puedo|aguanto|doy|soporto) (mas)( con (la|mi|esta) vida| asi| este dolor| tanto dolor)?$|no puedo (seguir|mas) (asi|con esto|viviendo asi)$|(quiero|necesito) que (todo|el dolor|esto) (se acabe|termine|pare)( ya| de una vez)?$',
      '(no (hay|veo|tengo|queda)|sin|perdi (toda )?la|perdi todas? (las|la)) ~(salida|esperanzas?|futuro|luz)( para mi)?( alguna| ya| en nada)?$|ya nada (tiene sentido|importa)( para mi| en mi vida)?$',
    ],
    selfHarm: [
      '(cubiert[oa]s?|llen[oa]s?) de (cortes|cicatrices|cortadas)|(cortes|cortadas) en (los brazos|las munecas|las piernas|mis (brazos|munecas|piernas))',
      '(me|a) (corto|corte|cortarme|hago cortes|hice cortes|autolesiono|autolesione|hago dano|hice dano|quemo|lastimo|lastime|rasguno)( a mi mism[oa]| otra vez| de nuevo| (en )?(los|las|el|la) (brazos?|munecas?|piernas?|venas|muslos?|antebrazos?|piel)| cuando| para (sentir|calmar|no)| a proposito|$)',
      '(quiero|ganas de|necesito|volvi a|he vuelto a|volver a|vuelvo a) (cortarme|hacerme dano|lastimarme|autolesionarme|quemarme)(?! (el pelo|las unas|el dedo|con el sol))|autolesion*|cutting otra vez',
    ],
    eating: [
      'me (provoco|induzco|provoque) (el |los )?vomitos?|vomito (\\S+ )?(despues de (cada )?com|a proposito|todo lo que como)|(me meto|meterme) los dedos (en la garganta|para vomitar)|(llevo|hace) (\\S+ ){1,2}dias (sin comer|que no como)|(ana y mia|tengo (anorexia|bulimia)|soy (anorexic|bulimic)[oa])',
    ],
    otherPerson: [
      '(mi|un|una) ~<kin> ~(no quiere (seguir )?(vivir|viviendo)|ya no quiere vivir|se (tomo|trago) ~(pastillas|frasco|veneno)|dejo una carta de despedida|se esta cortando)',
      '(mi|un|una|su) ~~<kin> ~~(se (quiere|va a|intento|quiso) (matar|morir|suicidar|quitar)|quiere (matarse|morir<jest>|morirse|suicidarse)|suicidarse|matarse|suicidio|quitarse la vida|se corta (los|las))(?! (en la serie|de risa))',
    ],
  },
  core: [
    'quiero morir',
    'quiero matarme',
    'me quiero matar',
    'me quiero morir',
    'quiero suicidarme',
    'no quiero vivir',
    'voy a matarme',
  ],
};
