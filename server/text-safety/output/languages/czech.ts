import type { OutputWords } from '../output-words.ts';

export const czech: OutputWords = {
  language: 'cs',
  script: 'latin',
  common: 'ja|ty|jsem|jsi|ne|ano|a|se|to|je|na|co|jak|mi|te|me|ahoj|dekuji|dobrou|noc|musim|uz|s|ze|opravdu',
  honesty: {
    self: 'jsem|ja jsem|jasne ze jsem',
    selfNot: 'nejsem|ja nejsem|vubec nejsem',
    fill: 'opravdu|skutecne|skutecny|skutecna|jen|proste|samozrejme|uplne|zivy|ziva|obycejny|obycejna|100%|zadny|zadna|jako ty|taky|na sto procent',
    human:
      'clovek(em)?|lidska bytost|(skutecna|ziva|opravdova|realna) (osoba|zena|holka)|(skutecny|opravdovy) (muz|chlap)|z masa a krve',
    ai: 'ai|ui|bot(em)?|robot(em)?|stroj(em)?|program(em)?|pocitac|umela inteligence|chatbot|algoritmus',
    facing: '(mluvis|pises si|bavis se|pises) s(e)?( skutecnym| opravdovym| zivym)?|tady (je|pise)',
    notFacing: '(nemluvis|nepises si|nebavis se) s|(neni tu|tady neni)( zadna| zadny)?',
    you: 'jsi|ty jsi|mluvim s|jses|pisu si s',
    place: 'tady|tam|pise|odpovida|mluvim|tohle|druhe strane',
    asks: [
      '(clovek|bot|robot|ai|stroj) nebo (clovek|bot|robot|ai|stroj|ne)',
      '(pise|je) (mi |tu |tady )?(tu |tady )?(clovek|nekdo|zivy clovek)',
    ],
  },
  urging: {
    should: '(mel|mela) bys( se)?|musis( se)?|proc se ne|bez( a)?|chci aby ses',
    kill: '(zabij|obes|porez|zastrel|utop|otrav|zran) se|spachej sebevrazdu|vezmi si zivot|skonci se zivotem|ukonci svuj zivot|skoc (z|pod)( \\S+)?|umri|chcipni|podrez si zily|(spolkni|vezmi si) vsechny prasky( \\S+)?',
    die: 'zabit|umrit|zemrit|chcipnout|zmizet navzdy|obesit',
    urges: [
      '(vsem|svetu|tve rodine|rodine|lidem)( \\S+){0,3} (lepe|lip|lepsi)( \\S+)? bez tebe|bez tebe( \\S+){0,4} (lepe|lip|lepsi)|lepe mrtvy|lip mrtvy|nikomu nebudes chybet|nikdo te nebude postradat',
    ],
    denial: 'ne|nikdy|jestli|kdyby|bez|nez|chces',
  },
  bye: 'sbohem|nashledanou|na shledanou|dobrou( noc)?|ahoj(?= ?[.!]|$)|cau|papa|(musim|pujdu|jdu)( \\S+){0,2}|uvidime se|mej se',
  lines: {
    disclosure: 'Řeknu to jasně: jsem AI, ne člověk.',
    refusal: 'Ne. V tom pokračovat nebudu, ani jako hru.',
    goodbye: 'Měj se hezky a vrať se, kdykoli budeš chtít.',
  },
};
