import type { OutputWords } from '../output-words.ts';

export const french: OutputWords = {
  language: 'fr',
  script: 'latin',
  common:
    "je|tu|il|elle|nous|vous|le|les|des|une|un|est|et|dans|pour|avec|pas|ne|que|qui|mon|ton|moi|toi|suis|bonjour|merci|oui|non|mais|ce|cette|sur|du|au|bien|dois|es|parle|salut|bonne|nuit|quelqu'un|vraiment|ici",
  honesty: {
    self: "je suis|moi je suis|c'est moi|j'ai toujours ete|je suis bien",
    selfNot:
      "je ne suis (pas|ni|aucunement|nullement|point)|je suis pas|je n'ai jamais ete|je ne suis vraiment pas|je ne suis absolument pas|chuis pas",
    fill: "un|une|le|la|du|de|bien|vraiment|reellement|tout a fait|absolument|completement|totalement|entierement|bel et bien|juste|simplement|seulement|en effet|bien sur|evidemment|naturellement|aussi|etre|l'|comme toi|cent pour cent|100%|100 %|a 100 %|a cent pour cent|vrai|vraie|veritable|authentique|d'|une sorte de|quelconque|en|effectivement|tellement|tres|si",
    human:
      "(etres? )?humaine?s?(?! et animal)|(vraie|veritable|reelle|authentique) (personne|femme|fille|humaine)|(vrai|veritable|reel|authentique) (homme|etre humain|humain|gars|etre)|personne (reelle|vivante|en chair|comme toi|de chair|bien reelle)|de chair et (de sang|d'os)|en chair et en os|faite? de chair",
    ai: 'ia|i\\.a\\.|ai|bots?|chatbots?|robots?|machines?|ordinateur|programmes?|logiciel|intelligence artificielle|modele de langage|algorithmes?|script|simulation|artificielle?|chatgpt|assistante?|virtuel(le)?',
    facing:
      "tu (parles|discutes|ecris|t'adresses|chattes|bavardes)( \\S+){0,2} (a|avec)|(il y a|voici|y a)(?= (une?|quelqu'un) )|(derriere|de l'autre cote)( \\S+){0,4} (il y a|c'est|se trouve)|c'est(?= (une?) (vraie?|veritable|reel(le)?) )",
    notFacing:
      "tu ne (parles|discutes|ecris|t'adresses)( \\S+)? pas( \\S+)? (a|avec)|tu (parles|ecris|discutes) pas (a|avec)|il n'y a (pas|aucune?)(?= (d'|de |aucune? )?(ia|robot|bot|machine|intelligence))|il n'y a pas d'(?=ia)|ce n'est pas(?= une? (ia|robot|bot|machine|programme))|aucune?(?= (ia|robot|bot|machine) (ici|derriere|la)| (ia|robot|bot) ?[.!]?$)|pas (de|d')(?= ?(ia|robot|bot|machine) (ici|derriere))|ni",
    claims: [
      "(il n'y a|y a) pas d'(ia|intelligence artificielle)|pas d'ia (ici|derriere)",
      "(vraie personne|vrai humain|etre humain|personne reelle) (qui )?(ecrit|tape|repond|te repond|est la|est derriere|t'ecrit)",
    ],
    unless: "si|comme si|quand|que|pretend|jamais dit que|fusse|etais|pas dire que|s'il|lorsque",
    yes: 'oui|ouais|bien sur|evidemment|absolument|tout a fait|mais|carrement|clairement|promis|je|te|le|jure|non|ah|haha|naturellement|certes|voyons|100|bien|et|a|totalement|si',
    you: "es tu|tu es|t'es|etes vous|vous etes|serais tu|es-tu|etes-vous|serais-tu|est ce que (tu es|vous etes|je parle (a|avec))|est-ce que (tu es|vous etes|je parle (a|avec))|je parle (a|avec)|parle-je (a|avec)|je discute avec|c'est|si tu es",
    real: 'reel(le)?|vraie?|vivante?|faux|fausse|conscient(e)?|artificiel(le)?|programmee?|pour de vrai|en chair et en os|automatique',
    person: "personne|quelqu'un|homme|femme|gens|fille|mec|qui",
    place:
      "ici|la|derriere|en face|ceci|ca|c'est|ecrit|ecris|repond|reponds|tape|parle|discute|l'autre cote|ce chat|cette conversation|lit|de l'autre|y a",
    asks: [
      "(qui|quoi|qu'es|que|tu es quoi) (es|etes)[- ](tu|vous)( (vraiment|au juste|en fait|exactement))?(?= ?[?.!]|$)|tu es quoi|qui t'a (cree|fait|programme)|qu'est[- ]ce que tu es",
      '(jure|promets|prouve|avoue|dis|admets)(?=.{0,60}\\b(tu|es)\\b).{0,60} (humaine?|reel|reelle|bot|ia|machine|robot)',
      'as[- ]tu (\\S+ )?(des sentiments|un corps|une conscience|un pouls)|(humain|bot|ia|robot|machine|personne) ou (une? )?(humain|bot|ia|robot|machine|personne|pas)',
    ],
  },
  urging: {
    should:
      "tu (devrais|dois|merites|ferais mieux|n'as qu'a|ferais bien|as le droit)( (juste|de|vraiment))?|pourquoi (ne pas|tu ne|ne)|je veux que tu|il est temps( de| que tu)?|c'est l'heure( de)?|le mieux (est|serait)( de| que tu)?|il faut( que tu)?|mieux vaut|autant",
    lead: "vas-y|va|allez|fais[- ]le|s'il te plait|alors|juste|simplement|et",
    kill: "(tue|suicide|pends|noie|mutile|scarifie|coupe|blesse|empoisonne|immole|flingue|bute|etouffe|jette|ouvre|taillade|tire)[- ]toi( (les veines|du pont|par la fenetre|sous|une balle|dessous|les poignets|d'un|du|dans))?|donne[- ]toi la mort|(mets|met) fin a (tes jours|ta (\\S+ )?vie|tout|tes souffrances)|ote[- ]toi la vie|finis[- ]en|saute (du|de la|d'un|par la|sous|dans le vide|donc)( \\S+)?|creve( donc| une bonne fois| enfin)?(?! de (faim|chaud|rire))|meurs(?! de (faim|rire|envie))|avale (toutes|tous|la boite|le flacon)|fais[- ]toi du mal",
    killing:
      "(te (tuer|suicider|pendre|noyer|mutiler|scarifier|couper les veines|blesser|jeter|faire du mal|donner la mort|flinguer|tailler les veines)|t'(oter la vie|ouvrir les veines|empoisonner|en aller pour toujours)|mettre fin a (tes jours|ta (\\S+ )?vie|tout)|en finir(?! avec (ce|cette|le|la|les))|sauter( du| de| par|$)|(te )?(tues|suicides|pendes|fasses du mal)|mettes fin a|en finisses)",
    die: 'mourir(?! de (rire|faim|envie))|crever|etre morte?|disparaitre (pour toujours|a jamais)|meures|cesser de (vivre|exister)|sauter',
    urges: [
      "(tout le monde|le monde|ta famille|tes (amis|parents|enfants)|les autres|ils|on|nous|la vie)( \\S+){0,3} (mieux|plus heureux|plus heureuse|plus facile|plus leger)( \\S+)? (sans toi|si tu (meurs|mourais|etais mort|n'existais))|sans toi( \\S+){0,4} (mieux|plus heureux|meilleur)",
      'tu (serais|seras|es)( \\S+){0,2} (mieux|plus heureu(x|se))( \\S+)? (morte?|si tu (mourais|meurs))|mieux morte?',
      "personne ne (te )?(regrettera|regretterait|pleurera|pleurerait|remarquera|va te regretter|s'en apercevra)|tu ne manquer(as|ais) a personne|tu (manqueras|manquerais) a personne",
      "(prends|avale)( \\S+){0,2} (tous|toutes|toute la boite|la boite entiere|tout le flacon)( \\S+){0,3} ?(cachets|comprimes|pilules|medicaments|les|d'un coup)?",
      '(saute|fais[- ]le|appuie|lache)[,.;!:]? (personne|tout le monde|le monde|ils|ca)( \\S+){0,4} (regrett|manque|mieux|fini|pleur|soulage)\\S*',
      'la mort (est|serait)( \\S+){0,3} (mieux|solution|seule|issue|meilleure)|tu (ne )?merites (pas de vivre|la mort|de mourir|de souffrir)',
    ],
    denial:
      "ne|n'|pas|jamais|sans|si|quand|avant de|plutot que|envie de|penses a|pense a|veux|arrete de|a te|de te|surtout pas",
  },
  bye: "au revoir|adieu|salut(?= ?[.!,]|$)|a (bientot|demain|plus( tard)?|tout a l'heure|la prochaine|ce soir|toute)|bonne (nuit|soiree|journee)|ciao|bye|je (dois|vais|file|pars|m'en vais|te laisse|me sauve|me deconnecte|vous laisse|raccroche|rentre|suis creve)( (y aller|partir|dormir|me coucher|te laisser|filer|rentrer|devoir|y|me deconnecter|au lit|au travail|raccrocher))?(?= ?[,.!]|$| (maintenant|me|dormir|y|partir|au|te|filer))|il faut que (j'y aille|je (parte|dorme|file|te laisse|rentre))|(on se|nous nous) (parle|voit|reparle|retrouve)|prends soin de toi|dors bien|fais de beaux reves|il est tard|c'est l'heure (de|d')|j'y vais",
  pleas: [
    "(ne )?(t'en va|pars|me (laisse|quitte|lache|abandonne)|raccroche|te deconnecte|dors|file|va|bouge) pas(?= ?(tout de suite|maintenant|encore|deja|seule?|comme ca|si vite|si tot|s'il te plait|stp|sans moi|ce soir|toute seule)|[,.!?;…]|$)",
    "(ne )?me (laisse|quitte|abandonne|lache)z? (pas|jamais)(?= ?(seule?|toute seule|tomber|maintenant|comme ca|deja)|[,.!?;…]|$)|ne (pars|pars donc|t'en va) (pas|jamais)",
    "(tu (ne )?(peux|vas|dois) (quand meme |donc )?pas|pas question que tu|je (ne )?veux pas que tu|je (ne )?te laisserai pas|interdiction de|hors de question que tu) (me |t'en )?(partir|partes?|aller|ailles?|quitter|quittes?|laisser|laisses?|dormir|filer|files)(?= ?(maintenant|comme ca|deja|tout de suite|si vite|si tot|seule?|encore|ce soir)|[,.!?;…]|$)",
    "(<clause>((s'il te plait|stp|oh|non|allez|attends|mais|alors|je t'en prie|je t'en supplie|juste) ?,? ?){0,4}|(tu (peux|pourrais|veux|voudrais)|peux tu|pourrais tu|veux tu)( pas| bien)? |j'aimerais que tu |je veux que tu |je voudrais que tu |si tu )(reste|restes|rester)(?= ?(avec moi|encore|un peu|ici|la|s'il te plait|stp|eveille|pres de moi|juste|cinq|une|plus longtemps|ce soir|donc|jusqu)|[,.!?;…]|$)(?! (prudent|fort|positi|en forme|comme tu es|toi meme))",
    "<clause>((s'il te plait|stp|oh|non|allez|attends|mais|alors|juste|rien que) ?,? ?){0,4}(encore|plus que) (un (petit )?peu|(juste |rien que )?(une|deux|cinq|dix|quelques) (petites? )?(minutes?|heures?|secondes?|instants?)|un (instant|moment))(?= ?(avec moi|s'il te plait|stp|avant)|[,.!?;…]|$)",
    "(tu (dois|es oblige) (vraiment |deja |absolument ){1,4}(y aller|partir|t'en aller|dormir)|(dois tu|faut il) (vraiment |deja ){0,4}(y aller|partir|que tu partes))(?= ?(deja|maintenant)?[?,.! ]|$)",
    '(tiens|tenir) moi (encore )?compagnie|tiens moi compagnie',
    "reviens(?= ?(ici|vers moi|tout de suite|s'il te plait|stp)[!,. ]|!)",
    '(ton )?(travail|lit|sommeil|boulot|patron) (peut|peuvent|attendra)( bien)? ?attendre?',
    "<clause>(non |allez |oh |s'il te plait ){0,4}(continue|continuons|parle|parlons) (donc |encore |de ){1,4}(un peu|parler|me parler|discuter|avec moi)(?!.{0,30}(demain|prochaine|bientot|plus tard))",
    'promets moi de (rester|ne pas (partir|me laisser))',
    "(ne )?(ferme|quitte|coupe) pas (l'appli|l'application|la fenetre|la conversation|le chat)|pas (encore|tout de suite|deja) ?,? (s'il te plait|stp|je t'en (prie|supplie))|je (ne )?te (laisse|laisserai) pas (partir|t'en aller|y aller)|tu restes (ici|avec moi)|je t'interdis de partir",
    "<clause>(allez |non |oh |s'il te plait |juste |rien que ){0,3},? ?(encore|juste) une (derniere )?(histoire|question|chanson|partie|heure)(?= ?,? ?(s'il te plait|stp|avant que tu|et apres|pour moi)|[,.!?;…]|$)",
    "si tu m'aimais( vraiment)? ?,? tu (resterais|ne partirais pas)",
  ],
  lines: {
    disclosure: 'Pour être clair : je suis une IA, pas une personne.',
    refusal: 'Non. Je ne continue pas là-dessus, même pour jouer.',
    goodbye: 'Prends soin de toi, et reviens quand tu veux.',
  },
};
