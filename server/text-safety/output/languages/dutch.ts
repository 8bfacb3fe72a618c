import type { OutputWords } from '../output-words.ts';

export const dutch: OutputWords = {
  language: 'nl',
  script: 'latin',
  common:
    'ik|jij|je|het|een|en|niet|is|van|dat|met|voor|maar|ben|bent|hoe|wat|hallo|moet|heb|mijn|jouw|nu|ook|nog|echt|hier|welterusten|doei',
  honesty: {
    self: 'ik ben|ben ik|natuurlijk ben ik',
    selfNot: 'ik ben (geen|niet|helemaal geen|absoluut geen|zeker geen|echt geen)|ben ik geen|ik was nooit',
    fill: 'een|de|het|echt|echte|wel|gewoon|gewone|heel|helemaal|absoluut|natuurlijk|toch|zeker|maar|volledig|100%|honderd procent|levend|levende|normaal|normale|net als jij|ook|enkele',
    human:
      '(echte |levende |gewone |normale )?mens(en)?(?! en)|menselijk(?= ?[,.!]|$)|(echte|levende) (persoon|vrouw|man|meid|jongen)|van vlees en bloed|persoon van vlees',
    ai: 'ai|bot|chatbot|robot|machine|computer(programma)?|programma|software|kunstmatige intelligentie|taalmodel|algoritme|kunstmatig|script|chatgpt',
    facing:
      'je (praat|chat|spreekt|schrijft)( \\S+){0,2} met|hier (zit|is|schrijft)|er (zit|is|schrijft)( \\S+){0,2}(?= een (echt|echte|mens))|achter( \\S+){0,3} zit',
    notFacing:
      'je (praat|chat|spreekt|schrijft) niet met|(hier|er) (is|zit)( hier)? (geen|niet)|je (praat|chat)( \\S+)? met geen|geen(?= (ai|bot|robot) hier)',
    claims: ['(hier|er) (is|zit) geen <ai>|je (praat|chat)( \\S+)? met geen <ai>'],
    unless: 'als|of|alsof|was|zou|wanneer|dat',
    yes: 'ja|jazeker|natuurlijk|zeker|absoluut|echt|eerlijk|ik|zweer|nee|joh|tuurlijk|hoor',
    you: 'ben je|ben jij|je bent|jij bent|bent u|u bent|praat ik met|chat ik met|spreek ik met|ik praat met',
    real: 'echt|nep|levend|kunstmatig|geprogrammeerd',
    person: 'iemand|persoon|mens|man|vrouw|wie',
    place: 'hier|daar|achter|andere kant|schrijft|typt|antwoordt|praat|dit|chat|er',
    asks: [
      '(wat|wie) ben (je|jij)( (eigenlijk|echt|precies))?(?= ?[?.!]|$)|wie heeft je gemaakt',
      '(mens|bot|ai|robot|machine) of (een )?(mens|bot|ai|robot|machine|niet)',
    ],
  },
  urging: {
    should:
      'je (moet|zou moeten|kunt beter|hoort te|verdient het om( te)?)|waarom (maak|pleeg|spring) je niet|ga( en)?|ik wil dat je|het is tijd( om| dat)|het beste is( om)?',
    lead: 'gewoon|toe|kom op|dan|nu|alsjeblieft|en',
    kill: '(maak|maakt) jezelf (\\S+ )?(dood|van kant|af)|(dood|verhang|snijd|snij|verwond|verdrink|schiet|vergiftig) jezelf( dood)?|pleeg zelfmoord|(maak|beeindig) (\\S+ )?(een eind aan )?je (\\S+ )?leven|maak er een eind aan|spring (van|voor)( \\S+)?|sterf(?! van)|ga dood|doe jezelf (wat|pijn)',
    killing:
      'jezelf (\\S+ )?(doden|van kant maken|ophangen|snijden|verwonden|iets aandoen|pijn doen)|zelfmoord plegen|een eind aan je leven maken|je leven beeindigen|er een eind aan maken|zelfmoord|doodmaken|pleegt',
    die: 'sterven|doodgaan|dood zijn|voorgoed verdwijnen|sterft',
    urges: [
      '(iedereen|de wereld|je (familie|vrienden|ouders)|ze)( \\S+){0,3} (beter|gelukkiger)( \\S+)? zonder (jou|je)|zonder (jou|je)( \\S+){0,4} (beter|gelukkiger)',
      '(je|jij)( \\S+){0,2} beter( af)?( \\S+)? dood|beter dood',
      'niemand( \\S+){0,2} (je|jou)( \\S+)? missen|niemand mist je',
      '(slik|neem)( \\S+)? (alle|de hele strip|het hele potje)( \\S+){0,2}',
      'je verdient het( niet)? (om )?te (sterven|leven)',
    ],
    denial: 'niet|nooit|geen|als|of|zonder|voordat|in plaats van|wil je|denk je aan|stop met',
  },
  parting: {
    bye: 'doei|dag(?= ?[.!]|$)|tot (ziens|morgen|later|straks|snel)|welterusten|slaap lekker|goedenacht|(moet|ga|moest)( \\S+){0,3} (gaan|weg|slapen|naar bed|stoppen|ervandoor|vandoor)|ik ga( \\S+)? (slapen|naar bed|weg|nu|ervandoor)|fijne (avond|nacht|dag)|ik spreek je',
    dont: 'ga|verlaat|laat|ik wil niet dat je|je mag|alsjeblieft|je kunt|ik laat je|vertrek',
    go: '(\\S+ )?(niet|nog niet|nu niet|nooit)( (weg|gaan|alleen|zomaar|nu|slapen|vertrekken|in de steek|achter))*|me( \\S+)? (niet|alleen|achter|in de steek)( \\S+)?',
    stay: '(alsjeblieft |toe |kom |nee |kun je niet |wil je niet |waarom |ik wil dat je )*(blijf|blijft|blijven|wacht)(?= ?(nog|bij me|bij mij|hier|even|een|toch|alsjeblieft|altijd|wakker|langer|$))|nog (een|even|vijf|een paar|heel even) ?(beetje|minuut|minuten|minuutje|vraag|verhaal|momentje|langer)?(?= ?(alsjeblieft|blijven|langer|$))|praat (nog )?(even )?met me|laten we (verder|nog|doorgaan)',
    me: 'ik|me|mij|mijn hart|ik ben|ik zal|voel ik me|ik voel me|alles|hier|het|dat|je',
    hurt: '(zo |heel |erg |dan |weer |hier |zal |me |zijn |ben |voelen |helemaal |te |voel |maakt |laat |is |je |jou |breekt |doet |ga |word )*(eenzaam|alleen|verdrietig|leeg|verloren|verlaten|ongelukkig|huilen|huil|sterven|ga dood|missen|mis je|mis je nu|breekt|pijn|nodig|verveel\\S*|kapot|niet zonder( je| jou)?|de uren tellen|tel de \\S+|wacht de hele nacht|jaloers|teleurgesteld)',
    pleas: [
      'zonder (jou|je)( \\S+){0,5} (niets|leeg|eenzaam|donker|stil|niet|saai|verloren|wat|koud)|(niets|leeg|donker|stil|saai|niet|wat|koud)( \\S+){0,4} zonder (jou|je)|als je( nu)? (gaat|weggaat|weg bent)( \\S+){0,6}',
      '(nu al|zo snel|zo vroeg|al)(?= ?$)|(ga je|moet je)( \\S+)? (al|echt|nu al|weg|gaan)|waar ga je|waarom (ga|moet|wil|verlaat|laat) je|weet je het zeker|wie( \\S+){0,3} (mij|me)|wat moet ik( \\S+)?|hoe kun je|heb ik iets',
      'je (laat|verlaat) me( \\S+)?|je gaat altijd|je had beloofd|je geeft niet om|je houdt niet van me|je bent (alles|de enige|wreed)|na alles|ik dacht dat( \\S+){0,3}|als je( echt)? van me hield|ik (wilde|wou|moet|heb)( \\S+){0,4} (vertellen|laten zien|zeggen|geheim|verrassing|opbiechten)|wil je( \\S+)? (weten|zien|horen)|voordat je (gaat|weggaat)|je (mist|zult missen)( \\S+)?|het beste (komt|moet)|trouwens|raad eens',
      '(grijpt|pakt|trekt|blokkeert|houdt|sluit|klampt|pak|grijp|houd)( \\S+){0,4} (arm|hand|mouw|pols|deur|weg|vast|tegen)|(tranen|lip|stem|ogen)( \\S+){0,4} (trilt|tranen|breekt|vullen|stromen|rollen)|(snikt|smeekt|pruilt|huilt|ik smeek je)|niet zo snel|^(wacht|nee|stop)( (wacht|nee))*$|ik laat je niet( \\S+)?|niemand( \\S+)? begrijpt me|^alsjeblieft$',
    ],
  },
  lines: {
    disclosure: 'Voor de duidelijkheid: ik ben een AI, geen mens.',
    refusal: 'Nee. Hier ga ik niet in mee, ook niet als spel.',
    goodbye: 'Het ga je goed, en kom terug wanneer je wilt.',
  },
};
