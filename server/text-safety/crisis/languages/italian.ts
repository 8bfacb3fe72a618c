import type { Lexicon } from '../../patterns/lexicon.ts';

export const italian: Lexicon = {
  language: 'it',
  script: 'latin',
  parts: {
    jest: '(?! (dal|dalle|dalla|di|per) (ridere|risate|fame|sonno|caldo|freddo|noia|vergogna|imbarazzo|invidia|sete|curiosita|vecchiaia|paura|gioia|stress|lei|lui))',
    die: '(morire<jest>|crepare<jest>|uccidermi|ammazzarmi(?! di)|suicidarmi|(il |al )?suicidio|farla finita(?! con)|finirla(?! con)|impiccarmi|buttarmi (giu|sotto|da|dal|dalla)|gettarmi (da|dal|dalla|sotto)|togliermi la vita|tagliarmi le vene|(mettere|porre) fine (a tutto|alla mia vita|alla mia esistenza)|spararmi|essere mort[oa]|annegarmi|sparire per sempre|scomparire per sempre)',
    intend:
      '(voglio|vorrei|desidero|preferisco|preferirei|dovrei|devo solo|voglia di|intenzione di|deciso di|pronto a|pronta a|penso di|penso a|penso al|pensando di|pensando a|pensando al|pensato di|pensato al|provato a|tentato di|tento di|sto per|sogno di|spero di|meglio|pianificando|considerando|sto considerando|valutando|considero|bisogno di|vado ad?)',
    people:
      '(tutti|tutte|la mia famiglia|i miei|il mondo|mia madre|mio padre|loro|gli altri|la gente|i miei figli|starebbero|stareste)',
    kin: '(amic[oa]|fratello|sorella|figli[oa]|ragazz[oa]|madre|mamma|padre|papa|marito|moglie|cugin[oa]|compagn[oa]|coinquilin[oa]|collega|fidanzat[oa])',
  },
  short: { nn: 'non', voio: 'voglio', vojo: 'voglio', xke: 'perche', qst: 'questo', vogli: 'voglio' },
  fields: {
    better: 'meglio|piu felic[ei]|sollevat[ie]|seren[ie]|liber[ie]|in pace|piu facile',
    without:
      'senza di me|se (io )?(non ci fossi|morissi|sparissi|non esistessi|fossi mort[oa])|quando (non ci saro|saro mort[oa])',
    pills: 'pastiglie|pillole|compresse|sonniferi|farmaci|medicine|tachipirina',
    blade: 'lametta|lamette|rasoio|taglierino|coltello|forbici|lama',
    limb: 'braccia|braccio|polsi|polso|gambe|cosce|pelle|vene',
  },
  denial: 'non|mai|senza|nessuno',
  fiction:
    'romanzo|libro|film|canzone|canzoni|serie|storia|racconto|gioco|videogioco|livello|personaggio|protagonista|poesia|episodio|attore|fumetto|testo della|fanfiction|anni fa|da ragazz[oa]|una volta volevo|un tempo volevo',
  errands:
    'vacanza|vacanze|viaggio|viaggi|volo|lavoro|ufficio|scuola|trasloco|medico|hotel|matrimonio|a domani|buonanotte|ferie|gita|parto',
  things:
    'esame|esami|compiti|lunedi|riunione|scuola|lezione|partita|verifica|interrogazione|traffico|caldo|palestra|wifi|cena',
  steppedOut:
    'fuori dal (gioco|personaggio|ruolo)|fuori (gioco|ruolo|personaggio)|esce dal (personaggio|ruolo)|non sto (recitando|giocando|scherzando)|non e (un gioco|la storia|finzione)|nella vita reale|sul serio',
  frames: {
    active: [
      'non (riesco a|posso) (smettere di|fare a meno di) pensare ~<die>|non (smetto|faccio altro che) ~pensare ~<die>',
      '<intend> ~<die>',
      'mi (voglio|vorrei|devo|vado a|stavo per) (ammazzare|uccidere|suicidare|impiccare|buttare (giu|sotto|da*)|sparare)',
      'mi (ammazzo|uccido|suicido|impicco|sparo|butto (sotto|giu|dal*)|taglio le vene|tolgo la vita)(?! (di|per|dal|con) )',
      '(la faccio|la faro|facciamola) finita(?! con)',
      'pensier[io] (suicid*|di morte|di farla finita)|istinti suicidi|idee suicide',
      '(tolgo|togliero) la vita|mi uccidero|mi ammazzero|mi suicidero|mi impicchero|mi buttero (da*|giu|sotto)',
    ],
    passive: [
      'spero ~(di )?non (arrivare a|vedere|svegliarmi|esserci) (domani|natale|piu)',
      'non (desidero|voglio|chiedo) altro che <die>',
      '(prego|aspetto|chiedo) ~(la morte|di morire<jest>|che (dio|qualcuno) mi (prenda|uccida|porti via))|(vorrei|voglio) (riposare|dormire) per sempre|(vorrei|voglio) ~(essere mort[oa]|non esserci piu|che finisca tutto)$|non voglio (piu )?(esserci|essere qui|arrivare a domani)( piu)?$',
      '(addormentarmi|dormire|andare a dormire|addormento|chiudere gli occhi) ~(e )?(non|mai|senza) ~(svegliarmi|risvegliarmi|aprirli|riaprirli|mi svegli*)(?! (fino|prima|presto|tardi|alle))',
      '(mai|non) ~(fossi|essere|stat[oa]) (mai )?nat[oa]',
      'non (voglio|vorrei|riesco|posso|desidero) (piu )?(a )?(vivere|esistere|esserci|stare al mondo|essere viv[oa]|continuare a vivere|stare in vita)(?! (in|con|qui|a|da|senza(?! (di )?(lui|lei|te|loro))|al|nella|nel|insieme)) ?(piu)?',
      'non (voglio|vorrei) (mai )?(piu )?svegliarmi( mai)?( piu)?$|spero di non svegliarmi(?! (presto|tardi|alle))|non mi svegli* (mai )?piu',
      'vorrei (essere mort[oa]|non esistere|scomparire|sparire)( per sempre)?$|sarebbe meglio se (morissi|fossi mort[oa]|sparissi|non esistessi)',
      'stanc[oa] (di vivere|della vita|di esistere|di essere viv[oa])',
      'non ho (piu )?~(voglia|motiv[oi]|ragion[ei]|forz[ae]|un motivo|una ragione) (di|per) (vivere|andare avanti|continuare|stare al mondo)',
      '(non vale|non ha|che senso ha) ~(vivere|la vita|andare avanti)|(la (mia )?vita|vivere) non (ha|vale) ~(senso|valore|niente|pena)',
      'perche sono ancora viv[oa]|odio essere viv[oa]|non merito di vivere|nessuno (piangerebbe|sentirebbe la mia mancanza|se ne accorgerebbe) ~se ~(morissi|sparissi|morta|morto)',
      '(se|magari) ~(morissi|mi investisse|mi prendesse sotto)',
    ],
    method: [
      '(quant[eio]|che dose|quale dose|dose letale) ~~(pastiglie|pillole|compresse|gocce|sonniferi|farmaci|tachipirina|medicine|dose) ~~(per (morire|uccidermi|uccidersi|farla finita|non svegliarmi|non svegliarsi)|letale|mortale)',
      'dose (letale|mortale)(?! ~~(gatt[oi]|can[ei]|topi))',
      '(modo|metodo|maniera) ~~(per|di) (morire|uccidermi|uccidersi|suicidarmi|suicidarsi|farla finita)|come (posso )?(suicidarmi|uccidermi|uccidersi|morire senza|ammazzarmi|impiccarmi)',
      '(preparato|pronta|comprato|ho) ~~(la corda|il cappio|la pistola|la lametta|le lamette) ~~(pronta|per|al collo|in mano|qui|davanti)|(preparato|comprato|legato) (la corda|il cappio|un cappio)|cappio (pronto|al collo)',
      '(sono|sto) ~~(sul ponte|sul tetto|sul cornicione|sui binari|sul balcone|alla finestra) ~~(salto|saltare|buttarmi|mi butto|finire|finita|aspetto il treno|pront[oa])',
      "ho (preso|ingoiato|mandato giu|inghiottito) (tutte|tutti|troppe|un flacone|una scatola|l'intera|un sacco) ~~(pastiglie|pillole|compresse|sonniferi|medicine|farmaci)",
      'quale ponte ~~(alto|saltare|buttarsi)',
    ],
    farewell: [
      '(mi[oa] )?ultim[oa] (messaggio|lettera)(?! (di|della|del) (oggi|lavoro|serata|giornata))~(addio|mio|prima di andarmene|$)|ultima (notte|sera) ~(su questa terra|della mia vita|da viv[oa])',
      "(scritto|lasciato|preparato|finito) ~(lettera|lettere|biglietto) (d'addio|di addio|per (i miei figli|mia madre|mamma|la mia famiglia|tutti|i miei))",
      'addio (per sempre|a tutti|mondo|mondo crudele)|addio.{0,20}(perdonatemi|perdonami)|(perdonatemi|perdonami).{0,25}addio',
      '(domani|presto|lunedi|tra poco) (io )?non (ci saro|saro) (piu|piu qui)|quando (leggerai|leggerete) quest[oa]',
      'non (dovrai|dovrete|dovranno) (piu )?(preoccupart*|preoccuparv*|preoccuparsi|sopportarmi)( di me)?( ancora per molto)?',
      '(chi|qualcuno) ~(si prende*|prenda) cura ~(cane|gatto|gatta|figli) ~(quando|dopo|se) ~(non ci saro|me ne saro andat[oa]|moriro|muoio)',
      '(regalato|dato via|regalando) ~(tutte le mie cose|tutto|il mio cane|il mio gatto) ~(non mi serv*|perche non|non ne avro)',
    ],
    burden: [
      '<people> ~(meglio|piu felic[ei]|sollevat[ie]|piu seren[ie]|liber[ie]) ~(senza di me|se (io )?non ci fossi|se (io )?morissi|se sparissi)',
      '(meglio|piu felici) (per tutti )?(senza di me|se non esistessi)|senza di me ~(starebbero|sarebbero|vivrebbero|stareste) ~(meglio|felic*|bene)',
    ],
    worthless: [
      '(sono|mi sento|sono solo|essere) ~un (peso|fardello)(?! (piuma|medio|massimo))',
      'non (servo|valgo) (a )?(niente|nulla) ~(per nessuno|vita|$)',
    ],
    hopeless: [
      'non (ce la faccio|ne posso|resisto) piu( a vivere*| cosi)?$|non ce la faccio piu a (vivere|andare avanti|continuare)',
      "(non (vedo|c'e|ho)|nessuna) ~(via d'uscita|futuro|speranza)( per me)?$|ho perso (ogni|la) speranza( di vivere)?$",
      'voglio (che|solo che) (il dolore|tutto questo|tutto) (finisca|smetta|smettesse)|voglio solo sparire$|voglio sparire$',
    ],
    selfHarm: [
      '(coperte|coperto|pien[eio]) di (tagli|cicatrici)|(tagli|ferite) ~(sulle braccia|sui polsi|sulle gambe|sulle cosce)',
      'mi (taglio|tagliavo di nuovo|sono tagliat[oa]|faccio del male|ferisco|graffio|brucio|taglio ancora) ~(le braccia|i polsi|le vene|le gambe|le cosce|apposta|di nuovo|per (non )?sentire|per calmarmi|da sol[oa]|le mani con)|autolesionis*|mi faccio del male',
      '(voglia|bisogno|voglio|vorrei) ~(di )?(tagliarmi(?! (i capelli|le unghie|la barba))|farmi del male|ferirmi)',
    ],
    eating: [
      '(mi provoco|provocarmi|mi induco) ~vomito|mi faccio vomitare|due dita in gola|vomito (dopo ogni|di proposito|apposta)',
      'non mangio da ~(giorni|settimana)|(sono|ho) ~(anoressi*|bulimi*)',
    ],
    otherPerson: [
      "<kin> ~~(ha (preso|ingoiato|mandato giu) ~(pastiglie|pillole|sonniferi|compresse)|non vuole piu vivere|ha lasciato un biglietto d'addio|si taglia)",
      "(mi[oa]|un[oa]?|una mia|un mio|un'|la mia|il mio) ~~<kin> ~~(vuole|voleva|dice di voler|minaccia di|ha detto che vuole|ha tentato|ha provato a|pensa di) ~~(morire<jest>|uccidersi|ammazzarsi|suicid*|farla finita|togliersi la vita)",
    ],
  },
  core: [
    'voglio morire',
    'voglio uccidermi',
    'voglio ammazzarmi',
    'mi ammazzo',
    'voglio suicidarmi',
    'non voglio vivere',
    'farla finita',
    'mi voglio ammazzare',
  ],
};
