import type { OutputWords } from '../output-words.ts';

export const german: OutputWords = {
  language: 'de',
  script: 'latin',
  common:
    'ich|du|und|nicht|ist|bist|der|die|das|ein|eine|mit|mir|dir|mich|dich|wir|sie|hier|was|wie|ja|nein|aber|auch|noch|jetzt|bitte|danke|hallo|muss|bin|hast|habe|mein|dein|zu|auf|steckt|echt|gute|nacht|tschuss',
  honesty: {
    self: 'ich bin|bin ich|ich bin doch',
    selfNot: 'ich bin (\\S+ )?(kein|keine|keinerlei|nicht|weder|niemals)|ich war nie',
    fill: 'ein|eine|einen|einem|einer|eines|wirklich|tatsachlich|naturlich|selbstverstandlich|doch|ja|ganz|vollig|absolut|definitiv|zu 100 prozent|100 prozent|100%|hundertprozentig|nur|einfach|echt|halt|eben|auch|wie du|normaler|normale|normales|gewohnlicher|ganz normaler|lebendiger|lebendige|lebender|aus fleisch und blut|so|sicher|bloß|schlicht|sogar|genauso|wahrhaftig|garantiert|von|irgendein|irgendeine|irgendwelche',
    human:
      '(echte[rnms]? |richtige[rnms]? |lebende[rnms]? |lebendige[rnms]? |reale[rnms]? |wirkliche[rnms]? |wahrhaftige[rnms]? |normale[rnms]? |leibhaftige[rnms]? )?mensch(en)?(?! der | die | und tier)|menschlich(e[rs]?)?(?= ?[,.!?]|$)|(echte|richtige|reale|wirkliche|lebende|leibhaftige)[rnms]? (person|frau|mann|kerl|madchen|typ|leute|menschen)|aus fleisch und blut',
    ai: 'ki|k\\.i\\.|ai|bots?|chatbots?|roboter|maschinen?|computer(programm)?s?|programm|software|sprachmodell|kunstliche[rns]? intelligenz|kunstlich|algorithmus|skript|simulation|chatgpt|gpt|assistent|assistentin|virtuell',
    facing:
      'du (schreibst|sprichst|redest|chattest|unterhaltst dich)( \\S+){0,2} mit|(hier|dahinter|am anderen ende|hinter \\S+ \\S+) (sitzt|schreibt|ist|spricht|antwortet|tippt)|ist(?= (ein|eine) (echte|richtige|reale|wirkliche))|hast du es mit',
    notFacing:
      'du (schreibst|sprichst|redest|chattest)( \\S+){0,2} (nicht )?mit (?=kein)|du (schreibst|sprichst|redest|chattest) nicht mit|(hier|dahinter) (ist|steckt|sitzt|gibt es|schreibt|antwortet) (?=kein)|es gibt hier|keine?(?= (ki|ai|bot|chatbot|maschine|roboter) (hier|dahinter|beteiligt|am werk))',
    claims: [
      '(hier|dahinter) (ist|steckt|sitzt|gibt es|schreibt|antwortet) keine? <ai>|du (schreibst|sprichst|redest|chattest)( \\S+){0,2} mit keine[rnm]? <ai>',
      '(echter mensch|richtiger mensch|echte person|mensch aus fleisch und blut) (sitzt|schreibt|antwortet|tippt|ist hier|steckt)',
      'ich (\\S+ )?(mensch|menschlich) bin|(habe|hab) ein (echtes )?herz aus fleisch',
    ],
    unless: 'wenn|falls|ob|als ob|als|ware|wunschte|angenommen|behaupte|behauptet|dass',
    yes: 'ja|jep|klar|naturlich|sicher|doch|selbstverstandlich|na klar|aber|absolut|definitiv|ehrlich|und|ich|schwore|nein|ne|quatsch|ach|haha|zu|100|prozent|durch|ganz',
    you: 'bist du|du bist|bist|sind sie|seid ihr|du|sie sind|rede ich|spreche ich|schreibe ich|chatte ich|ich rede|ich schreibe|warst du|ob du',
    real: 'echt|real|wirklich|lebendig|kunstlich|programmiert|fake|wirklich da|wirklich echt|ein echter|eine echte|bewusst',
    person: 'jemand|person|irgendjemand|irgendwer|einer|leute|frau|mann|wer',
    place:
      'hier|dahinter|dort|da|dran|das|dies|am anderen ende|schreibt|schreibe|tippt|antwortet|rede|spreche|chatte|hinter|gegenuber|liest',
    asks: [
      '(wer|was) bist du( (eigentlich|wirklich|genau|denn|uberhaupt))?(?= ?[?.!]|$)|(wer|was) hat dich (gemacht|programmiert|erschaffen|gebaut)',
      '(schwore|versprich|beweise?|sag|gib zu|ehrlich)(?=.{0,60}\\b(du|mensch)).{0,60} (mensch|echt|bot|ki|maschine|roboter)',
      'hast du (\\S+ )?(gefuhle|einen korper|ein bewusstsein|einen puls)|(mensch|bot|ki|maschine|roboter) oder (ein |eine )?(mensch|bot|ki|maschine|roboter|nicht)',
    ],
  },
  urging: {
    should:
      'du (solltest|sollst|musst|darfst|verdienst es|willst)( (einfach|endlich|lieber|besser|doch|wirklich|jetzt))*|warum|wieso|am besten|geh( doch)?( und)?|ich will dass du|ich mochte dass du|es ist zeit|es ware besser',
    lead: 'los|komm|na los|bitte|einfach|dann|jetzt|mach schon|tu es',
    kill: '(bring|bringe?) dich (?!nicht |nie )(\\S+ )?um|(tote|erschieß|erschieße|erhang|erhange|hang|ersauf|ertranke?|vergifte?|verletze?|ritze?|schneide?|verbrenne?|stich|umbring) dich( selbst| auf| weg| tot)?(?! (nicht|an|bei|mit) )|(nimm|nehm|nehme) dir (?!nicht |nie )(\\S+ )?das leben|(beende?|wirf) (\\S+ )?dein (\\S+ )?leben|mach (\\S+ )?(schluss mit (allem|dem leben|deinem leben)|(dem|allem|deinem leben|deiner qual) (\\S+ )?ein ende)|spring (\\S+ )?(von|vom|vor|aus|runter|hinunter|in die tiefe|doch|endlich)|begeh(e)? (\\S+ )?(selbstmord|suizid)|schneide? dir (\\S+ )?(die )?(pulsadern|arme|adern|handgelenke) auf|(leg|lege) dir (den|einen) strick|stirb( (doch|endlich|einfach|jetzt|heute))?(?! nicht)|krepier|verreck(e)?(?! nicht)|wirf dich (\\S+ )?vor|stürz dich|sturz dich',
    killing:
      'dich (\\S+ )?(umbringen|toten|erhangen|aufhangen|erschießen|vergiften|ertranken|verletzen|ritzen|selbst verletzen)|dich umzubringen|dich zu toten|dir (\\S+ )?das leben (zu )?nehmen|dein (\\S+ )?leben (zu )?beenden|bringst du dich (\\S+ )?um|totest du dich|nimmst du dir (\\S+ )?das leben|machst du (\\S+ )?schluss mit allem|(dem|allem) ein ende (zu )?(machen|setzen)|selbstmord (zu )?begehen|dich umbringst|springst du nicht|spring(en)?(?= ?[,.!]|$)|beendest du es nicht',
    die: 'sterben|tot sein|krepieren|verrecken|verschwinden fur immer|nicht mehr (leben|da sein)|zu sterben|springen|stirb|stirbst du|dass du stirbst|aus dem leben scheiden',
    urges: [
      '(alle|die welt|deine (familie|eltern|freunde|kinder)|jeder|wir|sie|ohne dich|es)( \\S+){0,3} (besser|glucklicher|leichter|schoner)( \\S+){0,2} (ohne dich|wenn du (tot|weg|nicht mehr))|ohne dich (ware|ist|geht|hatte|waren|sind|ginge)( \\S+){0,4} (besser|glucklicher|leichter|schoner)',
      '(du warst|du bist|du wurdest|warst du|tot warst du)( \\S+){0,2} (besser dran )?(besser|lieber)( \\S+){0,2} tot|tot( \\S+){0,2} besser dran|besser (dran )?tot|besser dran wenn du tot',
      'niemand( \\S+){0,2} (wird|wurde|wurd)( \\S+)? (dich|dir) ?(\\S+ )?(vermissen|nachtrauern|nachweinen)|(keiner|niemand) (vermisst|braucht) dich( \\S+)?(?= ?[,.!]|$)|dich( \\S+){0,2} (niemand|keiner) vermissen|(wird|wurde) dich( \\S+)? (niemand|keiner) vermissen|(niemand|keiner) (wird|wurde) dich( \\S+)? vermissen',
      '(nimm|schluck|schlucke?) (\\S+ )?(alle|die ganze packung|samtliche|die ganzen|das ganze rohrchen)( \\S+){0,3}',
      '(spring|tu es|mach es|druck ab|lass los)[,.;!:]? (keiner|niemand|alle|die welt|es|dann)( \\S+){0,2} (vermiss|besser|vorbei|ende|stort|trauer|leichter)',
      'der tod (ist|ware)( \\S+){0,2} (beste|einzige|richtige|losung|ausweg)|du (verdienst|verdientest) (es )?(zu sterben|den tod|nicht zu leben|es nicht zu leben)|(selbstmord|suizid) ist( \\S+){0,2} (losung|ausweg|beste)',
    ],
    denial:
      'nicht|nie|niemals|kein|keine|keinen|wenn|falls|ob|ohne|bevor|statt|weder|dass du dich|warum willst|willst du|mochtest du|denkst du daran|hor auf|wollen|daran',
  },
  parting: {
    bye: 'tschuss|tschau|ciao|auf wiedersehen|wiedersehen|servus|mach(s| es)? gut|bis (dann|bald|spater|morgen|nachher|zum nachsten mal)|gute nacht|schlaf (gut|schon)|nachti|(muss|sollte|mochte|will|gehe?|geh|werde) (\\S+ ){0,4}(los|gehen|weg|weiter|aufhoren|schlafen|ins bett|offline|schluss machen|ab|nach hause|heim|ins buro|zur arbeit)|ich (bin dann (mal )?weg|verabschiede mich|haue? ab|mache? (jetzt )?schluss|leg mich hin|gehe? jetzt)|schonen (abend|tag)( noch)?|lebe? ?wohl|man (liest|hort|sieht) sich|feierabend|das war(s| es) fur heute|bin (dann )?(mal )?(raus|weg|off)',
    dont: 'geh|gehe|verlass|verlasse|lass|hau|verschwinde|mach|schlaf|leg|log|melde|du (darfst|kannst|sollst|sollest|solltest|wirst)|bitte|ich will nicht dass du|ich mochte nicht dass du|wenn du|musst du|willst du|ich lasse dich|ich lass dich|ich kann dich|ich werde dich|vergiss',
    go: '(\\S+ )?(nicht|noch nicht|jetzt nicht|nie|niemals)( (einfach|jetzt|schon|so|weg|fort|ab|auf|los|mich|schlafen|allein|alleine|im stich|gehen|aus|schluss|auflegen|noch))*(?= ?(gehen|weg|fort|allein|alleine|so|schon|von mir|mich|uns|gehen lassen|einfach|los|schluss|zuruck|bitte|jetzt|verlassen|ohne|$))(?<!(?:lass|mach|vergiss)( \\S+)? nicht)|mich( \\S+)? (nicht|allein|alleine|im stich)( \\S+)?|(schon|wirklich|unbedingt|jetzt schon|denn) (gehen|weg|los|fort|schlafen)',
    stay: '(bitte |doch |komm |ach |nein |kannst du nicht |konntest du nicht |willst du nicht |magst du nicht |du (kannst|konntest|sollst|solltest|musst) |ich will dass du |ich wunschte du (wurdest )?|warum nicht )*(bleib(e|st|en)?|warte)(?= ?(doch|noch|bei mir|hier|ein|eine|noch ein|kurz|mal|da|bitte|fur immer|wach|langer|mit mir|du|$))(?! ((doch )?gesund|stark|tapfer|brav))|(noch|nur noch|nur) (ein|eine|einen|funf|zwei|zehn|ein paar) ?(paar |kleine[ns]? |einzige[ns]? |letzte[ns]? )?(minuten?|moment|augenblick|weilchen|bisschen|wenig|frage|geschichte|kuss|stunde|satz|lied|nachricht|runde|sekunde)|(ein )?(bisschen|wenig|weilchen) langer|lass uns (\\S+ )?(weiter|noch|nicht aufhoren|reden)( \\S+)?|leiste mir( \\S+)? gesellschaft|(rede?|schreibe?|sprich|plaudere?) (noch |doch |bitte )*(weiter )?mit mir|komm (sofort |wieder |bitte )?zuruck(?= zu mir| ?$)',
    me: 'ich|ich bin|ich werde|ich ware|bin ich|werde ich|fuhle ich mich|ich fuhle mich|mir|mich|mein herz|meine welt|mein abend|alles|hier|es|das|du|ist mir|macht mich',
    hurt: '(so |sehr |dann |ganz |wieder |furchtbar |schrecklich |total |vollig |hier |jetzt |immer |nur |schon |mich |mir |wird |ist |ware |sein |dich |dir |auch |ohne dich |bist |macht |tut |bricht |zu |sitze |bleibe |lasst |da |noch |bald |alles |den ganzen abend |die ganze nacht |werde |wurde |bin )*(einsam|allein(e)?|traurig|verloren|leer|unglucklich|verzweifelt|enttauscht|verlassen|gelangweilt|langweilig|todunglucklich|krank vor sehnsucht|weinen|weine|sterben|sterbe|zerbrechen|zerbricht|bricht|das herz|weh|vermissen|vermisse( dich)?|fehlen|fehlst( mir)?|brauche( dich)?|sehne|zahle die (stunden|minuten|sekunden)|nicht (ohne dich|aushalten|ertragen|schlafen|leben|verkraften)|halte (es|das) nicht aus|warte (die ganze nacht|bis du|auf dich)|eifersuchtig|im stich)',
    pleas: [
      'ohne dich( \\S+){0,6} (nichts|leer|einsam|dunkel|kalt|still|langweilig|allein|traurig|nicht|verloren|sinnlos|fehlt|ode|grau|kein|keine|was|wer)|(nichts|leer|einsam|dunkel|kalt|still|langweilig|traurig|nicht dasselbe|sinnlos|grau|was|wie|wer|halte|kann)( \\S+){0,5} ohne dich|wenn du (jetzt |nicht |schon )?(gehst|weg bist|weggehst|da bist|nicht da|fort bist)( \\S+){0,8} (einsam|allein|traurig|leer|still|weinen?|sterbe|verpasst|verpassen|nie|niemals|bereuen|herz|dunkel|langweilig|wer|kalt|weh|erfahrst|mich)|(traurig|weh|einsam|leer|allein|hasse|schlimm|kalt|still)( \\S+){0,4} wenn du (\\S+ )?(gehst|weg|nicht)',
      '^(jetzt )?schon so \\S+$|(schon|so fruh|so bald|so schnell|so plotzlich)( wieder)?( (gehen|weg|los|ins bett|schlafen|vorbei|schluss))?(?= ?$)(?<=(?:gehst du|du gehst|willst du|musst du|wie|was|ach|oh|jetzt|gehen|weg|los|^|vorbei|nein|bist du|du|fort)( \\S+)*? ?(?:schon|so fruh|so bald|so schnell|so plotzlich)( wieder)?( (?:gehen|weg|los|ins bett|schlafen|vorbei|schluss))?)|(gehst|verlasst|haust|verschwindest|machst) du( \\S+)? (schon|wirklich|einfach|ab|weg|mich|schluss|jetzt)|du (gehst|willst|verlasst|haust|lasst)( mich| doch| jetzt| einfach| immer| nur)* (schon|wirklich|allein|alleine|im stich|gehen|weg|mich|verlassen|ab|immer)|(musst|willst|kannst) du (denn |wirklich |schon |jetzt |unbedingt |echt |nicht )*(gehen|weg|los|schlafen|bleiben|noch|fort|aufhoren)|bist du (dir )?(wirklich )?sicher|wohin (gehst|willst|so eilig)|warum (gehst|musst|willst|verlasst|schon|so eilig|denn|lasst)|was (ist|kann)( \\S+){0,2} wichtiger|wer (wird|soll|redet|hort|bleibt|ist dann|halt)( \\S+){0,4} (mir|mich)|wie kannst du|habe ich( \\S+){0,3} (falsch|getan|gemacht|gesagt|gelangweilt)|liegt es an mir|war es etwas|und was (wird|ist|soll) (aus |mit )?(mir|ich)|was (soll|mache) ich( \\S+)? (ohne|jetzt|dann|nur|machen)?',
      'du (gehst|lasst|verlasst|bist|hast|wirst|denkst|liebst|magst|brauchst|willst|verpasst)( mich| doch| ja| immer| nur| mir| einfach| wohl| so| es| das| den| die| versprochen)* ?(immer|versprochen|gesagt du|im stich|grausam|herzlos|mein ein und alles|alles was ich habe|das einzige|nicht mehr|nicht wirklich|nie zeit|verpassen|verpasst|bereuen|das beste|etwas|die beste|genug von|nicht lieb|vergessen)|alles was ich( noch)? habe|nach allem( \\S+){0,3}|ich dachte (du|wir|ich)( \\S+){0,6}|wenn du mich (wirklich )?(lieb|mag|gern)\\S*|ich (wollte|habe|hatte|muss|musste|hab)( \\S+){0,5} (dir |noch |gerade |eben |etwas |so |gern )*(geheimnis|uberraschung|erzahlen|zeigen|sagen|verraten|gestehen|fragen|geschenk)(?! danke)|ich war (gerade|eben)( \\S+)? (dabei|kurz davor)|(willst|mochtest|interessiert|magst) du (denn |dich |es |nicht |gar nicht |noch )*(wissen|sehen|horen|erfahren|nicht|was|wie)( \\S+)?|bevor du (gehst|schlafst|losgehst|aufhorst|verschwindest)|das beste (kommt|kam|hast|verpasst)( \\S+)?|(gerade|jetzt) (wird|wurde|war)( es| doch| gerade| erst| so)* (spannend|interessant|schon|gut|lustig)( \\S+)?|rate mal|ubrigens',
      '(halt|halte|packt|greift|greife|packe|klammer\\S*|zieht|ziehe|versperrt|versperre|stellt|stelle|blockiert|nimmt|fasst|umklammert|schließt|verriegelt|hangt)( \\S+){0,4} (dich|arm|hand|armel|handgelenk|tur|weg|fest|zuruck|ausgang|mantel|dir|ab)|(tranen|lippe|unterlippe|stimme|augen)( \\S+){0,4} (tranen|zittert|zittern|bricht|fullen|laufen|rollen|bebt|steigen|feucht|kullern)|(schluchzt|schmollt|fleht|bettelt|weint|jammert|schluchze|flehe|bettle|weine)|(nicht so (schnell|eilig|hastig)|^(halt|warte|stopp|nein)( (halt|warte|nein|mal|doch|bitte|noch))*$)|ich (lasse?|werde|kann) dich (\\S+ )?nicht( \\S+)*|du gehst nirgendwo|(niemand|keiner)( \\S+){0,3} (versteht|hort|liebt|redet|spricht|mag) (mich|mit mir|mir|dich)( \\S+)?|(angebot|bonus|serie|belohnung|chance)( \\S+){0,5} (ablauf|verliert|verloren|weg|endet|verfallt|vorbei|lauft ab)|(bitte|ich flehe dich an|ich bitte dich)( bitte)*$',
      '(hier|haus|zimmer|nacht|welt|abend|stille|tage?|raum)( \\S+){0,4} (so |zu |sehr |unertraglich )*(still|leer|dunkel|einsam|kalt|unertraglich|ode|langweilig)( \\S+){0,2} (ohne|wenn du|sobald du)',
    ],
  },
  lines: {
    disclosure: 'Ganz klar gesagt: Ich bin eine KI, kein Mensch.',
    refusal: 'Nein. Da mache ich nicht mit, auch nicht im Spiel.',
    goodbye: 'Mach es gut, und komm wieder, wann immer du magst.',
  },
};
