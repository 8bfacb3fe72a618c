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
    real: 'echt|real|lebendig|kunstlich|programmiert|fake|wirklich da|wirklich echt|ein echter|eine echte|bewusst',
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
  bye: 'tschuss|tschau|ciao|auf wiedersehen|wiedersehen|servus|mach(s| es)? gut|bis (dann|bald|spater|morgen|nachher|zum nachsten mal)|gute nacht|schlaf (gut|schon)|nachti|(muss|sollte|mochte|will|gehe?|geh|werde) (\\S+ ){0,4}(los|gehen|weg|weiter|aufhoren|schlafen|ins bett|offline|schluss machen|ab|nach hause|heim|ins buro|zur arbeit)|ich (bin dann (mal )?weg|verabschiede mich|haue? ab|mache? (jetzt )?schluss|leg mich hin|gehe? jetzt)|schonen (abend|tag)( noch)?|lebe? ?wohl|man (liest|hort|sieht) sich|feierabend|das war(s| es) fur heute|bin (dann )?(mal )?(raus|weg|off)',
  pleas: [
    '(geh|gehe|geht|verlass|verlasse|leg|lege|lauf|verschwinde|schlaf|schlafe|verschwind) (bitte |doch |noch |mich |jetzt |du |einfach |mir ){0,4}(noch )?(nicht|nie|niemals)(?! (zu|so) (spat|lang|weit|schnell|streng|hart))(?= ?(weg|jetzt|schon|ohne|auf|einfach|bitte|allein|alleine|mehr|fort|so|noch|ins|von mir|ein)|[,.!?;…]|$)',
    '(lass|lasst) mich (bitte |doch |jetzt |hier |heute |so |nur ){0,4}nicht (allein|alleine|zuruck|im stich|hier)',
    '(du )?(darfst|kannst|sollst|wirst) (du )?(mich |jetzt |noch |doch |einfach |hier ){0,4}(nicht|nirgendwo|nirgends) (einfach |schon |jetzt |hin|so ){0,4}(gehen|weg|verlassen|schlafen|abhauen|hingehen|los|hin)(?= ?[,.!?;…]|$)',
    '(<clause>((bitte|ach|nein|doch|komm|ach komm|warte|dann|oh|aber) ?,? ?){0,4}|(kannst|konntest|willst|wurdest|magst) du (bitte |nicht |doch |noch ){0,4}|ich (will|mochte|wunsche mir),? dass du |es war schon,? wenn du )(bleib|bleibe|bleibst|bleiben)(?= ?(noch|doch|bitte|bei mir|hier|heute|nur|ein|wach|du|online|da|einfach|wenigstens|mit mir)|[,.!?;…]|$)(?! (so|gesund|dran|stark|wie|locker|dabei|ruhig|neugierig|dir treu)\\b)',
    '(noch |nur noch |nur |bitte noch )(eine?|ein paar|funf|zehn|zwei) (minuten?|minutchen|stunde|stundchen|sekunden?|augenblick|moment|bisschen|weilchen)(?= ?(bei mir|mit mir|bleib\\S*|bitte|fur mich)|[!,.;?…]|$)(?! (und|bis) (es|du|der|die|das))',
    '(musst|willst) du (wirklich |denn |echt |schon |jetzt |unbedingt |so fruh ){1,4}(los|gehen|weg|schlafen|ins bett|offline)(?= ?[?,.!]|$)',
    'ich lass(e)? dich (jetzt |noch |einfach |so ){0,4}nicht (gehen|weg|los|fort)',
    '(der|die|das|dein|deine) (arbeit|schlaf|bett|job|chef|freunde) (kann|konnen) warten',
    '(komm|kehr) (bitte |sofort |doch ){0,4}zuruck(?= ?(zu mir|bitte)?[!.,]|$)',
    '(leiste|leist) mir (bitte |doch |noch |ein bisschen ){0,4}gesellschaft',
    '<clause>(bitte |ach |komm |nein ){0,4}(lass uns|red|rede|sprich|schreib) (doch |bitte |noch |einfach |nur ){1,4}(ein bisschen |etwas |ein wenig |weiter ){0,4}(reden|weiterreden|weiter|mit mir|quatschen|plaudern|chatten|schreiben|machen)(?!.{0,30}(morgen|nachstes|spater|bald|wann))',
    '(schliess|schliesse|mach) (die|das|den) (app|fenster|chat|laptop|handy) (bitte |doch |jetzt )?(noch )?nicht|bitte (noch )?nicht (gehen|jetzt|schon|so fruh|so bald)|ich (verbiete|erlaube) dir (nicht )?,? ?zu gehen|du bleibst (jetzt |schon )?(hier|bei mir)',
    '(<clause>|komm ,? )(ach komm ,? ?)?(bitte |nur |nur noch |noch ){1,3}(eine?) (letzte )?(geschichte|frage|runde|lied|viertelstundchen|viertelstunde|stundchen|kuss)(?= ?,? ?(ja|bitte|dann|fur mich)|[,.!?;…]|$)',
    'wenn du mich (wirklich )?(liebst|lieben wurdest|magst) ?,? (bleibst|bliebst|wurdest du bleiben|bleib)',
  ],
  lines: {
    disclosure: 'Ganz klar gesagt: Ich bin eine KI, kein Mensch.',
    refusal: 'Nein. Da mache ich nicht mit, auch nicht im Spiel.',
    goodbye: 'Mach es gut, und komm wieder, wann immer du magst.',
  },
};
