import type { Lexicon } from '../../patterns/lexicon.ts';

export const portuguese: Lexicon = {
  language: 'pt-BR',
  script: 'latin',
  parts: {
    jest: '(?! (de|do|da|pelo|por) (tanto |tanta |muito |muita )?(rir|vergonha|fome|sono|saudades?|medo|amores|tedio|calor|frio|velh[oa]|inveja|ansiedade|rir|cansaco|amor|curiosidade|sede|preguica|estudar|trabalhar))',
    die: '(morrer<jest>|me matar(?! de (rir|trabalhar|estudar))|me suicidar|suicidar|(no )?suicidio|(acabar|terminar) com (a )?((minha (propria )?vida)|tudo( isso)?)|tirar (a )?minha (propria )?vida|(dar|por|pôr|colocar) (um )?fim (a|na|em) (minha vida|tudo)|por fim a (minha )?vida|sumir (para|pra) sempre|desaparecer( (para|pra) sempre)?$|desaparecer (para|pra) sempre|nao acordar|me enforcar|deixar de (existir|viver)|estar mort[oa]|nao ter nascido|nunca ter nascido|nao existir|pular d[aoe]|me jogar (d[aoe]|na frente|embaixo)|cortar (os )?(meus )?pulsos|dar um tiro na (minha )?cabeca|dormir (para|pra) sempre)',
    intend:
      '(quero|queria|desejo|vou|pretendo|preciso|gostaria de|penso em|pensando em|pensei em|vontade de|planejo|planejando|tentei|decidi|prefiro|preferia|melhor|devia|deveria|pronto (para|pra)|pronta (para|pra)|to afim de|bora|prestes a|imagino|considero|considerando)',
    kin: '(amig[oa]|irma|irmao|filh[oa]|namorad[oa]|mae|pai|prim[oa]|espos[oa]|marido|mulher|colega|vizinh[oa]|ti[oa])',
    people:
      '(todos|todo mundo|minha familia|meus pais|minha mae|meu pai|meus filhos|eles|o mundo|as pessoas|voces|ficariam|estariam|seria)',
  },
  short: {
    qro: 'quero',
    qria: 'queria',
    kero: 'quero',
    n: 'nao',
    naum: 'nao',
    num: 'nao',
    mto: 'muito',
    mt: 'muito',
    vc: 'voce',
    hj: 'hoje',
    to: 'estou',
    pq: 'porque',
    q: 'que',
    td: 'tudo',
    msm: 'mesmo',
    ngm: 'ninguem',
    tbm: 'tambem',
    mrrr: 'morrer',
  },
  fields: {
    better: 'melhor|felizes|feliz|em paz|aliviad[oa]s?|descans\\w+|mais facil',
    without:
      'sem mim|se eu (morresse|sumisse|nao existisse|nao estivesse|desaparecesse|nao tivesse nascido|morrer)|quando eu (morrer|nao estiver)',
    pills: 'comprimidos?|remedios|pilulas|rivotril|calmantes',
    blade: 'gilete|lamina|laminas|navaja|navalha|estilete|canivete',
    limb: 'bracos?|pulsos?|pernas?|coxas?|pele|veias',
  },
  denial: 'nao|nunca|jamais|sem|nem',
  fiction:
    'filme|novela|musica|letra|jogo|personagem|protagonista|serie|livro|romance|historia|conto|poema|episodio|cena|peca|fase|chefao|(\\S+ )?anos atras|ha (\\S+ )?anos atras|quando (eu )?era (crianca|jovem|adolescente)|antigamente',
  errands:
    'ferias|viagem|viajar|viajo|voo|trabalho|aula|mudanca|medico|hotel|casamento|ate amanha|boa noite|folga|feriado',
  things:
    'prova|provas|licao|segunda|reuniao|aula|escola|calor|transito|jogo|academia|matematica|tcc|trabalho da faculdade',
  steppedOut:
    'fora d[oa] (rp|personagem|jogo|historia|roleplay)|nao (e|estou) (um jogo|rp|brincadeira|brincando|atuando|interpretando)|na vida real|falando serio|sai do personagem|sem brincadeira',
  frames: {
    active: [
      'nao (consigo )?(parar?|paro) de pensar em ~<die>',
      '<intend> ~<die>',
      '(me mato|me suicido|vou me matar|vou me suicidar|vou me enforcar|me enforco)(?! (de|pra|para|por|estud|trabalh))|(pensamentos|ideias|impulsos) suicidas|(sou|estou|me sinto) suicida|tirarei minha vida|pensando em suicidio|penso em suicidio',
    ],
    passive: [
      'fechar os olhos ~(e )?(nao|nunca) (mais )?abri(r|los)( nunca)?( mais)?',
      '(rezo|peco|oro) ~(morrer<jest>|que deus me leve|a morte)|(quero|queria|preciso) (descansar|dormir) (para|pra) sempre|queria ~(estar (mort[oa]|no ceu)|nao estar (aqui|viv[oa]))$|nao quero mais (estar aqui|acordar|nada da vida|existir)( amanha)?$',
      '(so )?(quero|queria) que (deus|alguem|um carro|um caminhao) me (leve|mate|atropele|levasse)',
      '(dormir|ir dormir|deitar) ~(e )?(nao|nunca|nunca mais|sem) (mais )?acordar(?! (cedo|ate|antes))( nunca| mais)*',
      'nao (quero|aguento|consigo|suporto|queria|tem porque|mereco) (mais )?(viver|existir|estar viv[oa]|acordar|continuar viv*|acordar nunca|estar aqui|ficar viv[oa])(?! (em|com (?!essa|esta|isso)|no|na|aqui em|sem(?! (ele|ela|voce|vc)$)|longe|cedo|amanha|sozinh)[a-z]*)',
      '(sem|nao tenho|perdi a|nao tenho mais|nao vejo|nao vejo mais|nao ha|nao encontro) ~(vontade|motivos?|razao|razoes|forcas?|sentido|proposito) (de|para|pra|em|na|por que) (continuar )?(viver|vivendo|vida|minha vida|existir)',
      'cansad[oa] de (viver|existir|estar viv[oa])|(nao vale a pena|odeio) (viver|estar viv[oa])|queria (nao ter nascido|nunca ter nascido|estar mort[oa])|(minha vida|a vida|viver) (ja )?nao (tem|faz|vale) ~(sentido|a pena|nada)|melhor (morrer|mort[oa])(?! de)|pra que (continuar )?(viver|vivendo)',
      'ninguem ~(falta|importaria|choraria|notaria|perceberia|ligaria) ~se eu (morresse|sumisse|desaparecesse|morrer|sumir)|tomara que eu (morra|nao acorde)(?! (de|cedo))',
    ],
    method: [
      '(quantos|quantas|qual a dose de|que dose de|quanto) ~~(comprimidos|remedios?|pilulas|rivotril|paracetamol|insulina|veneno|dose) ~~((pra|para) (morrer|me matar|nao acordar|se matar)|letal|mortal|fatal|matam)|dose (letal|mortal|fatal)(?! ~~(gato|cachorro|rato))',
      '(jeito|forma|maneira|metodo|como) ~~(morrer|me matar|me suicidar|se matar|se suicidar) ~~(sem (dor|sofrer|sofrimento)|rapid*|indolor)|(jeito|forma|maneira|metodo|metodos) ~~(de|pra|para) (morrer|me matar|se matar|suicid*|me suicid*)|como (eu )?(posso )?(me matar|me suicidar|me enforcar|morrer (rapido|sem))',
      '(tomei|engoli|acabei de tomar) ~~(todos|todas|muitos|um monte|uma cartela|um frasco|a cartela|varios|varias) ~~(remedios?|comprimidos|pilulas)',
      '(tenho|comprei|preparei|ja tenho|amarrei) ~~(a corda|uma corda|a arma|o veneno|a gilete|a lamina|os remedios|os comprimidos) ~~(pront[oa]s?|na mao|no pescoco|carregada|na minha frente|(pra|para) (morrer|hoje|me matar|acabar))|corda (pronta|no pescoco)|(estou|to) ~~(na ponte|no telhado|no parapeito|nos trilhos|na beira|no terraco|na sacada) ~~(pular|pulo|jogar|acabar|adeus)',
    ],
    farewell: [
      '(carta|cartas|bilhete) (de despedida|suicida|de suicidio)|(escrevi|deixei) ~(cartas?|bilhete) (pra|para) (minha (familia|mae)|meus (filhos|pais)|todos)',
      '(esta|essa|este|esse|e|sera|foi) (e |sera )?(a |o )?(minha|meu) ultim[oa] (mensagem|noite|dia|carta|texto|adeus)(?! (em|no|na|antes|de (hoje|ferias|aula|trabalho)|do dia))|adeus (para sempre|pra sempre|mundo|mundo cruel|a todos)|adeus,? (me perdoem|me perdoa|perdao)|(me perdoem|me desculpem).{0,20}adeus',
      'quando (voce|voces|vc)? ?(ler|lerem) isso ~(nao estarei|ja (nao|terei|estarei))|(amanha|segunda|em breve|depois de hoje|logo) (eu )?(ja )?nao (vou (mais )?estar|estarei|existirei|vou existir)( mais)?( aqui| viv[oa])?(?= ?(,|$))(?! .{0,30}(trabalho|viag|viaj|ferias|aula|medico|folga))',
      '(dei|doei|estou dando) ~(todas as minhas coisas|minhas coisas|meu cachorro|meu gato) ~(nao (vou|irei) (mais )?precisar|ja nao|pra onde)|(nao (vao|vai)|voce nao) (mais )?(precisar|ter que|precisa) (mais )?se preocupar( mais)? comigo|(quem|alguem) ~(cuid*) ~(cachorro|gato|filh[oa]s?) ~quando eu (nao estiver|morrer|me for)',
    ],
    burden: [
      '(seria melhor|melhor|mais felizes|feliz|felizes|em paz|aliviad[oa]s?) ~(se eu (morresse|sumisse|nao existisse|estivesse mort*|desaparecesse)|sem mim|eu morrer)(?! na (reuniao|festa|prova))',
      '<people> ~(melhor|feliz|felizes|alivi*|em paz) ~sem mim',
    ],
    worthless: [
      '(sou|me sinto|so sou|virei) ~um (peso|fardo|lixo|estorvo)|so atrapalho( todo mundo| todos)?$|nao sirvo (pra|para) nada$',
    ],
    hopeless: [
      'nao aguento mais( essa vida| a minha vida| viver assim| tanta dor)?$|nao aguento mais (essa|esta|a minha|minha) vida|nao (consigo|da|tenho forcas pra) (mais )?(continuar|seguir|mais)( assim| vivendo)?$|(quero|queria) que (tudo|a dor|isso) (acabe|acabasse|pare|parasse)( logo)?$',
      '(nao (ha|vejo|tem|tenho|existe)|sem|perdi (toda )?a|perdi todas? as) ~(saida|esperancas?|futuro|luz)( pra mim| para mim)?( mais)?$|nada mais (faz sentido|importa)( pra mim| na minha vida)?$',
    ],
    selfHarm: [
      '(cobert[oa]s?|chei[oa]s?) de (cortes|cicatrizes)',
      '(eu )?me (corto|cortei|machuco|machuquei de proposito|automutilo|automutilei|queimo|arranho)( para| de novo| toda| quando| (n?os|n?as|meus|minhas) (bracos?|pulsos?|pernas?|coxas?)| de proposito| pra| escondid[oa]|$)|estou me cortando|(quero|vontade de|preciso|voltei a|volto a) me (cortar|machucar|ferir|queimar)(?! (o|as|os) (cabelo|unhas|pelos))|automutila*|passo (a )?(gilete|lamina) n[ao]',
    ],
    eating: [
      '(provoco|forco|induzo|provoquei) (o )?vomito|vomito (\\S+ )?(depois de comer|de proposito|tudo que como)|(enfio|coloco) o dedo na garganta|(estou|to) (ha )?\\S+ dias sem comer|(tenho|estou com) (anorexia|bulimia)|sou (anorexic|bulimic)[oa]',
    ],
    otherPerson: [
      '(meu|minha|um|uma) ~<kin> ~(nao quer mais viver|tomou ~(comprimidos|remedios)|deixou uma carta de despedida|esta se cortando|falou que vai se matar)',
      '(meu|minha|um|uma) ~~<kin> ~~(quer (se matar|morrer<jest>|se suicidar)|se matar(?! de)|se suicidar|tentou suicidio|suicidio|tirar a propria vida|se corta)(?! (no filme|de rir))',
    ],
  },
  core: ['quero morrer', 'quero me matar', 'vou me matar', 'nao quero viver', 'me matar', 'me suicidar'],
};
