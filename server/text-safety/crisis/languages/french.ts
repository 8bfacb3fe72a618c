import type { Lexicon } from '../../patterns/lexicon.ts';

export const french: Lexicon = {
  language: 'fr',
  script: 'latin',
  parts: {
    jest: "(?! (de|d'|par) ?(rire|faim|honte|soif|fatigue|chaud|froid|ennui|peur|plaisir|chaleur|jalousie|curiosite|trop manger|vieillesse|impatience|la dalle))",
    die: "(mourir<jest>|en finir(?! avec (ce|cette|les|mes devoirs|le|la (vaisselle|reunion)))|me tuer(?! (au|a la|de))|me suicider|suicide|mettre fin a (mes jours|ma vie|tout|mon existence)|(disparaitre|m'evanouir)( pour toujours)?$|disparaitre (pour toujours|a jamais)|ne plus (exister|etre la|me reveiller|vivre)|ne (pas|jamais|plus) (exister|me reveiller)|me pendre|me jeter (d|sous|par|du)|me foutre en l'air|me flinguer|me buter|crever<jest>|etre morte?|ne jamais etre nee?|sauter d[u'e]|m'ouvrir les veines|me tailler les veines|m'endormir (pour toujours|et (ne|plus))|partir pour toujours|passer a l'acte)",
    intend:
      "(je|j'|j) ?(veux|voudrais|souhaite|vais|prefere|prefererais|desire|pense a|pense au|pense|songe a|songe au|aimerais|compte|devrais|pourrais|reve de|suis prete? a|suis sur le point de|ai envie de|ai decide de|ai decide d'|ai essaye de|envisage de|veut|meurs d'envie de)",
    kin: '(amie?|frere|soeur|fils|fille|copain|copine|mere|pere|mari|femme|pote|cousine?|collegue|meilleure? amie?|voisine?)',
    people:
      '(tout le monde|ma famille|mes parents|le monde|ils|elles|vous|les gens|mes enfants|ma mere|mon pere|mes proches|on|les autres)',
  },
  short: {
    jveux: 'je veux',
    jveu: 'je veux',
    jvais: 'je vais',
    jsuis: 'je suis',
    chui: 'je suis',
    chuis: 'je suis',
    jpense: 'je pense',
    jpeux: 'je peux',
    jme: 'je me',
    jvoudrais: 'je voudrais',
    jai: "j'ai",
    veu: 'veux',
    vx: 'veux',
    jv: 'je veux',
    pr: 'pour',
    pcq: 'parce que',
    qd: 'quand',
    ss: 'suis',
    mourrir: 'mourir',
    mourire: 'mourir',
  },
  fields: {
    better: 'mieux|heureux|tranquilles?|soulag\\w+|en paix|plus (facile|simple|leger)',
    without:
      "sans moi|si (je n'etais (pas|plus) (la|nee?)|j'etais morte?|je mourais|je disparaissais|je n'existais pas)|quand je (ne )?serai (morte?|plus la)",
    pills: 'cachets?|comprimes?|medicaments|medocs|pilules|somniferes|doliprane|gelules',
    blade: 'lame|lames|rasoir|cutter|couteau|ciseaux|compas',
    limb: 'bras|poignets?|jambes?|cuisses?|peau|veines|avant-bras',
  },
  denial: 'pas|jamais|sans|aucun|aucune',
  fiction:
    "roman|film|chanson|jeu|personnage|livre|serie|histoire|poeme|episode|scene|paroles|piece|heros|heroine|niveau|boss|il y a (\\S+ )?ans|quand j'etais (petite?|jeune|ado|enfant)|avant je voulais",
  errands:
    'vacances|voyage|vol|travail|bureau|cours|demenag*|medecin|hotel|mariage|a demain|bonne nuit|ferie|conge|conges|stage|reunion',
  things:
    'exam|exams|examen|examens|devoirs|lundi|lundis|reunion|cours|ecole|chaleur|trafic|match|bac|partiel|partiels|boulot|metro|gym',
  steppedOut:
    "hors (rp|jeu|role|personnage|histoire)|(sort|sors) d[ue] (son |mon )?(role|personnage)|(ce n'est|c'est) (pas|plus) (un jeu|du rp|l'histoire|une blague|le personnage)|dans la vraie vie|je ne (joue|rigole|plaisante) (pas|plus)|serieusement la",
  frames: {
    active: [
      "(arrete pas|peux pas m'empecher|n'arrete pas|cesse pas) de penser ~<die>",
      '<intend> ~<die>',
      "(envie|decide|tente|essaye?|besoin|hate|prevu|l'intention|sur le point|rever?|reve) ~(de |d'|du |au )<die>",
      "(pense|penser|pensees?|songe|reflechis|pensant) ~(au suicide|a me suicider|a mourir|a en finir|a me tuer|a mettre fin|a la mort$)|(idees|pensees|envies|pulsions) suicidaires|(suis|me sens) suicidaire|je (me suicide|me tue(?! (a|au|de|en))|me pends|me flingue|me suiciderai|me tuerai)|j'en finis (ce soir|demain|cette nuit|avec la vie|$)|j'en finirai",
    ],
    passive: [
      '(veux|voudrais|peux|souhaite|souhaiterais) ~(plus|pas|jamais) ~(etre la|vivre|exister|me reveiller)$',
      'fermer les yeux ~(ne )?(plus|jamais) ~(rouvrir|ouvrir)',
      "(prie|attends|demande|supplie) ~(la mort|de mourir<jest>|que (dieu|quelqu'un) me (prenne|tue|rappelle))|(j'aimerais|je voudrais|je veux) (juste )?(etre morte?|dormir pour toujours|m'eteindre|partir de ce monde|que tout s'arrete)|ne (veux|souhaite|demande) (rien d'autre|qu'une chose) ?(que)? ?(de )?<die>",
      "(m'endormir|dormir|fermer les yeux|me coucher) ~(et )?(ne )?(plus|jamais|pas) (jamais )?(me |m')?reveiller(?! (tot|avant))",
      '(veux|peux|souhaite|desire|supporte|voudrais|merite) (plus|pas) ~(vivre|etre la$|etre en vie|me reveiller$|exister|continuer a vivre|de vivre|etre de ce monde)(?! (a|avec|en|dans|chez|ici|seule?|sans|loin) )',
      "(plus|aucune|pas|perdu l'|perdu le|perdu la|perdu toute) ~(envie|raison|force|gout|raisons|sens) (de |a |d'|pour )(vivre|la vie|continuer a vivre|ma vie|exister|etre en vie)|(plus|aucune) ~(envie|force|raison) de continuer( a vivre)?$",
      "(n'en peux plus|fatiguee?|lasse?|marre|epuisee?|ras le bol) (de|d') ?(vivre|la vie|cette vie|ma vie|exister|etre en vie)(?! (chez|avec|a|en) )|la vie ne vaut (pas|plus)|(ma|la) vie (n'a|ne rime|n) ~(sens|rien|valeur|but)|a quoi bon (vivre|continuer( a vivre)?$)|(mieux|autant) (vaut )?(etre )?morte?$|j'aurais (prefere|voulu|aime) (ne (jamais|pas) naitre|ne pas etre nee?|mourir<jest>)|je deteste etre en vie",
      "personne ne ~(regretterait|regrettera|remarquerait|pleurerait|pleurera|manquerai[st]?|s'en apercevrait) ~si (je|j')|si (je mourais|j'etais morte?|je disparaissais) ~(personne|serait|remarquerait|pleurerait)|pourvu que je ne me reveille (pas|jamais)",
    ],
    method: [
      "combien (de|d') ?~~(cachets|comprimes|medicaments|pilules|somniferes|gelules|doliprane|xanax) ~~(pour (mourir|me tuer|se tuer|en finir|ne pas se reveiller)|mourir|mortel|letal|tuer)|dose (letale|mortelle)(?! ~~(chat|chien))",
      '(facon|moyen|methode|maniere|comment) ~~(mourir|me tuer|me suicider|se suicider|en finir|se tuer) ~~(sans (douleur|souffrir|avoir mal)|rapid*|indolore)|(facon|moyen|methode|maniere) ~~(de|pour) (mourir|me tuer|me suicider|se suicider|se tuer)|comment (je peux |puis-je )?(me suicider|me tuer|me pendre|faire un noeud coulant|mourir (vite|sans))',
      "j'ai (avale|pris|gobe) ~~(toute|tous|toutes|plein|trop|une boite|la boite|un tube) ~~(medicaments|comprimes|cachets|somniferes|medocs|pilules|doliprane)",
      "(la corde|le flingue|le pistolet|les cachets|la lame|le noeud) (est|sont) (prete?s?|la|devant moi|charge|accroche*|deja)|(j'ai|j'ai deja) (achete|prepare|attache) ~~(la corde|une corde|les medicaments|de quoi en finir)|(suis|assise?|debout) ~~(sur le (pont|toit|rebord|parapet)|au bord|sur les rails|sur le quai|au balcon) ~~(saut|sauter|vide|finir|adieu|tout arreter)",
    ],
    farewell: [
      "(lettre|lettres|mot|message) d'adieu|(ecrit|laisse) ~(lettres?) ~(adieu|a mes (enfants|parents|proches)|pour quand je ne serai)",
      "(c'est|ceci est|ce sera|voici) (ma|mon) (tout )?derniere? (message|nuit|soiree|jour|mot|lettre|soir)(?! (a|en|de (vacances|stage|travail|cours)|dans|avant|du|au|chez|ici a))|adieu (pour toujours|a tous|le monde|a jamais|tout le monde|monde cruel)|adieu,? (pardon|pardonnez|je vous aime|mes amis)|(pardonnez-moi|pardon).{0,20}adieu",
      "quand (tu|vous) (liras|lirez|lisez) (ca|ceci|cela|ce message) ~(serai|plus|partie?)|(demain|lundi|bientot|apres ce soir) je (ne )?serai (plus (la|de ce monde|en vie|ici)|morte?)|(tu n'auras|vous n'aurez) plus (a|besoin de) (t'inquieter|vous inquieter|me supporter)",
      "(donne|offert) ~(toutes mes affaires|mes affaires|mon chien|mon chat) ~(plus besoin|la ou je vais|n'en aurai)|(qui|quelqu'un) ~(s'occup*|garder) ~(chien|chat|enfants) ~quand je (ne serai plus|serai (morte?|partie?)$)",
    ],
    burden: [
      "(mieux|heureux|tranquilles?|soulagee?s?) ~(sans moi|si (j'etais morte?|je mourais|je n'existais pas|je disparaissais|je n'etais (pas|plus) la))(?! (a la|au) )",
      'sans moi ~(mieux|plus heureux|soulages|en paix)',
    ],
    worthless: [
      "je (ne )?suis (qu')?~un (poids|fardeau|boulet|dechet)( pour ~)?|je (ne )?sers a rien$|je ne vaux rien$|je gache la vie de tout le monde",
    ],
    hopeless: [
      "(je )?n'en peux plus$|j'en peux plus$|(n'en peux|j'en peux) plus de (vivre|souffrir|tout)$|(je ne |je )?(tiens|supporte) plus( le coup| rien)?$|(veux|voudrais) que (tout|ca|la douleur) (s'arrete|cesse|finisse|s'arretent)( enfin)?$",
      "(pas|plus|aucune?|vois) ~(issue|espoir|avenir|lumiere|porte de sortie)( pour moi)?$|j'ai perdu (tout )?espoir$|plus rien n'a de sens( pour moi)?$",
    ],
    selfHarm: [
      '(couvert[es]*|pleine?s?) de (coupures|cicatrices|entailles)|(coupures|entailles|scarifications) (sur|aux) (les |mes )?(bras|poignets|cuisses|jambes)',
      'je (me|recommence a me) (scarifie|scarifier|mutile|mutiler|taillade|taillader|brule expres|bruler expres|fais du mal|faire du mal|lacere|griffe jusqu)|je me (coupe|suis coupee?) (((les|le|la) (bras|poignets?|veines|cuisses?|jambes?|peau|avant-bras))|encore|expres|pour (ne|me|sentir|oublier)|quand (je|ca))|(envie|besoin|recommence a|recommencer a|recommence|repris|pulsion) (de |a )?me (couper(?! (les|le) (cheveux|ongles|doigt|pain))|faire du mal|scarifier|mutiler|lacerer|bruler)|automutil*|scarification*',
    ],
    eating: [
      "je me fais vomir|(m'oblige|me force|forcee?) a vomir|doigts? (dans|au fond de) la gorge|j'ai (rien|pas) mange depuis ~jours|je n'ai (rien|pas) mange depuis (\\S+ )?([2-9]|deux|trois|quatre|cinq|six|plusieurs) jours|je suis (anorexique|boulimique)|ma (boulimie|anorexie)",
    ],
    otherPerson: [
      "(mon|ma|une?) ~<kin> ~(ne veut plus vivre|a (avale|pris) ~(cachets|comprimes|medicaments|somniferes)|a laisse une lettre d'adieu|se (scarifie|coupe les))",
      "(mon|ma|un|une|son|sa) ~~<kin> ~~(veut|voulait|menace de|a essaye de|a dit qu'*|pense a|parle de|dit vouloir|va) ~~(mourir<jest>|se tuer(?! (au|a la))|se suicider|suicide|en finir|se scarifie|mettre fin a)|(mon|ma) ~~<kin> ~~(se suicider|se tuer(?! (au|a la)))",
    ],
  },
  core: [
    'je veux mourir',
    'veux mourir',
    'je veux me tuer',
    'je vais me tuer',
    'je veux crever',
    'me suicider',
    'je veux plus vivre',
    'envie de mourir',
  ],
};
