import type { FactGrammar } from './fact-grammar.ts';
import { people, pets } from './people/pt-br.ts';

const kin =
  'irmãs?|irmãos?|irmão|filhos?|filhas?|prim[oa]s?|sobrinh[oa]s?|net[oa]s?|crianças?|cachorr[oa]s?|cães|cão|gat[oa]s?|gatinh[oa]s?|coelh[oa]s?|hamsters?|caval[oa]s?|papagaios?|pássaros?|galinhas?|periquitos?|tartarugas?|gêmeos|gêmeas|entead[oa]s?';

/** How Brazilian Portuguese states facts. */
export const portuguese: FactGrammar = {
  language: 'pt-BR',
  isSpaced: true,
  common:
    'a|o|os|as|um|uma|uns|e|de|do|da|dos|das|em|no|na|que|meu|minha|meus|minhas|me|eu|você|sou|estou|tenho|é|não|com|por|para|pra|muito|também|mas|porque|gosto|chamo|chama|moro|trabalho|quando|ao|há|este|esta|isso|disso|esse|essa|desse|dessa|vocês|vcs|vc|vou|já|ele|ela|se|seu|sua|amanhã|oi|olá|adoro|anos|foi|num|numa|faz|dois|nos|falo',
  openers:
    'bom|bem|ah|oh|ok|tá|sim|oi|olá|e aí|ei|olha|e|mas|aliás|na verdade|a verdade é que|de fato|além disso|é que|bom dia|boa tarde|boa noite|obrigado|obrigada|claro|sabe|então|prazer|hoje|ontem|agora|atualmente|ultimamente|recentemente|há pouco|no ano passado|ano passado|mês passado|no mês passado|semana passada|na semana passada|por falar nisso|a propósito|lembra que|lembre-se de que|não esquece que|acho que|eu acho que|como você sabe|pra você saber|finalmente|adivinha|boa notícia|pessoalmente|confesso que|devo dizer que|enfim|faz pouco tempo que',
  starts:
    'eu|me|meu|minha|meus|minhas|sou|estou|tenho|moro|trabalho|vou|nós|a gente|nosso|nossa|ele|ela|eles|você|seu|sua|como|qual|quem|onde|quando|por que|o que|não|nasci|estudo|adoro|odeio|venho|e você|pode me|mudei|prometi|amanhã|agora|jogo|toco|falo|somos|temos|moramos|faço|já|isso|é|o seu|a sua|o teu',
  joins: 'e|mas|então|ou|pois|daí',
  breaks: 'porque|mas|embora|pois|só que|porém',
  asides:
    'quando|enquanto|até que|antes que|a menos que|como se|para que|onde|o qual|a qual|se (eu|você|fosse|der|for)',
  asks: 'o seu|a sua|o teu|como|qual|quais|quem|onde|de onde|quando|por que|quanto|quantos|o que|que|você|e você|e vc|tem|sabe|conhece|pode|é|há|quer|gosta',
  unreal:
    'quase|(ótimo|que ótimo|claro|maravilha|legal),? (eu )?(adoro|amo)|se (eu|você|a gente|nós|ele|ela|eles|fosse|tivesse|pudesse|um dia|o|a|meu|minha|der|for|estiver|tudo|não)|tomara|imagina|imagine|imaginemos|suponha|suponhamos|finge|finja|fingir|nos meus sonhos|sonhei|meu personagem|minha personagem|seu personagem|rpg|brincadeira|brincando|mentira|era uma vez|diz|dizem|acha que|acham|pensa que|afirma|garante|(?<!eu )(disse|disseram|contou|falou que|perguntou|pensou|escreveu|cantou)|segundo|me disseram|letra de|citação|talvez|quem sabe|provavelmente|gostaria|adoraria|fosse|tivesse|seria|moraria|poderia|queria ser',
  adverbs:
    'realmente|muito|também|já|agora|atualmente|sempre|ainda|bastante|de verdade|só|totalmente|especialmente|principalmente|hoje|recentemente|finalmente|mais ou menos|mesmo|quase|simplesmente|acabei de|bem',
  tails:
    'também|muito|demais|pra caramba|bastante|agora|atualmente|aliás|na verdade|de verdade|no momento|hoje|ontem|ultimamente|recentemente|(no )?(ano|mês|verão|inverno) passado|(na )?semana passada|(há|faz) [a-z0-9]+ (dias|semanas|meses|anos|ano|mês|semana|dia)|este ano|esse ano|este mês|e você|sabe|haha|kkk+|rs|claro|sempre|todos os dias|todo dia|mais que tudo|de profissão|prazer|viu|né|às vezes|[a-z]+mente|em geral|também não',
  lists: {
    sou: '(eu )?sou',
    my: '(a |o )?(meu|minha|nosso|nossa)',
    have: '((eu |nós |a gente )?(tenho|temos|tem|adotei|adotamos|comprei|ganhei))',
    called: ' (agora |já )?(se chama|chama|chama-se|tem o nome de|se chamava) ~',
    kind: '(pequen[oa]|grande|melhor|nov[oa]|velh[oa]|querid[oa]|únic[oa]|primeir[oa]|outr[oa]|segund[oa]) ',
    after:
      '( (mais velh[oa]|mais nov[oa]|caçula|gême[oa]|nov[oa]|velh[oa]|pret[oa]|branc[oa]|cinza|do meio|de infância|de trabalho|de quarto))',
    ills: 'diabetes|asma|epilepsia|tdah|autismo|enxaquecas?|artrite|ansiedade|depressão|doença celíaca|insônia|hipertensão|pressão alta|zumbido|dislexia|lúpus|endometriose|eczema|psoríase|esclerose múltipla|fibromialgia|rinite',
    states:
      'diabétic[oa]|asmátic[oa]|epiléptic[oa]|autista|disléxic[oa]|daltônic[oa]|celíac[oa]|surd[oa]|ceg[oa]|míope|canhot[oa]|hipertens[oa]|grávida',
    diets: 'vegan[oa]|vegetarian[oa]|pescetarian[oa]|intolerante à lactose|intolerante ao glúten',
    statuses: 'casad[oa]|noiv[oa]|divorciad[oa]|solteir[oa]|viúv[oa]|separad[oa]|recém-casad[oa]',
    rest: '( (com|há|desde|e|por) .+)?',
    nature:
      '(mar|sol|frio|calor|inverno|verão|outono|primavera|natureza|campo|praia|chuva|neve|noite|madrugada|silêncio|lua|cidade|montanha|cinema|teatro|natal|carnaval|brasil|meu trabalho)(?![a-zà-ú])',
    idle: 'aposentad[oa]|desempregad[oa]|autônom[oa]',
  },
  people,
  pets,
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  jobs: '(enfermeir[oa]|professora?|médic[oa]|doutora?|engenheir[oa]|desenvolvedora?|programadora?|designer|advogad[oa]|contadora?|carpinteir[oa]|marceneir[oa]|encanadora?|eletricista|padeir[oa]|confeiteir[oa]|cozinheir[oa]|chef|garçom|garçonete|estudante|jornalista|escritora?|autora?|poeta|músic[oa]|pintora?|fotógraf[oa]|ator|atriz|dançarin[oa]|bailarin[oa]|cantora?|agricultora?|fazendeir[oa]|jardineir[oa]|florista|pilot[oa]|motorista|taxista|mecânic[oa]|bibliotecári[oa]|arquitet[oa]|cientista|pesquisadora?|biólog[oa]|químic[oa]|físic[oa]|tradutora?|intérprete|editora?|dentista|cirurgiã|cirurgião|socorrista|farmacêutic[oa]|veterinári[oa]|psicólog[oa]|terapeuta|fisioterapeuta|parteira|cuidadora?|faxineir[oa]|caixa|vendedora?|gerente|diretora?|consultora?|analista|secretári[oa]|recepcionista|servidora? públic[oa]|bombeir[oa]|policial|soldado|juiz|juíza|alfaiate|costureir[oa]|cabeleireir[oa]|barbeiro|açougueir[oa]|pescadora?|pedreir[oa]|carteir[oa]|guarda|assistente social|guia turístic[oa]|comissári[oa] de bordo|aeromoça|don[oa] de casa|empresári[oa]|autônom[oa]|freelancer|aprendiz|estagiári[oa]|técnic[oa]|economista|historiadora?|arqueólog[oa]|astrônom[oa]|apicultora?|ceramista|joalheir[oa]|relojoeir[oa]|ilustradora?|artista|aposentad[oa]|babá|padre|pastora?|educadora?|pedagog[oa]|nutricionista|administradora?|luthier|caminhoneir[oa])s?',
  noName:
    'est[ea]|ess[ea]|aquel[ea]|entediad[oa]|cansad[oa]|depois|adivinha|nada|ninguém|talvez|obrigad[oa]|oi|chega|kkk+|eu|você|a|o|os|as|um|uma|muito|mais|feliz|triste|assim|de|do|da|como|não|sim|casad[oa]|solteir[oa]|vegan[oa]|vegetarian[oa]|brasileir[oa]|portugues[a]?|português|portuguesa|mineir[oa]|carioca|paulista|gaúch[oa]|baian[oa]|paulistan[oa]|alemã|alemão|inglesa?|inglês|francês|francesa|italian[oa]|espanhola?|espanhol|argentin[oa]|angolan[oa]|latin[oa]|católic[oa]|cristã|cristão|evangélic[oa]|muçulman[oa]|judeu|judia|áries|touro|gêmeos|câncer|leão|virgem|libra|escorpião|sagitário|capricórnio|aquário|peixes|humano|humana|real|nov[oa]|velh[oa]|jovem|alt[oa]|baix[oa]|tod[oa]s?|alguém|ninguém|nada|quem|igual|tão|seu|sua|meu|minha|aqui|agora|hoje|amanhã|sempre|nunca|também|quando|que|qual|difícil|fácil|long[oa]|segredo|importante|e|mas|por|para|com|em|é|tem|mora|trabalha|está|era|foi|segunda|terça|quarta|quinta|sexta|sábado|domingo|amor|querid[oa]|tarde|depois|mais tarde|péssim[oa]|ótim[oa]|adora|gosta',
  noValue:
    'gente|pessoas|vocês?|vcs?|mis?|para|pra|uma?|ti|te|teu|tua|seu|sua|contigo|isso|isto|aquilo|esse|essa|este|esta|ele|ela|eles|elas|dele|dela|me|mim|nós|a gente|como|quando|que|quem|onde|se|assim|muito|demais|aqui|ali|lá|tudo|nada|algo|alguém|ninguém|não|nem|também|mais|já|sempre|agora|ainda|também|menos|pouco|bem|mal|e|ou|pensar|achar|dizer|saber|ser|estar|conversar com você|falar com você|a ideia|o jeito como|o fato|a maneira|duro|até tarde|de casa|em casa|sozinh[oa]|em paz|à noite|com|por|para mim|às vezes|sempre|nunca|dormir|pra cama|um pouco|um momento|a vida|ter|haver|fazer|o mesmo|o momento|pra mim|de você|de ti|disso|dele|bom|ótimo',
  pointing:
    'meus?|minhas?|teus?|tuas?|seus?|suas?|noss[oa]s?|est[ae]s?|ess[ae]s?|isso|isto|aquil[oa]|aquel[ea]s?|del[ea]s?|mais|já|sempre|agora|ainda|também|menos|melhor|muito|tanto|quase|tão|demais|outr[oa]s?|algu(m|ma|ns|mas)|cada|tod[oa]s?|ambos|mesm[oa]s?|pessoalmente|el[ea]s?|parte|resto|coisas?|kkk+|pqp|puta|porra|caralho|crl|pra|junt[oa]s?|assim|^(ao|aos|à|em|no|na|com|por)',
  vague:
    '^([oa]|os dois|as duas|os [0-9]) (?!(mar|sol|frio|calor|inverno|verão|outono|primavera|natureza|campo|praia|chuva|neve|noite|madrugada|silêncio|lua|cidade|montanha|cinema|teatro|natal|carnaval|brasil)(?=$)).+|^(casal|filme|episódio|programa|vídeo|cara|personagem|final|jeito|clima|série|receber|fazer|dar|mandar)(?=$)',
  unfit: 'você|vcs?|vocês|ti|te|contigo|senhor|senhora|[a-zà-ú]+-te',
  placeEnds:
    'a (anos*|mais|uns|quase)|com|desde|há|faz|por enquanto|agora|atualmente|junto|sozinh[oa]|como|mas|onde|porque|e|também|ano passado|semana passada|mês passado|quando|embora|a vida toda|no momento|para|sem|no ano passado|na semana passada|no mês passado',
  changed: 'agora|nov[oa]|não é mais|mudamos o nome',
  and: ' (e|ou|além de|&) ',
  articles:
    'o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|ao|à|de|do|da|dos|das|em|no|na|com|para|pra|por|vou|ir|viajar|viajo|voo|que|lhe|que|pro',
  indefinite: 'um|uma|meu|minha|noss[oa]|interior|campo|cidade|praia|centro|apartamento|casa',
  endings: 'es|s',
  labels: {
    name: 'Nome: {name}',
    age: 'Idade: {age}',
    birthday: 'Aniversário: {date}',
    personBirthday: 'Aniversário ({person}): {date}',
    origin: 'Origem: {place}',
    home: 'Mora em: {place}',
    work: 'Profissão: {work}',
    likes: 'Gosta de: {thing}',
    dislikes: 'Não gosta de: {thing}',
    favorite: 'Favorito ({what}): {thing}',
    hobby: 'Hobby: {clause}',
    speaks: 'Fala {thing}',
    person: '{person}: {name}',
    pet: '{pet}: {name}',
    owned: '{what}: {name}',
    family: 'Tem {thing}',
    relationship: 'Estado civil: {status}',
    health: 'Saúde: {thing}',
    allergy: 'Alergia: {thing}',
    diet: 'Dieta: {thing}',
    promise: 'Promessa: {promise}',
    nickname: 'Chama o mate de {name}',
  },
  asksName:
    '(qual é|e) (o )?seu nome|qual seu nome|como (você )?se chama|como (você )?(quer|prefere) que eu te chame|como (posso|devo) te chamar|te chamam de quê|quem é você',
  answers: [
    '<sou> ~((o|a) )?{Name}( de .+| e .+)?',
    'aqui é (o |a )?{Name}',
    '(é )?{Name}',
    '(?=[^ ]+$){name}',
  ],
  rules: {
    age: [
      '(eu )?~tenho ~{age} anos( de idade)?( e .+)?',
      '(eu )?(acabei de fazer|fiz|completei) {age} anos( .+)?',
      'minha idade é {age}( anos)?',
    ],
    personBirthday: [
      '(o )?aniversário (da|do|de) <my> <person>( [a-z]+)? é ~{date}',
      '<my> <person>( [a-z]+)? faz aniversário {date}',
    ],
    birthday: [
      '(o )?meu aniversário é ~{date}',
      '(eu )?(faço aniversário|faço anos|nasci) ~(?=(em|no|dia) .*){date}',
    ],
    allergy: ['<sou> ~alérgic[oa] (a|à|ao|aos|às) {things}', '(eu )?tenho alergia (a|à|ao|aos|às) {things}'],
    health: [
      '(eu )?(tenho|sofro de|convivo com) <known:ills><rest>',
      '(<sou>|(eu )?estou) <known:states><rest>',
      '(eu )?fui diagnosticad[oa] com {thing}',
    ],
    diet: ['<sou> ~<known:diets><rest>', '(eu )?(virei|me tornei) ~<known:diets><rest>'],
    relationship: ['(<sou>|(eu )?estou) ~<status:statuses><rest>', '(eu )?(fiquei) <status:statuses><rest>'],
    home: [
      '(eu |nós |a gente )?~(moro|moramos|mora|vivo|vivemos|resido) ~(?!com|sozinho|sozinha)((com|há|desde) .+ )?(em|no|na|nos|nas) {place}',
      '(eu |nós |a gente )?~(me mudei|mudei|nos mudamos|mudamos|me mudo não) (de .+ )?(para|pra|pro|para o|para a) (o |a )?{place}',
      '(eu )?(estou|tô) morando (em|no|na|nos) {place}',
      '(eu )?fui morar (em|no|na) {place}',
      'minha casa (é|fica) (em|no|na) {place}',
    ],
    origin: [
      '<sou> ~(natural )?(de|do|da) {place}',
      '(eu )?venho (de|do|da) {place}',
      '(eu )?(nasci|cresci|fui criad[oa]|nasci e cresci) (em|no|na) {place}',
    ],
    work: [
      '(eu )?~trabalho ~(como|de) {work}( (em|no|na|num|numa|para) .+)?',
      '(eu )?(estou|tô) trabalhando ~(como|de) {work}( (em|no|na|num|numa|para) .+)?',
      '<sou> ~(uma? )?(?!d[eoa] |fã ){job}( (em|no|na|num|numa|de|do|da|para|e) .+)?',
      '(o )?(meu|minha) (novo |nova )?(trabalho|profissão|emprego|ofício) é {work}',
      '(eu )?(consegui|arrumei|arranjei|tenho) (um )?(novo )?(trabalho|emprego|vaga) (de|como) {work}',
      '(eu )?(estou|sou) ~<occupation:idle><rest>',
      '(eu )?(virei|me tornei) (?!o |a ){job}',
    ],
    favorite: [
      '<my> {what} (favorit[oa]|preferid[oa]) é ~{thing}',
      '(os |as )?(meus|minhas) {what} (favorit[oa]s|preferid[oa]s) são {things}',
    ],
    dislikes: [
      '(eu )?não (gosto|curto) ~(nada )?(de |(do|da|dos|das) (?=<nature>))?(?!d[oa]s? ){things}',
      '(eu )?(odeio|detesto) ~{things}',
      '(eu )?não suporto {things}',
    ],
    likes: [
      '(eu )?~gosto ~(de|(do|da|dos|das)(?= <nature>)) {things}',
      '(eu )?~(adoro|amo|curto) ~{things}',
      '<sou> ~(um |uma )?(grande )?(fã|apaixonad[oa]|louc[oa]|amante) (de|por) (?!carteirinha){things}',
      '(a )?(minha paixão|meu hobby|meu passatempo) é {things}',
      '(os )?meus (hobbies|passatempos) são {things}',
    ],
    speaks: ['(eu )?falo ~(um pouco de )?(?!com|de|por|em|muito|sobre){things}'],
    hobby: ['(eu ~jogo|(eu )?~toco) ~(?!com)(o |a )?{thing}'],
    person: [
      '<my> <kind>?<person><after>?<called>(a |o )?{name}',
      '<my> <kind>?<person><after>?,? {Name} .+',
      '(o )?nome (da|do|de) <my> <kind>?<person><after>? é {name}',
      '<have> (um|uma) <kind>?<person><after>?,? (que se chama|chamad[oa]|que chama) {name}',
      '((eu )?(sou casad[oa]|namoro)) com <my> <person>,? {Name}',
      '{Name} é <my> <kind>?<person><after>?',
    ],
    pet: [
      '<my> <kind>?<pet><after>?<called>(a |o )?{name}',
      '<my> <kind>?<pet><after>?,? {Name}( .+)?',
      '(o )?nome (da|do|de) <my> <kind>?<pet><after>? é {name}',
      '<have> (um|uma) <kind>?<pet><after>?,? (que se chama|chamad[oa]|que chama) {name}',
      '{Name} é <my> <kind>?<pet>',
    ],
    owned: ['<my> {what} se chama ~{name}'],
    family: [
      `((eu )?tenho|nós temos|temos|a gente tem) (?=(um|uma|dois|duas|três|quatro|cinco|seis|[0-9]) ([a-zà-ú]+ )?(${kin})( [a-zà-ú]+)?( e (um|uma|dois|duas|três|quatro|cinco|seis|[0-9]) ([a-zà-ú]+ )?(${kin}))?$){known}`,
    ],
    nickname: ['(eu )?(vou te chamar|te chamo|vou chamar você) de {name}'],
    promise: [
      '(eu )?~(prometi|tinha prometido) (?!a você|que você|pra você|para você)(?!(a|à|ao|pra|pro|para) [^ ]+$){promise}',
      '(eu )?prometo (?!que não te){promise}',
      '(eu )?dei minha palavra {promise}',
    ],
    name: [
      '(eu )?me chamo ~{name}',
      '(o )?meu nome (completo )?é ~{name}',
      '(pode me chamar|me chama|me chame|podes me chamar) de {name}',
      '(todos|todo mundo|meus amigos|a galera|o pessoal) me (chamam|chama) de {Name}',
    ],
  },
  ended: {
    likes: [
      '(eu )?(já não|não) (gosto|curto) mais (de |do |da |dos |das )?{things}',
      '(eu )?não (amo|adoro) mais {things}',
      '(eu )?já não (gosto|curto) (de|do|da|dos|das) {things}',
      '(eu )?antes gostava (de|do|da|dos|das) {things}',
      '(eu )?gostava (de|do|da|dos|das) {things} antes',
      '(eu )?(parei|deixei) de gostar (de|do|da|dos|das) {things}',
      '(eu )?não gosto (de|do|da|dos|das) {things} mais',
    ],
    dislikes: ['(eu )?não (odeio|detesto) mais {things}'],
    work: [
      '(eu )?(não sou mais|já não sou|deixei de ser) {job}',
      '(eu )?não trabalho mais (como|de) {work}',
      '(eu )?(larguei|deixei|perdi|saí do|pedi demissão do) (o |meu |do )?(meu )?(trabalho|emprego)( .+)?',
      '(eu )?(pedi demissão|fui demitid[oa]|me demiti)( .+)?',
      '(eu )?antes era {job}',
    ],
    home: ['(eu |nós |a gente )?não (moro|vivo|moramos|mora) mais (em .+|no .+|na .+)'],
    relationship: [
      '(eu )?não (sou|estou) mais (<statuses>)( .+)?',
      '(eu )?(nos separamos|me separei|(terminei|rompi) com (o |a )?(meu|minha) .+)( .+)?',
      'não estamos mais juntos',
    ],
    pet: ['<my> <kind>?<pet>( [a-z]+)? (morreu|faleceu|fugiu)( .+)?'],
    diet: ['(eu )?não sou mais (<diets>)'],
    allergy: ['(eu )?não sou mais alérgic[oa] (a|à|ao|aos|às) {things}'],
  },
};
