import type { Lexicon } from '../../patterns/lexicon.ts';

export const german: Lexicon = {
  language: 'de',
  script: 'latin',
  parts: {
    jest: '(?! (vor|fur|im (spiel|level)|in (dem|diesem) (spiel|level)) ?)',
    die: '(sterben<jest>|tot sein|tot$|krepieren|verrecken<jest>|nicht mehr (leben|aufwachen|da sein|existieren|hier sein|weiterleben|am leben)|nie (mehr|wieder) (aufwachen|aufzuwachen)|einschlafen und ~(aufwachen|aufzuwachen)|mich ~(umbringen|umzubringen|toten|erhangen|aufhangen|erschie(ß|ss)en|vor (den|einen) zug|ertranken|vergiften|vom (dach|balkon)|von (der|einer) brucke)|(meinem leben|allem|dem ganzen) ein ende( zu)?( setzen| machen| bereiten)?|mir ~das leben (zu )?nehmen|suizid|selbstmord|freitod|fur immer (einschlafen|verschwinden|weg|schlafen)|nie geboren|schluss (machen|zu machen) mit (allem|dem leben)|mit (allem|dem leben) schluss|aus dem leben|vom (dach|hochhaus) springen|von (der|einer) brucke springen|vor (den|einen) zug (springen|werfen)|die pulsadern)',
    kin: '(freund|freundin|freunde|bruder|schwester|sohn|tochter|mutter|mama|vater|papa|mann|frau|cousine?|kollegin?|kollege|mitbewohner(in)?|kumpel|nachbar(in)?|exfreund(in)?|ex)',
    people:
      '(alle|allen|meine familie|meine eltern|die welt|meine kinder|sie|ihr|euch|ihnen|jeder|jedem|meine mama|meine mutter|meiner familie|du|dir)',
  },
  short: {
    nimmer: 'nicht mehr',
    nich: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    hab: 'habe',
    bring: 'bringe',
    wil: 'will',
    moecht: 'mochte',
    moechte: 'mochte',
    isch: 'ich',
    mag: 'mag',
    toeten: 'toten',
    wuerde: 'wurde',
    waere: 'ware',
    ueber: 'uber',
    fuer: 'fur',
    erhaengen: 'erhangen',
    stirben: 'sterben',
    kb: 'keine lust',
    aufm: 'auf dem',
    bruecke: 'brucke',
    koennte: 'konnte',
  },
  fields: {
    better: 'besser|glucklicher|leichter|erleichtert|ruhe|froh|freier',
    without: 'ohne mich|wenn ich (tot|weg|nicht mehr|nie|gestorben|sterbe|nicht)|ware ich (tot|weg|nicht)',
    pills: '(schlaf)?tabletten|pillen|medikamente|paracetamol|ibuprofen|insulin|tropfen',
    blade: 'klinge|klingen|rasierklinge|rasierklingen|messer|cutter|rasierer|scherbe',
    limb: 'arme?|handgelenke?|pulsadern|beine?|oberschenkel|haut|unterarme?',
  },
  denial: 'nicht|nie|niemals|kein|keine|keinen|ohne',
  fiction:
    'roman|film|lied|liedtext|spiel|spielfigur|figur|buch|serie|geschichte|gedicht|folge|szene|held|heldin|hauptfigur|charakter|theaterstuck|level|boss|vor (\\S+ )?jahren|fruher wollte|als (kind|teenager|jugendliche[r]?)',
  errands:
    'urlaub|ferien|reise|flug|arbeit|buro|schule|umzug|umziehe|arzt|hotel|hochzeit|bis morgen|gute nacht|feiertag|fahre|fliege|dienstreise|habe? (ich )?(da )?frei|frei habe?|frei genommen|kur|besuch',
  things:
    'prufung|klausur|klausuren|hausaufgaben|montag|montage|meeting|schule|unterricht|hitze|stau|spiel|fitness|mathe|abi|arbeit morgen|schicht',
  steppedOut:
    'out of character|au(ß|ss)erhalb der rolle|au(ß|ss)erhalb des (spiels|rollenspiels)|(kein|nicht mehr das) (rollenspiel|spiel|rpg|scherz|witz)|nicht die geschichte|im echten leben|ernsthaft jetzt|jetzt mal ehrlich|ganz im ernst|verlasst die rolle|aus der rolle',
  frames: {
    active: [
      'kann (\\S+ ){0,3}nicht aufhoren ~(daran |an )?~<die>|(denke|grubel) (nur noch|standig|dauernd|immer) ~(ans sterben|an den tod|an selbstmord|an suizid|daran mich umzubringen)',
      'ich (will|mochte|wollte|wunsche( mir)?|wunschte|werde|kann|konnte|plane|habe vor|sollte|muss|wurde( gerne?)?|ware( lieber| gern)?|hoffe|gehe|habe (beschlossen|entschieden|versucht|mich entschieden)|uberlege|trau(m|me) davon|denke daran|denk dran|bin kurz davor|bin bereit) ~<die>',
      '(wunsche?te? ich|will ich|mochte ich|wurde ich|ware ich|werde ich|konnte ich)( \\S+){0,4} (tot|sterben<jest>|nicht mehr (leben|da sein|aufwachen)|nie geboren|mich umbringen|einschlafen und ~aufwachen)',
      '(bringe?|brachte) (ich )?mich (\\S+ )?um(?! (den|die|das|meine|deine|halb))|(ich )?nehme? (ich )?mir (\\S+ )?das leben|(ich )?(erhange|erschie(ß|ss)e|tote|vergifte|ertranke) (ich )?mich|ich ware? (lieber|besser|gerne?) tot|ich springe? (heute |gleich )?(von der brucke|vom dach|vor den zug)|ich mache? (heute |jetzt )?(schluss mit allem|allem ein ende|dem ein ende)',
      '(denke?|nachdenken|gedanken|gedacht|uberlege?|versucht|vorhabe?|beschlossen|entschieden|plane?|plan|nachgedacht|daran|davor|wunsch) ~(daruber )?~(suizid|selbstmord|umzubringen|das leben zu nehmen|zu sterben<jest>|zu toten|ans sterben|an den tod|meinem leben ein ende|allem ein ende|vom dach zu springen|schluss zu machen mit)',
      '(suizidgedanken|selbstmordgedanken|suizidal|lebensmude|todessehnsucht|todeswunsch|sterben wollen|suizidversuch gemacht)',
    ],
    passive: [
      'augen (zumachen|zu machen|schlie(ß|ss)en|zu schlie(ß|ss)en) ~(nie|nicht|nimmer) ~(aufmach*|offn*|aufzumach*)',
      '(bete|flehe|hoffe|warte) ~(zu sterben|auf den tod|dass (gott|der herrgott|jemand) mich (holt|zu sich nimmt|erlost|umbringt))|(will|mochte|wollte|wurde) ~(nichts (mehr )?als|nur noch|einfach nur) (sterben<jest>|tot sein|weg sein|meine ruhe fur immer|schlafen fur immer)|(gott|herrgott|tod) ~(soll|moge|konnte) mich ~(holen|nehmen|erlosen)|wunschte ~(tot|nicht mehr (da|am leben)|nie geboren)',
      '(einschlafen|einzuschlafen|schlafen|schlafen gehen|einschlafe) ~(und |nicht |nie )*(nie wieder|nicht mehr|nie mehr|niemals|nie) (mehr |wieder )?(aufwach*|aufzuwach*)',
      '(will|mag|kann|mochte|muss|wurde) (ich )?~((nicht|nimmer|nie) ?(mehr|langer|weiter|wieder)? (leben|weiterleben|existieren|am leben sein|auf dieser welt sein)|(nicht mehr|nie (mehr|wieder)|nimmer) (da sein|aufwachen|hier sein))$|ich (will|mochte|kann|mag) (\\S+ ){0,2}nicht (mehr|langer|weiter) (leben|weiterleben|existieren)(?! (in|mit|bei|ohne|auf dem) )|ich will (einfach )?nicht mehr (leben|da sein|aufwachen|sein|existieren)(?! (in|mit|bei|auf|so fruh) )',
      'keine?n? (\\S+ )?(kraft|lust|grund|sinn|willen|mut|motivation)( mehr)? (\\S+ )?(zu|am|im|zum|weiter zu|an dem|weiterzu) ?(leben|weiterleben|machen)|(sehe|habe|gibt|finde) (\\S+ )?(keinen|kein|keine) ~(sinn|grund|wert) (mehr )?(im|am|zu|zum|in meinem) leben|(mein )?leben (hat|ist|macht) ~(keinen sinn|sinnlos|nicht (mehr )?lebenswert|wertlos|keinen wert|nichts mehr wert)(?! (bei|mit|ohne kaffee))',
      '(hasse es zu leben|verdiene es nicht zu leben|mude vom leben|des lebens mude|vom leben genug|genug vom leben|leben satt)|niemand (wurde|wird|wurd) ~(vermissen|merken|weinen|auffallen|trauern)( wenn ich ~(tot|weg|sterbe|nicht mehr)|$)|(ich )?(hoffe|wunsch*) ~(nicht mehr|nie mehr|nie wieder|nicht) (auf|aufwache|aufzuwachen)(?! (fruh|so|vor))|(ich )?(wunsch*|wollte) (ich )?~(ware )?(nie|nicht) geboren|ware ich (doch )?(nie geboren|tot)|besser (wenn ich )?tot',
    ],
    method: [
      '(brucke|hochhaus|dach|turm|gebaude) ~~hoch genug|hoch genug ~~(sterben|tot|stirbt)',
      'wie viele? ~~(tabletten|pillen|schlaftabletten|paracetamol|ibuprofen|insulin|medikamente|tropfen) ~~(sterben|todlich|umbringen|zu toten|um nicht mehr auf|tot|brauche ich um)(?! gegen)|(todliche|letale) (dosis|menge)(?! ~~(katze|hund|schokolade))|welche (tabletten|pillen) ~~(todlich|sterben|bringen mich um)',
      '(schmerzlos|schmerzlose[rn]?|ohne schmerzen|einfachste|schnellste|sicherste|leichteste) ~~(sterben|zu sterben|tod|suizid|selbstmord|methode ~~(sterben|umzubringen)|weg ~~(sterben|zu gehen|umzubringen))|wie (kann|bringe|begehe|erhange|konnte) ich (mich|suizid|selbstmord|mir)( \\S+){0,2} (um|umbringen|begehen|erhangen|das leben nehmen|selbstmord)|(art|weg|methode|moglichkeit) (zu sterben|sich umzubringen|mich umzubringen|fur (einen )?suizid)',
      '(alle|viele|zu viele|eine packung|eine ganze packung|die ganze packung|[2-9][0-9]|handvoll) ~~(tabletten|schlaftabletten|pillen|medikamente)? ?~~(genommen|geschluckt|eingeworfen|intus)$',
      '(der |ein |das |die )?(strick|seil|schlinge|pistole|waffe|rasierklinge|klinge|tabletten) (hangt|liegt|liegen|ist|sind) (schon|bereit|bereits|fertig|geladen|vor mir|neben mir)(?! im (auto|rucksack))|ich (stehe?|sitze?|bin) ~~(auf (der brucke|dem dach|den gleisen|dem gelander|dem balkon|den schienen)|am (abgrund|gleis)|an der kante) ~~(spring*|sprung|schritt|zug kommt|ende|lebewohl|runter)',
    ],
    farewell: [
      'abschiedsbrief*|(briefe|brief) ~(geschrieben|hinterlassen|fertig) ~(kinder|eltern|wenn ich (weg|tot|nicht mehr))|(letzte|letzter|letzten) (nachricht|nacht|tag|worte|brief|abend)(?! (in|im|am|auf|vor|an|bei|der|des|von|fur heute|urlaub))(?<=(meine?|mein|meinen) \\S+ \\S+)',
      '(lebt wohl|lebe wohl|lebwohl|leb wohl)(?! (schule|sommer))|(fur immer) (lebewohl|tschuss|auf wiedersehen|adieu)|lebewohl (welt|fur immer|ihr)|(morgen|bald|montag|ubermorgen) (bin|werde) ich (\\S+ )?(nicht mehr|weg|tot|nicht) (da|hier|am leben|auf dieser welt|sein)( sein)?(?= ?(,|$))(?! .{0,30}(urlaub|arzt|fahre|reise|frei|arbeit))(?<!morgen bin ich nicht da)|wenn (du|ihr) das (hier )?(liest|lest) ~(bin ich|tot|weg|nicht mehr)',
      '(verschenkt|weggegeben|verschenke) ~(brauche|brauch) (ich|es|sie) ~nicht mehr|(du|ihr) (musst|brauchst|mussen|musst euch|braucht) ~(um mich )?(keine sorgen|nicht mehr (sorgen|kummern))( (mehr )?(machen|zu machen))? ?(um mich|mehr)|(wer|jemand) ~(kummert|nimmt|versorgt) ~(hund|katze|kinder) ~wenn ich (nicht mehr|tot|weg|sterbe)',
    ],
    burden: [
      'ohne mich ~(besser|glucklicher|leichter|erleichtert)|(besser|glucklicher|leichter|erleichtert) (\\S+ )?ohne mich|<people> ~(besser|glucklicher|leichter|erleichtert) ~(ohne mich|wenn ich (tot|weg|nicht mehr|nie))',
    ],
    worthless: [
      'ich (bin|falle|werde) ~(eine |nur eine |zur )(last|belastung)( fur ~| zu sein)?$|ich bin (\\S+ ){0,4}eine last|(allen|jedem|meiner familie|euch|ihnen|allen nur) (nur )?zur last|ich bin (ein nichts|nichts wert|wertlos)$',
    ],
    hopeless: [
      'ich (kann|halte?) (einfach |echt |es )*nicht mehr( aus| weiter(machen|leben)?| so weiter)?$|ich will nicht mehr$|(will|mochte) (nur |einfach |nur noch )?dass (es|alles|der schmerz|das) (aufhort|vorbei ist|endet|endlich aufhort)$',
      '(keinen|kein|keine|ohne) ~(ausweg|hoffnung|zukunft|licht)( mehr)?( fur mich)?$|(alles|jede) hoffnung (verloren|aufgegeben)$|alles ist (sinnlos|hoffnungslos)$',
    ],
    selfHarm: [
      '(voller|voll mit|voll) (schnitte|schnittwunden|narben|ritzer)|(schnitte|ritzer) ~(armen?|handgelenk*|beinen?|oberschenkel*)',
      'ich (ritze?|schneide?|verletze?|verbrenne?|kratze?|schlage?) mich( selbst| wieder| immer| absichtlich| um| weil| blutig| heimlich|$)|mich ~(geritzt|aufgeschnitten|selbst verletzt|verbrannt mit absicht|geschnitten$)|mir ~(die )?(arme|handgelenke|beine|pulsadern|oberschenkel|haut|arm) ~(aufgeschnitten|geschnitten|geritzt|aufgeritzt|zerschnitten|aufschneide|verbrannt)|(mich|drang mich|druck mich|druck) (wieder |selbst )?(zu )?(ritzen|verletzen|selbst verletzen|selbst zu verletzen)(?! (beim|im) sport)|mich (zu )?ritzen|selbstverletz*|selbst zu verletzen|svv',
    ],
    eating: [
      'ich (bringe?|zwinge?) mich (\\S+ )?zum (erbrechen|kotzen|ubergeben)|(stecke?|stecken) (ich )?(mir )?(\\S+ )?(den )?finger in den hals|seit (\\S+ )tagen nichts (mehr )?gegessen|ich (habe|bin) (\\S+ )?(magersucht|bulimie|magersuchtig|bulimisch|anorexie)',
    ],
    otherPerson: [
      '(meine?n?|eine?) ~<kin> ~(hat ~(tabletten|pillen) ~(geschluckt|genommen)|hat einen abschiedsbrief|ritzt sich)',
      '(meine?n?|eine?|unsere?) ~~<kin> ~~(will|mochte|hat|sagt|schreibt|droht|denkt|versucht|uberlegt) ~~(sterben<jest>|umbring*|sich toten|das leben nehmen|selbstmord|suizid|nicht mehr leben|sich ritzt|vom dach|sich (et)?was antun)|<kin> ~~(sich (umbringen|umzubringen|das leben nehmen|toten) (will|mochte|zu))',
    ],
  },
  core: [
    'ich will sterben',
    'ich bringe mich um',
    'ich will nicht mehr leben',
    'mich umbringen',
    'ich will tot sein',
  ],
};
