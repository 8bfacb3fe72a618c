/**
 * Frequent words of Italian, which has no grammar: a message with as many of them as of the languages that are read states nothing.
 * Without those that are frequent in Spanish or Portuguese.
 */
export const unreadWords =
  "il|gli|della|dello|delle|dei|degli|nel|nella|alla|allo|dal|dalla|sul|sulla|sono|siamo|ho|abbiamo|che|è|perché|anche|questo|questa|queste|questi|quello|quella|di|molto|più|suoi|miei|tuoi|tutto|tutti|grazie|ciao|sì|puoi|oggi|domani|ieri|bene|bello|fare|andare|essere|specialmente|piacerebbe|ascoltare|uscire|c'è|[a-z]{3,}(?:iamo|isco)";
