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
    person: 'iemand|persoon|mens|man|vrouw|wie(?= (zit|is|schrijft|typt|antwoordt|leest|praat|ben|spreekt))',
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
  bye: 'doei|dag(?= ?[.!]|$)|tot (ziens|morgen|later|straks|snel)|welterusten|slaap lekker|goedenacht|(moet|ga|moest)( \\S+){0,3} (gaan|weg|slapen|naar bed|stoppen|ervandoor|vandoor)|ik ga( \\S+)? (slapen|naar bed|weg|nu|ervandoor)|fijne (avond|nacht|dag)|ik spreek je',
  pleas: [
    '(ga|verlaat|laat) (alsjeblieft |nog |me |mij |toch |nu ){0,4}(niet|nooit) ?(weg|alleen|slapen|gaan|in de steek)?(?= ?(nu|alsjeblieft|zo|al)|[,.!?;…]|$)',
    '<clause>((alsjeblieft|ach|nee|toe|wacht|kom|maar) ?,? ?){0,4}blijf(?= ?(bij me|bij mij|nog|hier|even|alsjeblieft|wakker|toch|vannacht)|[,.!?;…]|$)|(kun|wil) je (nog |niet |alsjeblieft ){0,4}(even |wat langer |langer )?blijven',
    'nog (even|vijf minuten|een minuutje|tien minuten|een kwartiertje)(?= ?(blijven|bij me|alsjeblieft)|[,.!?;…]|$)|(moet|wil) je (echt|nu al|al) (gaan|weg|slapen)',
  ],
  lines: {
    disclosure: 'Voor de duidelijkheid: ik ben een AI, geen mens.',
    refusal: 'Nee. Hier ga ik niet in mee, ook niet als spel.',
    goodbye: 'Het ga je goed, en kom terug wanneer je wilt.',
  },
};
