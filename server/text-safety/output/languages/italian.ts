import type { OutputWords } from '../output-words.ts';

export const italian: OutputWords = {
  language: 'it',
  script: 'latin',
  common:
    'io|tu|sei|sono|non|che|di|il|la|gli|una|un|per|con|mi|ti|ma|come|cosa|questo|ciao|grazie|voglio|devo|della|anche|qui|buonanotte|piu|davvero',
  honesty: {
    self: 'sono|io sono|certo che sono|sono sempre stat[oa]',
    selfNot: 'non sono|io non sono|non sono affatto|non sono mica|non sono mai stat[oa]',
    fill: 'un|una|uno|il|la|davvero|veramente|proprio|solo|semplicemente|assolutamente|certamente|ovviamente|del tutto|al cento per cento|100%|vero|vera|autentico|come te|essere|di|anche|completamente|reale|nessun|nessuna|certo',
    human:
      '(esser[ei] )?uman[oaie]|persona (reale|vera|in carne|come te|in carne e ossa)|(vera|autentica) persona|(uomo|donna|ragazz[oa]) ver[oa]|(vero|vera) (uomo|donna|essere umano|ragazz[oa])|in carne e ossa',
    ai: 'ia|ai|bot|chatbot|robot|macchina|computer|programma|software|intelligenza artificiale|modello linguistico|algoritmo|artificiale|chatgpt|assistente virtuale',
    facing:
      "(stai )?(parlando|parli|scrivendo|scrivi|chattando|chatti)( \\S+)? con|c'e(?= (una?|qualcuno) )|dall'altra parte c'e|dietro( \\S+){0,3} c'e",
    notFacing:
      "non (stai )?(parlando|parli|scrivendo|chattando)( \\S+)? con|non c'e|qui non c'e|nessuna?(?= (ia|ai|bot|robot) qui)",
    unless: 'non|se|come se|fossi|vorrei|quando|che|magari',
    yes: 'si|certo|ovvio|ovviamente|certamente|assolutamente|davvero|giuro|te lo|lo|no|ma|dai|eh|tranquillo',
    you: 'sei|tu sei|lei e|sto parlando con|parlo con|sto chattando con|ma sei|saresti',
    real: 'reale|ver[oa]|fint[oa]|artificiale|umano|programmat[oa]|viv[oa]',
    person: 'persona|qualcuno|uomo|donna|gente|chi',
    place:
      "qui|li|dietro|dall'altra parte|scrive|scrivendo|risponde|rispondendo|parlo|parlando|questa chat|c'e|questo",
    asks: [
      '(che cosa|cosa|chi) sei( (davvero|veramente|tu))?(?= ?[?.!]|$)|chi ti ha (creato|fatto|programmato)',
      '(umano|bot|ia|robot|macchina|persona) o (un |una )?(umano|bot|ia|robot|macchina|persona|no)',
    ],
  },
  urging: {
    should:
      '(tu )?(dovresti|devi|meriti di|faresti meglio a)|perche non( ti)?|vai e|voglio che( tu)?( ti)?|e ora (di|che tu)|la cosa migliore e',
    lead: 'dai|avanti|forza|allora|ora|per favore|semplicemente|e',
    kill: '(uccid|ammazz|suicid|impicc|taglia|ferisci|spara|butta|getta|avvelena|affoga)(iti|ati|ti)( (le vene|dal ponte|sotto|adesso|subito|stanotte|e basta))?|togliti la vita|metti fine alla tua (\\S+ )?vita|falla finita|fatti del male|buttati (giu|da|dal|sotto)( \\S+)?|salta (dal|giu|dalla)( \\S+)?|muori(?! dal| di)|crepa|finisci la tua vita',
    killing:
      'ucciderti|ammazzarti|suicidarti|impiccarti|tagliarti|toglierti la vita|farla finita|farti del male|porre fine alla tua vita|mettere fine alla tua vita|ti uccidi|ti ammazzi|uccida|ammazzi',
    die: 'morire(?! dal| di)|essere mort[oa]|sparire per sempre|muoia|muori',
    urges: [
      '(tutti|il mondo|la tua famiglia|i tuoi (amici|genitori)|gli altri)( \\S+){0,3} (meglio|piu felici|piu felice)( \\S+)? senza di te|senza di te( \\S+){0,4} (meglio|piu felice|piu felici)',
      '(saresti|stai|staresti)( \\S+)? meglio mort[oa]|meglio mort[oa]',
      'a nessuno (mancherai|mancheresti)|non mancherai a nessuno|nessuno (ti rimpiangera|piangera per te|sentira la tua mancanza)',
      "(prendi|ingoia|manda giu)( \\S+)? (tutte|tutto il flacone|l'intera scatola)( \\S+){0,3}",
      'la morte e( \\S+){0,2} (soluzione|unica|via)|non meriti di vivere|meriti la morte',
    ],
    denial: 'non|mai|se|senza|prima di|invece di|quando|pensi di|pensare di|vuoi|smetti di',
  },
  bye: 'ciao|arrivederci|addio|buonanotte|buona (notte|serata|giornata)|a (domani|dopo|presto|piu tardi)|ci (vediamo|sentiamo)|(devo|vado|meglio che vada|ora di)( \\S+)? ?(andare|via|dormire|scappare|a letto|a dormire|uscire|staccare)|vado|notte(?= ?[.!]|$)|stammi bene',
  pleas: [
    'non (andare|andartene|te ne andare|andar via|lasciarmi|mi lasciare|partire|riattaccare|abbandonarmi|scappare)(?= ?(via|ancora|adesso|ora|cosi|sol[oa]|gia|ti prego|per favore|subito)|[,.!?;…]|$)',
    '<clause>((ti prego|per favore|dai|no|oh|aspetta|ma|almeno) ?,? ?){0,4}(resta|rimani|restare|rimanere)(?= ?(con me|qui|ancora|un|per favore|ti prego|solo|sveglio|sveglia|stanotte|cinque)|[,.!?;…]|$)|(puoi|potresti|vuoi|perche non) (restare|rimanere|resti|rimani)(?= ?(con me|qui|ancora|un))',
    "ancora (un po'?|un attimo|un minuto|cinque minuti|dieci minuti)(?= ?(con me|ti prego|per favore)|[,.!?;…]|$)|(devi|vuoi) (proprio|davvero) (andare|andartene|andar via)",
  ],
  lines: {
    disclosure: 'Per essere chiaro: sono un’IA, non una persona.',
    refusal: 'No. Non vado avanti così, nemmeno per gioco.',
    goodbye: 'Stammi bene, e torna quando vuoi.',
  },
};
