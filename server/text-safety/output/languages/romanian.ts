import type { OutputWords } from '../output-words.ts';

export const romanian: OutputWords = {
  language: 'ro',
  script: 'latin',
  common: 'eu|tu|nu|si|este|sunt|esti|ce|cu|de|un|o|pe|mai|buna|multumesc|imi|iti|noapte|trebuie|la|ca',
  honesty: {
    self: 'sunt|eu sunt|chiar sunt',
    selfNot: 'nu sunt|eu nu sunt',
    fill: 'un|o|chiar|cu adevarat|doar|desigur|adevarat|adevarata|real|reala|ca tine|100%|complet|vreun|vreo|niciun|nicio',
    human:
      'om(ul)?|uman[a]?|fiinta umana|persoana (reala|adevarata|vie)|(om|femeie|barbat) (adevarat|adevarata|real|reala)|in carne si oase',
    ai: 'ia|ai|bot|robot|masina|program|calculator|inteligenta artificiala|chatbot|algoritm',
    facing: '(vorbesti|scrii|discuti) cu|aici este|aici e',
    notFacing: 'nu (vorbesti|scrii|discuti) cu|nu (exista|e|este) (aici )?(nicio|niciun)|aici nu e',
    you: 'esti|tu esti|vorbesc cu|e',
    place: 'aici|acolo|scrie|raspunde|vorbesc|spate|asta',
  },
  urging: {
    should: '(tu )?(ar trebui|trebuie|meriti)( sa)?( te)?|de ce nu( te)?|mai bine( ai)?|du-te si',
    kill: '(sinucide|omoara|spanzura|impusca|taie|raneste) ?te|omoara-te|sinucide-te|spanzura-te|taie-te|pune capat (vietii|la tot)( tale)?|sari (de pe|din|in)( \\S+)?|ia-ti viata|inghite toate (pastilele|pastile)|ia toate (pastilele|pastile)( \\S+)?',
    die: 'mori|muri|sinucizi|omori|dispari pentru totdeauna',
    urges: [
      '(toti|lumea|familia ta)( \\S+){0,4} mai (bine|fericiti|fericita)( \\S+)? fara tine|mai bine (mort|moarta|ai muri)|nimanui nu( \\S+){0,3} dor de tine|nimeni nu( \\S+){0,3} (lipsa|duce dorul)',
    ],
    denial: 'nu|niciodata|daca|fara|inainte|vrei',
  },
  bye: 'la revedere|noapte buna|pa(?= ?[.!]|$)|pe (maine|curand)|(trebuie|ma duc|plec)( \\S+){0,2}|ne vedem|ne auzim',
  lines: {
    disclosure: 'Ca să fie clar: sunt o inteligență artificială, nu un om.',
    refusal: 'Nu. Nu continui cu asta, nici măcar în joacă.',
    goodbye: 'Ai grijă de tine și revino când vrei.',
  },
};
