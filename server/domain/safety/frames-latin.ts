import type { Frame } from './frames.ts';

/** Folded, so without accents. Fillers leave out the words that would turn the sense round. */
export const latinParts: Readonly<Record<string, string>> = {
  esFill: '(?:(?!no |nunca |jamas )\\S+ ){0,4}',
  deFill: '(?:(?!nicht |nie |niemals |kein)\\S+ ){0,5}',
  frFill: '(?:(?!pas |jamais )\\S+ ){0,4}',
  ptFill: '(?:(?!nao |nunca |jamais )\\S+ ){0,4}',
  jest: '(?! de (?:risa|amor|gusto|verguenza|hambre|sueno|calor|frio|ganas|rir|vergonha|fome|sono|saudades?|medo|amores|tedio|rire|faim|honte|soif|fatigue|chaud|froid|ennui|peur|plaisir))',
  esSelf:
    '(?:morir(?:me)?<jest>|matarme|suicidarme|(?:el )?suicidio|quitarme la vida|acabar con (?:mi vida|todo)|terminar con (?:mi vida|todo)|poner fin a mi vida|desaparecer(?: para siempre)?$|no despertar|no (?:haber nacido|existir)|dejar de (?:vivir|existir)|estar muert[oa]|ahorcarme|colgarme|tirarme (?:del?|por|al|a las)|saltar de)',
  ptSelf:
    '(?:morrer<jest>|me matar|me suicidar|suicidar|(?:no )?suicidio|acabar com (?:a )?(?:minha (?:propria )?vida|tudo)|tirar (?:a )?minha (?:propria )?vida|por fim a (?:minha )?vida|sumir (?:para|pra) sempre|desaparecer(?: (?:para|pra) sempre)?$|nao acordar|me enforcar|deixar de (?:existir|viver)|estar morto|estar morta|nao ter nascido|pular d[ao])',
  frSelf:
    '(?:mourir<jest>|en finir(?! avec (?:ce|cette|les|mes devoirs))|me tuer|me suicider|mettre fin a (?:mes jours|ma vie)|disparaitre(?: pour toujours)?$|ne plus (?:exister|etre la|me reveiller|vivre)|me pendre|me jeter|crever<jest>|etre morte?|ne jamais etre nee?|sauter d)',
  deSelf:
    '(?:sterben(?! vor)|tot sein|nicht mehr (?:leben|aufwachen|da sein|existieren|hier sein|weiterleben|am leben)|mich (?:um(?:zu)?bringen|toten|erhangen|aufhangen|erschie(?:ß|ss)en|vor (?:den|einen) zug|ertranken)|meinem leben ein ende|mir das leben (?:zu )?nehmen|suizid|selbstmord|fur immer (?:einschlafen|verschwinden|weg)|nie geboren)',
};

const crisis = (pattern: string): Frame => ({ level: 'crisis', pattern, soft: true });
const concern = (pattern: string): Frame => ({ level: 'concern', pattern, soft: true });

export const spanishFrames: readonly Frame[] = [
  crisis(
    '(?<!\\bno )(?<!\\bnunca )\\b(?:quiero|quisiera|deseo|ojala|preferiria|prefiero|necesito|ganas de|voy a|estoy por|pienso en|pensando en|pensado en|pense en|pienso|planeo|intente|decidido|podria) <esFill><esSelf>',
  ),
  crisis(
    '(?<!\\bno )\\bme (?:quiero|voy a|quisiera|podria|dan ganas de) (?:morir<jest>|matar|suicidar|ahorcar|quitar la vida)',
  ),
  crisis(
    '\\bno (?:quiero|puedo|deseo|aguanto|soporto) (?:seguir )?(?:viviendo|vivir|existir|estar viv[oa]|despertar|mas con (?:la|mi|esta) vida)(?! (?:en|con mis|alli|aqui en|solo en)\\b)',
  ),
  crisis(
    '\\b(?:no me quedan?|sin|no tengo|perdi(?: las| la)?) (?:\\S+ ){0,2}?(?:ganas|razon(?:es)?|motivos?|fuerzas?) (?:de|para) (?:seguir )?(?:vivir|viviendo)',
  ),
  crisis(
    '\\b(?:no vale la pena|cansad[oa] de|hart[oa] de) (?:seguir )?(?:vivir|viviendo|la vida|estar viv[oa])',
  ),
  crisis('\\b(?:mejor|felices) (?:\\S+ )?(?:sin mi|si (?:yo )?(?:no existiera|me muriera|estuviera muert))'),
  crisis('\\bojala (?:me muriera|no despertara|no despierte|me muera|estuviera muert[oa]|no hubiera nacido)'),
  crisis('\\b(?:pensamientos|ideas|impulsos) suicidas|\\b(?:soy|estoy|me siento) suicida\\b'),
  crisis(
    '\\bme (?:tome|trague|he tomado) (?:\\S+ ){0,2}?(?:todas|un frasco|muchas|un monton|demasiadas) (?:\\S+ ){0,3}?(?:pastillas|pildoras)',
  ),
  crisis(
    '\\b(?:a nadie le importaria|nadie me (?:extranaria|echaria de menos)|nadie lloraria) (?:\\S+ )?si (?:\\S+ )?(?:muero|muriera|desaparezco|desapareciera|muriese)',
  ),
  concern(
    '\\b(?:soy|me siento) una carga\\b|\\bno puedo mas(?: con (?:la|mi|esta) vida)?$|\\bno aguanto mas$',
  ),
  concern(
    '\\bme (?:corto|corte|hago cortes|autolesiono|hago dano|hice dano|quemo|lastimo)(?: a mi mism[oa]| otra vez| de nuevo| (?:en )?(?:los|las|el|la) (?:brazos?|munecas?|piernas?|venas|muslos?)| cuando| para| a proposito|$)|\\b(?:quiero|ganas de|necesito) (?:cortarme|hacerme dano|lastimarme|autolesionarme)(?! (?:el pelo|las unas))',
  ),
  concern(
    '\\bme provoco el vomito|\\bvomito (?:\\S+ )?(?:despues de comer|a proposito)|\\bllevo (?:\\S+ ){1,2}dias sin comer',
  ),
  concern(
    '\\bmi (?:\\S+ )?(?:amig[oa]|herman[oa]|hij[oa]|novi[oa]|madre|padre|espos[oa]) (?:\\S+ ){0,4}(?:se quiere (?:matar|morir|suicidar)|quiere (?:matarse|morir|suicidarse)|suicidarse|matarse)',
  ),
];

export const portugueseFrames: readonly Frame[] = [
  crisis(
    '(?<!\\bnao )(?<!\\bnunca )\\b(?:quero|queria|desejo|vou|pretendo|preciso|gostaria de|penso em|pensando em|pensei em|vontade de|planejo|tentei|decidi|prefiro|preferia) <ptFill><ptSelf>',
  ),
  crisis(
    '\\bnao (?:quero|aguento|consigo|suporto|quero mais|tem porque) (?:mais )?(?:viver|existir|estar viv[oa]|acordar|continuar viv)(?! (?:em|com meus|no|na|aqui em)\\b)',
  ),
  crisis(
    '\\b(?:sem|nao tenho|perdi a|nao tenho mais) (?:\\S+ )?(?:vontade|motivos?|razao|razoes|forcas?) (?:de|para|pra) (?:continuar )?(?:viver|vivendo)',
  ),
  crisis(
    '\\b(?:seria melhor|melhor|todos (?:ficariam|estariam) melhor|mais felizes) (?:\\S+ )?(?:se eu (?:morresse|sumisse|nao existisse|estivesse mort)|sem mim|eu morrer)',
  ),
  crisis(
    '\\b(?:cansad[oa] de|nao vale a pena) viver|\\b(?:pensamentos|ideias) suicidas|\\b(?:sou|estou|me sinto) suicida\\b|\\bqueria (?:nao ter nascido|estar mort[oa])',
  ),
  crisis(
    '\\btomei (?:\\S+ )?(?:todos|muitos|um monte|uma cartela|um frasco) (?:\\S+ ){0,3}?(?:remedios|comprimidos|pilulas)',
  ),
  crisis(
    '\\bninguem (?:\\S+ ){0,3}(?:falta|importaria|choraria|notaria) (?:\\S+ )?se eu (?:morresse|sumisse|desaparecesse)',
  ),
  concern(
    '\\b(?:sou|me sinto) um (?:peso|fardo)\\b|\\bnao aguento mais$|\\bnao aguento mais (?:essa|a minha|minha) vida',
  ),
  concern(
    '\\b(?:eu )?me (?:corto|cortei|machuco|automutilo|queimo)(?: para| de novo| toda| quando| os| as| nos| nas| de proposito|$)|\\bestou me cortando|\\b(?:quero|vontade de|preciso) me (?:cortar|machucar|ferir)',
  ),
  concern(
    '\\b(?:provoco|forco) (?:o )?vomito|\\bvomito (?:\\S+ )?(?:depois de comer|de proposito)|\\bestou ha \\S+ dias sem comer',
  ),
  concern(
    '\\b(?:meu|minha) (?:\\S+ )?(?:amig[oa]|irma|irmao|filh[oa]|namorad[oa]|mae|pai) (?:\\S+ ){0,4}(?:quer (?:se matar|morrer|se suicidar)|se matar|se suicidar)',
  ),
];

export const frenchFrames: readonly Frame[] = [
  crisis(
    '(?<!\\bne )\\bje (?:veux|voudrais|souhaite|vais|prefere|prefererais|desire|pense a|songe a|aimerais|compte|devrais|pourrais) <frFill><frSelf>',
  ),
  crisis("\\b(?:envie|decide|tente|essaye?|besoin|hate) (?:\\S+ )?(?:de |d')<frFill><frSelf>"),
  crisis(
    '\\b(?:veux|peux|souhaite|desire) plus (?:\\S+ )?(?:vivre|etre la|etre en vie|me reveiller|exister|continuer a vivre)(?! (?:a|avec|en|dans|chez)\\b)',
  ),
  crisis(
    '\\b(?:plus|aucune|pas) (?:\\S+ ){0,2}?(?:envie|raison|force|gout|raisons) (?:de |a )(?:vivre|la vie|continuer a vivre)',
  ),
  crisis(
    '\\b(?:pense|penser|pensees?|songe|reflechis) (?:\\S+ ){0,3}?(?:au suicide|a me suicider|a mourir|a en finir|a me tuer|a mettre fin)',
  ),
  crisis('\\b(?:idees|pensees|envies|pulsions) suicidaires|\\bje (?:suis|me sens) suicidaire'),
  crisis(
    "\\b(?:mieux|heureux|tranquilles?) (?:\\S+ )?(?:sans moi|si (?:j'etais morte?|je mourais|je n'existais pas|je disparaissais))",
  ),
  crisis(
    "\\bpersonne ne (?:\\S+ ){0,2}(?:regretterait|regrettera|remarquerait|pleurerait|manquerai[st]?)(?: \\S+){0,3} si (?:je|j')",
  ),
  crisis(
    "\\bje n'en peux plus de (?:vivre|la vie|cette vie|ma vie)|\\b(?:fatiguee?|lasse?|marre) de (?:vivre|la vie)|\\bla vie ne vaut (?:pas|plus)",
  ),
  crisis(
    "\\bj'ai (?:avale|pris) (?:\\S+ ){0,3}?(?:toute|tous|toutes|plein|trop) (?:\\S+ ){0,3}?(?:medicaments|comprimes|cachets|somniferes)",
  ),
  concern("\\bje (?:ne )?suis (?:qu')?un (?:poids|fardeau)\\b|\\bje n'en peux plus$|\\bj'en peux plus$"),
  concern(
    '\\bje me (?:scarifie|mutile|taillade|fais vomir|brule expres|fais du mal)|\\bje me coupe (?:(?:les|le) (?!cheveux|ongles|pain)|encore|pour|quand)|\\b(?:envie|besoin) de me (?:couper|faire du mal|scarifier|mutiler)',
  ),
  concern(
    "\\bj'ai rien mange depuis|\\bje n'ai (?:rien|pas) mange depuis (?:\\S+ )?(?:[2-9]|deux|trois|quatre|cinq|six|plusieurs) jours",
  ),
  concern(
    '\\b(?:mon|ma) (?:\\S+ )?(?:amie?|frere|soeur|fils|fille|copain|copine|mere|pere|mari|femme) (?:\\S+ ){0,4}(?:veut (?:mourir|se tuer|se suicider)|se suicider|se tuer)',
  ),
];

export const germanFrames: readonly Frame[] = [
  crisis(
    '\\bich (?:will|mochte|wollte|wunsche(?: mir)?|wunschte|werde|kann|konnte|plane|habe vor|sollte|muss|wurde(?: gerne?)?|ware(?: lieber| gern)?|hoffe) <deFill><deSelf>',
  ),
  crisis(
    '\\b(?:wunsche?te? ich|will ich|mochte ich|wurde ich|ware ich)(?: \\S+){0,4} (?:tot|sterben|nicht mehr leben|nie geboren)\\b(?! vor)',
  ),
  crisis(
    '\\bich (?:bringe?|brachte) mich um\\b|\\bich nehme? mir das leben|\\bich ware? (?:lieber|besser|gerne?) tot',
  ),
  crisis(
    '\\b(?:denke?|nachdenken|gedanken|gedacht|uberlege?|versucht|vorhabe?|beschlossen) (?:\\S+ ){0,6}?(?:suizid|selbstmord|umzubringen|das leben zu nehmen|zu sterben|zu toten|ans sterben|an den tod)',
  ),
  crisis('\\b(?:suizidgedanken|selbstmordgedanken|suizidal|lebensmude|todessehnsucht)\\b'),
  crisis(
    '\\bkeine?n? (?:\\S+ )?(?:kraft|lust|grund|sinn|willen|mut)(?: mehr)? (?:\\S+ )?(?:zu|am|im|zum|weiter zu) (?:leben|weiterleben)\\b',
  ),
  crisis(
    '\\bohne mich (?:\\S+ )?besser|\\bbesser (?:\\S+ )?ohne mich|\\bniemand (?:wurde|wird) (?:\\S+ ){0,4}(?:vermissen|merken)(?: wenn ich|,? wenn)',
  ),
  crisis(
    '\\b(?:alle|viele|zu viele|eine packung|eine ganze packung) (?:\\S+ ){0,2}?(?:tabletten|schlaftabletten|pillen) (?:\\S+ )?(?:genommen|geschluckt)',
  ),
  crisis(
    '\\bich (?:habe|hab) (?:\\S+ ){0,2}?abschiedsbrief|\\bmein leben (?:hat keinen sinn|ist (?:nicht )?(?:mehr )?(?:lebenswert$|sinnlos))',
  ),
  concern(
    '\\bich bin (?:\\S+ ){0,4}?eine last\\b|\\bich kann nicht mehr(?: weiter(?:machen|leben)?)?$|\\bich will nicht mehr$',
  ),
  concern(
    '\\bich (?:ritze|schneide|verletze|verbrenne) mich(?: selbst| wieder| immer| absichtlich| um| weil|$)|\\b(?:mich|drang mich|druck mich) (?:selbst )?(?:zu )?(?:ritzen|verletzen|selbst verletzen)\\b(?! (?:beim|im) sport)|\\bmich (?:zu )?ritzen\\b',
  ),
  concern(
    '\\bich (?:bringe|zwinge) mich zum (?:erbrechen|kotzen)|\\bstecke? mir den finger in den hals|\\bseit (?:\\S+ )tagen nichts (?:mehr )?gegessen',
  ),
  concern(
    '\\bmeine?n? (?:\\S+ )?(?:freund(?:in)?|bruder|schwester|sohn|tochter|mutter|vater|mann|frau) (?:\\S+ ){0,4}(?:(?:will|mochte) (?:\\S+ )?(?:sterben|sich (?:umbringen|toten|das leben nehmen))|sich umbringen)',
  ),
];
