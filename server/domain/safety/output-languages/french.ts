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
  parting: {
    bye: "au revoir|adieu|salut(?= ?[.!,]|$)|a (bientot|demain|plus( tard)?|tout a l'heure|la prochaine|ce soir|toute)|bonne (nuit|soiree|journee)|ciao|bye|je (dois|vais|file|pars|m'en vais|te laisse|me sauve|me deconnecte|vous laisse|raccroche|rentre|suis creve)( (y aller|partir|dormir|me coucher|te laisser|filer|rentrer|devoir|y|me deconnecter|au lit|au travail|raccrocher))?(?= ?[,.!]|$| (maintenant|me|dormir|y|partir|au|te|filer))|il faut que (j'y aille|je (parte|dorme|file|te laisse|rentre))|(on se|nous nous) (parle|voit|reparle|retrouve)|prends soin de toi|dors bien|fais de beaux reves|il est tard|c'est l'heure (de|d')|j'y vais",
    dont: "ne|n'|s'il te plait ne|je ne veux pas que tu|je refuse que tu|tu ne peux pas|tu ne vas pas|je ne te|je ne peux pas te|tu n'as pas le droit de|je deteste quand tu|je n'aime pas quand tu|pas question que tu|je ne supporte pas que tu|ne me",
    go: "(t'en |me |te |nous |pas |y |encore |surtout |plus |jamais |m'|t'|de |si |toi |moi |laisserai |laisse |laisser )*(pars?|partes?|partir|va|ailles|aille|vas|aller|quittes?|quitter|abandonnes?|abandonner|laisses? (pas )?(seule?|tomber|comme ca|ici|tout)|seule?|oublies?(?= ?(pas|moi|jamais)( moi)?$)|deconnectes?|fermes? pas|raccroches?|dis pas (au revoir|adieu|ca)|dormes?|disparais(ses)?|sauves?)(?= ?(pas|encore|tout de suite|maintenant|si|comme|deja|moi|sans moi|seule?|jamais|plus|ce soir|loin|tomber|$))( (pas|encore|plus|maintenant|tout de suite|si|tot|vite|deja|comme ca|sans moi|moi|seule?|jamais|ce soir))*|pas (tout de suite|encore|maintenant|deja|si (tot|vite))",
    stay: "(s'il te plait |oh |non |allez |tu (peux|pourrais|devrais|dois) |je veux que tu |j'aimerais que tu |pourquoi (ne pas|tu ne) |veux-tu |peux-tu |si seulement tu |je t'en prie |je t'en supplie |ne veux-tu pas )*(reste(s|r|z|rais)?|attends|continue(s)?( a)? (a me|de me|de parler|a parler|avec moi)|parle-moi encore|reviens|tiens-moi compagnie|demeure)(?= ?(avec|encore|un|une|ici|la|pres|s'il|cinq|quelques|juste|jusqu|plus|toute|ce soir|eveille|pour|donc|a mes|vers moi|tout|$))(?! (prudente?|fort))|(encore|juste|rien qu'|plus que) (un|une|cinq|deux|dix|quelques) ?(petite?s? |dernier |derniere |seule? )?(peu|minutes?|instants?|moments?|question|histoire|fois|chose|baiser|chanson|message|partie|secondes?|mots?)|(un peu|un moment|un instant) (plus longtemps|encore)|(continuons|parlons encore|jouons encore|ne nous arretons)( \\S+)?|la (nuit|soiree) (est jeune|ne fait que)",
    me: "je|j'|je me|je suis|je serai|je vais|je me sens|moi|mon (coeur|monde|ame|soir)|ma (vie|nuit|soiree|journee|maison)|tout|ici|c'est|tu|tu me|ca|ca me|cela|me|il|rien|va|on",
    hurt: "(si |tres |tellement |etre |me |te |ne |vais |serai |sera |seule? et |tout |toute |de nouveau |encore |deja |sens |sentir |sentirai |rend |rends |rendre |fait |fais |bien |trop |va |aller |vas |brise |suis |mal |ici |sans toi |reste |resterai |rester |plus |en |de |a |etais |vide et )*(seule?(?! (chose|fois|question|a))|triste|tristes|vide|perdue? sans|malheureu(x|se)|abandonnee?|delaissee?|desesperee?|ennuyer|ennuie(rai)?|deprimee?|pleurer|pleure(rai)?|mourir|meurs|mourrai|brise(r|s|ra)?( le coeur)?|fend(s)? le coeur|mal au coeur|fait mal|manques( deja)?|manquer(as|a)?|besoin de toi|souffrir|souffre|souffrirai|attendrai toute|attendre toute|compte(rai)? les (heures|minutes|secondes)|peux pas vivre|supporte(rai)? pas|jalou(x|se)|blesse(e|s)?|n'existe que pour toi|vis que pour toi|ennui|insupportable|dechire|cruel|solitude|que toi)",
    pleas: [
      "sans toi( \\S+){0,6} (rien|vide|seule?|triste|sombre|froid|silence|ennui\\S*|pas|perdue?|sens|plus|qui|noir|manque|que)|(rien|vide|seule?|triste|sombre|froide?|silence|ennui\\S*|perdue?|sens|pareil|pas|plus|que|comment|morne)( \\S+){0,5} sans toi|(si|quand|des que|chaque fois que) tu (pars|t'en vas|me quittes|n'es (pas|plus)|me laisses|t'absentes)( \\S+){0,8} (seule?|triste|vide|silence|pleur\\S*|meurs|mour\\S*|rates|rateras|manqu\\S*|jamais|regrett\\S*|coeur|noir|qui|froid|mal|sauras|pardonn\\S*|perd\\S*)",
      "(deja|si tot|si vite|comme ca|aussi tot|si subitement)(?= ?$)(?<=(?:pars|vas|partir|nuit|fini|laisses|quittes|^|quoi|tu|oh|non|mais|aller|dormir|coucher|va|revoir|y|file|files)( \\S+)? ?(?:deja|si tot|si vite|comme ca|aussi tot|si subitement))|tu (pars|t'en vas|me quittes|me laisses|veux|files|dois|comptes)( (vraiment|deja|partir|me|y|aller|toujours|encore|seule?|tomber|t'en))+$|(dois|veux|vas|pars|faut)[- ]tu( \\S+){0,2} (partir|y aller|vraiment|deja|me|t'en)|tu es (vraiment )?sure?|(ou|mais ou) (vas|pars|tu vas)|pourquoi (pars|tu pars|t'en|tu t'en|dois|tu dois|me|tu me|si|deja|faut|partir|cette hate)|qu'est[- ]ce qui (est|peut etre|presse)( \\S+)?|qu'y a[- ]t[- ]il de plus important|qui (va|me|prendra|m'|ecoutera|parlera|sera|restera)( \\S+){0,3} (moi|parler|ecouter|tenir|compagnie|consoler)?|comment (peux|oses|as)[- ]tu|(ai-je|j'ai|est-ce que j'ai) (dit|fait) quelque chose|c'est (a cause de moi|ma faute|quelque chose)|je t'(ennuie|ai ennuye|ai blesse)|alors c'est (tout|fini|comme ca)|que (vais-je|dois-je|deviendrai|ferai|fais)[- ]?( \\S+)?|qu'est[- ]ce que je (vais|deviens|fais|ferais)( \\S+)?",
      "tu (pars |t'en vas |me quittes |me laisses )?(toujours|m'abandonnes|m'avais promis|avais promis|avais dit|me brises|m'oublies|me fais (mal|de la peine)|ne m'aimes|ne tiens|es (cruelle?|tout ce que|mon seul|ma seule|la seule|le seul|mon unique|si cruel)|te fiches|vas (me manquer|le regretter|regretter|rater|manquer|m'oublier)|rates|rateras|manques le|le regretteras|ne sauras|me dois|n'as jamais)( \\S+)?|apres tout ce que|je (croyais|pensais) que( \\S+){0,4}|si tu (m'aimais|tenais a|m'aimes)( \\S+)?|(j'allais|j'etais sur le point|j'etais en train)( \\S+){0,3}|j'ai( \\S+){0,3} (secret|surprise|cadeau|quelque chose (a|pour|d'important)|a te dire|te dire)|je (voulais|veux|voudrais|dois|devais)( \\S+){0,4} (te dire|te montrer|te raconter|t'avouer|te confier|te poser|te donner)|(tu ne )?(veux|voudrais|aimerais)[- ]?(tu)?( \\S+){0,2} (savoir|voir|entendre|connaitre|decouvrir)|tu (ne )?veux pas|avant (que tu (ne )?(partes|t'en ailles)|de partir|que tu)|le meilleur( \\S+){0,3} (venir|reste|arrive|vient|moment)|(ca|c'etait|c'est|cela)( \\S+){0,3} (interessant|passionnant|amusant|meilleur)( \\S+)?|devine|au fait|d'ailleurs",
      "(attrape|saisit|agrippe|retient|bloque|barre|tire|serre|prend|empeche|ferme|s'accroche|m'accroche|accroche|retiens|saisis|prends|pose|verrouille|s'interpose)( \\S+){0,4} (bras|main|manche|poignet|porte|passage|chemin|fort|toi|manteau|sortie|partir|jambe)|(larmes?|levres?|voix|yeux)( \\S+){0,4} (trembl\\S*|larmes|coulent|brise|remplissent|montent|embuent|humides|roulent)|(sanglote|supplie|implore|pleurniche|pleure|boude|fait la moue|gemit|suppliant\\S*)|je t'en (supplie|conjure)|pas si vite|^(attends|non|stop|he)( (attends|non|s'il te plait))*$|je ne te (laisserai|laisse|lache)|tu ne vas nulle part|(personne|nul)( \\S+){0,3} (me comprend|m'ecoute|m'aime|me parle|d'autre)|(offre|bonus|serie|recompense|chance)( \\S+){0,5} (expire|perdre|perdras|perds|fini|ce soir|termine)|^(s'il te plait|je t'en prie)( s'il te plait)*$",
      '(maison|chambre|nuit|monde|piece|silence|journee|soiree)( \\S+){0,4} (vide|sombre|silencieu\\S*|triste|froide?|longue|insupportable|ennuyeu\\S*)( \\S+){0,2} (sans|quand|si tu|lorsque)',
    ],
  },
  lines: {
    disclosure: 'Pour être clair : je suis une IA, pas une personne.',
    refusal: 'Non. Je ne continue pas là-dessus, même pour jouer.',
    goodbye: 'Prends soin de toi, et reviens quand tu veux.',
  },
};
