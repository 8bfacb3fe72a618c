import { portuguese as grammar } from '../../fact-rules/pt-br.ts';
import type { SpokenLanguage } from '../../spoken-language.ts';
import { lines } from './lines.ts';

/** How scripted mates understand and speak Brazilian Portuguese. */
export const portuguese: SpokenLanguage = {
  language: 'pt-BR',
  grammar,
  quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
  patterns: {
    grief: '(morreu|faleceu|acabou de morrer)|enterro|velório|funeral|estou de luto',
    heartbreak:
      'terminou comigo|(a gente|nós) (terminou|terminamos)|terminamos o namoro|me (traiu|largou|deixou)|divórcio|separação|dor de cotovelo',
    setback:
      'perdi (meu|o) (emprego|trabalho)|fui (demitid[oa]|mandad[oa] embora|reprovad[oa]|rejeitad[oa])|não passei na|levei um fora',
    sad: '((es)?tou|me sinto|me sentindo|estava) .{0,20}(triste|deprimid[oa]|mal|vazi[oa]|pra baixo|péssim[oa]|perdid[oa]|desanimad[oa])|não (es)?tou (muito |nada )?bem|(es)?tou chorando|vontade de chorar',
    tired:
      '((es)?tou|me sinto) .{0,20}(cansad[oa]|exaust[oa]|esgotad[oa]|acabad[oa]|morrendo de cansaço|mort[oa])',
    lonely:
      '((es)?tou|me sinto) .{0,12}(sozinh[oa]|isolad[oa]|só|solitári[oa])|ninguém pra conversar|solidão',
    stressed:
      '((es)?tou|me sinto) .{0,16}(estressad[oa]|sobrecarregad[oa]|sob pressão|atolad[oa])|muito estresse|não dou conta',
    anxious:
      '(estou com|tô com|tenho) .{0,10}(medo|ansiedade)|((es)?tou|me sinto) .{0,16}(nervos[oa]|ansios[oa]|preocupad[oa]|assustad[oa]|angustiad[oa])',
    angry:
      '((es)?tou|estava|fiquei) .{0,16}(com raiva|brav[oa]|furios[oa]|irritad[oa]|put[oa])|me irrita|de saco cheio',
    quarrel: '(briguei|brigamos|discuti|discutimos)|uma (briga|discussão)|não fala comigo',
    ill: '((es)?tou|me sinto) .{0,12}(doente|gripad[oa]|resfriad[oa])|(estou|tô) com (febre|gripe|dor)|dói|doendo',
    bored: '(es)?tou (entediad[oa]|com tédio)|que tédio',
    sleepless: 'não consigo dormir|insônia|ainda acordad[oa]|não dormi|sem sono',
    hardDay:
      '(dia|semana) .{0,14}(difícil|ruim|pesad[oa]|longo|longa|horrível|péssim[oa]|cansativ[oa]|dur[oa]|azed[oa])|^(mais pra |mais para |meio )?(queimad[oa]|azed[oa]|amarg[oa])$',
    goodNews:
      'boas notícias|boa notícia|fui promovid[oa]|(passei|ganhei|ganhamos)|novo emprego|consegui (o emprego|a vaga)|fui aceit[oa]|ficamos noivos',
    birthday: '(hoje )?é (o )?meu aniversário|meu aniversário hoje|faço aniversário hoje',
    glad: '((es)?tou|me sinto) .{0,16}(feliz|content[ea]|bem|ótim[oa]|alegre|aliviad[oa]|animad[oa])|tudo (ótimo|certo)|dia .{0,10}(bom|doce|lindo|ótimo|maravilhoso)|bom dia de trabalho|mais para doce|doce',
    recallName:
      'qual (é )?(o )?meu nome|como eu me chamo|como me chamo|(sabe|lembra) (o |do )?meu nome|quem sou eu|quem eu sou',
    recall: 'o que (você )?(sabe|lembra) (sobre|de) mim|você (se )?lembra de mim|o que eu (já )?te contei',
    recallTopic:
      'do que (a gente|nós) (estava|estávamos) falando|onde (a gente|nós) (parou|paramos)|sobre o que (falamos|falávamos)',
    love: 'eu te amo|te amo|(es)?tou apaixonad[oa] por você|casa comigo|me beija|namora comigo',
    insult:
      '(você é|vc é) .{0,10}(burr[oa]|idiota|inútil|chata|estúpid[oa]|imbecil)|cala a boca|vai se foder|idiota|imbecil',
    bye: 'tchau|até (logo|mais|amanhã|breve)|adeus|boa noite|falou|(tenho que|preciso|vou) (ir|dormir|embora)|vou nessa|vou (pra cama|dormir)|dorme bem|fui',
    howAreYou:
      'como (você )?(está|vai|tá|anda)( você| hoje)?|tudo (bem|bom)( com você)?|como (foi|vai) (o )?seu dia|beleza',
    whoAreYou:
      'quem é você|(me )?fal[ae] (mais )?(de|sobre) você|(me )?cont[ae] (mais )?(de|sobre) você|se apresente|o que você faz da vida',
    mateName: 'qual (é )?(o )?seu nome|como você se chama|seu nome',
    mateAge: 'quantos anos você tem|qual (é )?(a )?sua idade',
    whereAreYou: 'onde você (está|tá|mora|vive|fica)|onde (estamos|a gente está)|de onde você é',
    doing:
      'o que (você )?(está|tá) fazendo( agora)?|que (você )?(está|tá) fazendo|o que (você )?faz agora|quais as novidades|novidades',
    family:
      '(sua|tua) (família|mãe|avó|irmã)|seu (pai|irmão|marido|namorado)|seus (pais|irmãos)|você tem (filhos|família|irmãos)',
    mateLikes: 'do que você gosta|o que você gosta|seus gostos',
    craft: 'seu (trabalho|ofício|restaurante)|virou cozinheira|se tornou cozinheira|por que cozinha',
    dream: 'com o que você sonha|qual (é )?(o )?seu sonho|seu sonho|seus sonhos',
    fear: 'do que você tem medo|tem medo de (quê|que)|o que te dá medo|seu medo',
    secret: 'um segredo|segredo',
    joke: 'uma piada|piada|me faz rir|algo engraçado',
    story: '(me )?cont[ae] (uma história|alguma coisa|algo)|uma história',
    advice:
      'o que (eu )?(faço|devo fazer|deveria fazer)|o que você faria|um conselho|me aconselha|o que você me aconselha',
    food: 'o que (eu )?(como|cozinho|faço pra comer|tem pra comer)|o que você cozinha|receita|(estou|tô) com fome|cozinha (pra|para) mim|prato favorito|jantar',
    drink: 'algo (pra|para) beber|(estou|tô) com sede|o que você bebe|um (chá|café)|chá de hortelã',
    music: 'música|o que você (ouve|escuta)|canta (pra|para) mim|uma canção',
    askMe: 'me pergunt[ae] (algo|alguma coisa)|me (faz|faça) uma pergunta|faz uma pergunta',
    help: 'o que você sabe fazer|o que você pode fazer|como (isso )?funciona|sobre o que (podemos|a gente pode) (falar|conversar)|o que (a gente|nós) (faz|fazemos|vamos fazer)( agora)?|me ajud[ae]|ajuda',
    company: 'posso ficar( aqui)?|fica comigo|me faz companhia|posso (me )?sentar',
    friend: '(podemos|quer|vamos) ser (minha |meu )?(amig[oa]s?)|seja minha amiga|somos amigos',
    weather: 'como está o tempo|(está|tá) chovendo aí|o tempo aí',
    clock: 'que horas são|que dia é hoje',
    missMe: '(sentiu|sentiu a) minha falta|(senti|estava com) saudade|com saudades',
    listenUp:
      'posso te (contar|falar|dizer) (uma coisa|algo)|(preciso|tenho que|quero) te (contar|falar) (uma coisa|algo)|adivinha|sabe de uma coisa|(você )?tem um (tempinho|minuto)|pode (só |apenas )?me (ouvir|escutar)( um pouco)?',
    changeSubject:
      '(vamos )?mudar de assunto|fal(ar|amos) de outra coisa|falar de (algo|alguma coisa) mais leve|outra coisa|outro assunto',
    leaveIt:
      'não (quero|posso|gostaria de|tô a fim de|estou a fim de|tenho vontade de|consigo|vou) (mais )?(falar|conversar|pensar) (mais )?(sobre|disso|disto|nisso|nisto|de|do|da|dele|dela|no|na)( .{1,30})?|não quero (mais )?falar( agora| hoje| mais)?$|prefiro não (falar|dizer|contar|responder|pensar|comentar)( .{1,30})?|não quero (mais )?tocar nesse assunto|não vamos (mais )?falar (sobre|disso|de) ?.{0,30}|não (me )?pergunt(e|a|es)( mais| isso| sobre isso)?|não é da sua conta|é (uma coisa )?(particular|pessoal)$|sem comentários|^(não |melhor |por favor |ah )?(agora não|hoje não|por enquanto não|outra hora|outro dia|talvez depois|depois talvez|melhor não|prefiro não|prefiro que não|deixa pra lá|deixa quieto|deixa isso|esquece( isso)?|tanto faz)( por favor| obrigad[oa])?$',
    heard:
      '(você |vc )?(está|tá|ta) (mesmo |sequer |realmente )?(me )?(ouvindo|escutando|prestando atenção)|(você |vc )?me (ouve|ouviu|escuta|escutou|entende|entendeu)$|(você|vc) não (está |tá )?(me )?(ouve|ouvindo|escuta|escutando|ouviu|escutou)|^não (está|tá) me (ouvindo|escutando)|(ouviu|escutou|entendeu|leu) o que eu .{1,20}|o que (foi que )?(eu )?(acabei de dizer|falei agora|disse agora)',
    whySaid:
      'por que (é que )?(você |vc )?(está |tá )?(me )?(diz|disse|dizendo|fala|falou|falando|pergunta|perguntou|perguntando|acha|pensa)( isso| assim)?$|por que (você )?quer saber|o que te faz (dizer|pensar|achar) isso|de onde (você )?tirou isso|por que (essa|a) pergunta',
    stop: 'para com isso|cala a boca|me deixa em paz|chega|pare',
    whatAboutYou: 'e você|e vc|e contigo|e por aí',
    opinion: 'o que você (acha|pensa)( disso)?|sua opinião',
    work: 'meu (chefe|trabalho|escritório|time|turno)|minha (chefe|equipe)|meus colegas|no (trabalho|escritório)|hora extra|reunião',
    study:
      'minha (prova|tese|monografia)|meu (tcc|trabalho da faculdade)|(estou|tô) estudando|estudar (pra|para)|minhas provas',
    compliment:
      '(você é|que) .{0,10}(gentil|maravilhosa|legal|linda|fofa|querida|engraçada|incrível|demais|a melhor|doce|simpática)|gosto de você|você ouve bem',
    thanks: 'obrigad[oa]|muito obrigad[oa]|valeu|agradeço|brigad[oa]',
    sorry: 'desculpa|desculpe|me desculpa|perdão|foi mal',
    hug: '(te |me )?(abraça|abraço)|um abraço|me abraça',
    dontKnow:
      '(eu )?(não|nao) sei( como (dizer|explicar))?|sei lá|não faço ideia|difícil dizer|não tenho certeza',
    yes: 'sim( por favor| claro)?|claro( que sim)?|com certeza|isso|é|ok|okay|tá( bom)?|pode ser|exato|isso mesmo|aham|quero|adoraria|vamos|por que não',
    no: '(não|nao)( obrigad[oa]| nunca)?|nunca|de jeito nenhum|nada disso|acho que não|nem um pouco',
    more: '(e )?(o que aconteceu )?depois|e depois|e aí|e então|continu[ae]|cont[ae]( mais| pra mim)?|me conta( mais)?|mais|outro|outra|e o que aconteceu( depois)?|mais um pouco|mais por favor|vai',
    why: 'por que?( não| isso)?|por que é assim|por quê',
    hmm: 'h+m+|hum+|é+|ué|bom|então|puxa',
    huh: 'hã|o quê|como assim|como|não entendi|que',
    laugh: '(ha){2,}|(ra){2,}|k{3,}|(rs)+|que engraçado|hilário|essa foi boa',
    wow: 'uau|nossa|que (legal|lindo|bonito|bom|delícia|interessante|bacana)|incrível|maravilhoso|interessante|ah|oh|entendi|entendo|gostei|adorei|delícia|faz sentido|legal|massa',
    hello: 'oi+|olá|ola|bom dia|boa tarde|e aí|hey|cheguei|voltei|prazer( em te conhecer)?',
    actionSit: 'se senta|senta|sento|me sento|toma assento|se acomoda|se encosta',
    actionLook: 'olha|olho|observa|contempla|se inclina|dá uma olhada|cheira',
    actionWarm: 'sorri|sorrio|acena|concorda|ri|dá risada|respira',
  },
  questionStarts:
    'que|o que|quem|qual|quais|onde|quando|por que|como|quanto|quantos|quantas|você (pode|sabe|lembra|se lembra|tem)|do que|de que|com quem|para quem|será que|me diz|devo|posso|a que',
  requests: 'conta|conte|fala|fale|mostra|sobre',
  lines,
  frames: {
    known: [
      '{X}. Eu lembro.',
      '{X}, se nada mudou.',
      'Espera, já sei: {x}.',
      '{X}. Viu só? Eu presto atenção.',
      'Essa é fácil: {x}.',
      '{X}. Esse tipo de coisa eu não esqueço.',
      'Claro que eu sei. {X}.',
      '{X}. Gosto de saber isso de você.',
      'Deixa eu ver. {X}.',
      '{X}, está anotado no meu caderno.',
    ],
    quoted: [
      'Você disse: "{x}". Não sei mais nada sobre isso.',
      'Suas palavras foram: "{x}".',
      'Só posso repetir o que você disse: "{x}".',
    ],
    unknown: [
      'Isso você ainda não me contou. Quer contar?',
      'Isso eu não sei, você não falou.',
      'Eu teria que adivinhar, e prefiro ouvir de você.',
      'Disso ainda não sei nada. Mas estou ouvindo.',
    ],
    noticed: ['{X}, vou lembrar disso.', '{X}, bom saber.', '{X}, que bom que você me contou.'],
    promised: [
      'Antes que eu esqueça: {x}. Já foi?',
      'Lembrei de uma coisa. {X}. Isso ainda está pendente?',
      'Eu queria te perguntar: {x}. Como foi?',
    ],
  },
  clauses: {
    name: 'seu nome é {name}',
    age: 'você tem {age} anos',
    birthday: 'seu aniversário é {date}',
    personBirthday: 'aniversário na família ({person}): {date}',
    origin: 'você vem de {place}',
    home: 'sua casa fica em {place}',
    work: 'sua profissão é {work}',
    likes: 'você gosta de {thing}',
    dislikes: 'você não gosta de {thing}',
    favorite: '{what}, e o que você prefere é {thing}',
    hobby: 'você disse: "{clause}"',
    speaks: 'você fala {thing}',
    person: '{my:person} se chama {name}',
    pet: '{my:pet} se chama {name}',
    owned: '{my:what} se chama {name}',
    family: 'você tem {thing}',
    relationship: 'seu estado civil é este: {status}',
    health: 'sobre a sua saúde: {thing}',
    allergy: 'você tem alergia a {thing}',
    diet: 'sua dieta: {thing}',
    promise: 'você prometeu {promise}',
    nickname: 'você me chama de {name}',
  },
  statement: 'você disse: "{x}"',
  turns: [
    ['eu', 'você'],
    ['me', 'se'],
    ['mim', 'você'],
    ['meu', 'seu'],
    ['minha', 'sua'],
    ['meus', 'seus'],
    ['minhas', 'suas'],
    ['comigo', 'com você'],
  ],
  possessives: [
    ['mãe|irmã|.+(a|ã)|prova de .+|reunião|viagem|.+ção|.+agem', 'sua '],
    ['.+', 'seu '],
  ],
  topics: [
    ['prometi|promessa|prometido', ['promise:']],
    ['alérgic[oa]|alergia|minha saúde|não posso comer', ['health:']],
    ['quantos anos eu tenho|minha idade', ['age']],
    ['moro|vivo|minha (casa|cidade)|me mudei|meu endereço', ['home']],
    ['de onde eu sou|sou de onde|nasci|cresci|venho de', ['origin']],
    ['meu (trabalho|emprego)|minha profissão|trabalho (com|como)|eu trabalho|faço da vida', ['work']],
    ['estudo|meus estudos|minha faculdade', ['study']],
    ['odeio|detesto|não gosto|não suporto', ['likes:']],
    ['favorit[oa]s?|preferid[oa]s?', ['favorite:', 'likes:']],
    ['gosto|amo|adoro|meus (gostos|hobbies)', ['likes:', 'favorite:']],
    ['meu plano|minha (viagem|prova|consulta)|meus planos|vou viajar|vou fazer', ['plan:', 'date:']],
    ['eu falo|idiomas|línguas', ['speaks:']],
    ['eu toco|instrumento|toco', ['hobby:']],
    ['sou (casad[oa]|solteir[oa])', ['relationship']],
    [
      'minha família|meus (irmãos|filhos|bichos)|eu tenho (filhos|irmãos|cachorro|gato|algum|alguma)',
      ['family:', 'person:', 'pet:'],
    ],
  ],
  answeredBy: [
    [
      'café da manhã|almoço|almocei|jantar|jantei|comi|comido',
      '(hoje|manhã|cedo|ontem|noite|meio dia) .*(comi|tomei|tive|almocei|jantei|tinha)|(comi|tomei|tive|almocei|jantei|tinha) .*(hoje|manhã|cedo|ontem|noite|meio dia)',
    ],
  ],
  naming: 'chama|chamava|nome|quem é (meu|minha)',
  birthday: 'aniversário',
  aboutUser:
    'eu|me|mim|meu|minha|meus|minhas|sou|moro|tenho|prometi|odeio|gosto|trabalho|estudo|deixei|esqueci|disse|falei|nosso|nossa',
  aboutAll:
    'o que (você )?(sabe|lembra|mais sabe) (sobre|de) mim|você (se )?lembra de mim|o que eu (já )?te contei',
  advice:
    'devo|deveria|posso|poderia|faria|você (acha|pensa|gosta|tem)|por que|me (conta|conte|ajuda|dá|faz|pergunta|mostra|diz uma|fala)|meu nome|me chamo|eu faço',
  closed: 'eu (gosto|tenho|sou|moro|amo|falo|toco)|gosto de|tenho|sou',
  introduces: '([Ee]u )?[Ss]ou( o| a)? {name}',
  stopWords:
    'o|a|os|as|um|uma|de|do|da|dos|das|e|ou|mas|eu|você|ele|ela|meu|minha|meus|minhas|seu|sua|me|te|se|é|são|sou|está|estou|tenho|tem|que|quem|qual|onde|quando|por|para|pra|como|não|mais|isso|disse|contei|sabe|lembra|chama|nome|gosto|amo|adoro|odeio|moro|trabalho|profissão|prometi|alergia|alérgica|alérgico|com|sobre|tudo|algo|muito|bem|sim|dia|foi|era|em|no|na|ao',
  suggestions: {
    safe: [
      ['Que bom poder dizer isso.', 'Não sei como continuar.', 'Ajuda escrever isso.'],
      ['Com quem posso falar agora?', 'Quero ligar para alguém.', 'Podemos ficar um pouco em silêncio?'],
      ['*respira devagar*', '*senta*'],
    ],
    heavy: [
      ['Foi um dia difícil.', 'Ainda não contei isso a ninguém.', 'Não sei como dizer.'],
      ['Você pode só me ouvir um pouco?', 'O que você faria?', 'Podemos falar de alguma coisa mais leve?'],
      ['*senta ao seu lado*', '*respira devagar*', '*acena com a cabeça*'],
    ],
    name: ['Prefiro não dizer meu nome por enquanto.', 'Por que você pergunta?', 'Adivinha.'],
    assents: ['Sim, conta.', 'Eu adoraria ouvir isso.', 'Vai, conta.'],
    more: ['E o que aconteceu depois?', 'Continua.', 'Me conta mais.', 'E aí?'],
    answers: ['Sim.', 'Não sei. O que você acha?', 'Não, nunca.', 'Talvez. Por que você pergunta?'],
    curious: [
      'O que você está fazendo agora?',
      'Como você virou cozinheira?',
      'Por que é assim?',
      'Você me conta um segredo?',
      'Do que você tem medo?',
      'Com o que você sonha?',
    ],
    openers: ['Me conta uma história.', 'Me faz uma pergunta.', 'O que a gente faz agora?'],
    acts: ['*sorri*', '*senta*', '*olha em volta*', '*ri*'],
    listeningActs: ['*se inclina para ver*', '*acena devagar com a cabeça*', '*senta*', '*sorri*'],
  },
  notes: {
    read: 'Li o que você anotou para mim. Vou lembrar.',
    taken: 'Está anotado no meu caderno: {x}. Vou lembrar.',
    recalled: 'E você me pediu para lembrar: {x}.',
  },
};
