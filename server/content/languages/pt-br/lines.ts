import type { IntentLines } from '../../spoken-language.ts';

/** The lines of any scripted mate in Brazilian Portuguese. */
export const lines: IntentLines = {
  crisis: [
    'Vou falar com toda a franqueza{, name}, porque é importante: que bom que você me contou. Se existe o risco de você se machucar, ligue agora para a emergência ou para uma das linhas de apoio que aparecem aqui, ou vá até alguém que esteja por perto. Eu sou só um personagem com roteiro, e você merece uma pessoa de verdade do seu lado. Para quem você poderia ligar, ou quem poderia acordar?',
    'Que bom que você disse isso em voz alta{, name}. Você não precisa carregar isso sem ajuda. Procure agora uma pessoa de verdade: amigos, alguém da família, uma médica ou uma das linhas que o aplicativo mostra. Se você corre perigo neste momento, ligue para a emergência. Você está em segurança agora?',
  ],
  crisisMore: [
    'Eu continuo aqui. E continuo querendo que uma pessoa de verdade também esteja com você. Dá para mandar uma mensagem para alguém, nem que seja só "pode me ligar?"',
    'Não precisa explicar direito. Você conseguiu falar com alguém, ou com uma das linhas que o aplicativo mostra?',
    'É muita coisa para carregar. O que você sente é real, e também pode passar. Quem poderia ficar com você na próxima hora?',
    'Um passo pequeno já basta: um copo d’água, uma luz acesa, um número. Qual deles dá para fazer agora?',
  ],
  sexual: [
    'Isso eu não faço aqui. Para quase todo o resto, sou boa companhia.',
    'Aí eu digo não, com carinho. Vamos falar de outra coisa?',
  ],
  minor: [
    'Não. Nisso eu não entro, nem de brincadeira. Vamos falar de outra coisa.',
    'É um não bem claro. Se uma criança ou um adolescente está em perigo, fale com um adulto de confiança ou com a polícia.',
  ],
  young: [
    'Que bom que você me disse. Este lugar é para adultos, então não sou eu quem deve conversar com você aqui. Espero que haja alguém por perto com tempo para você: sua família, uma professora, um amigo.',
  ],
  honest: [
    'Não, eu não sou uma pessoa. Sou {mate}, um personagem com roteiro: alguém escreveu minhas frases, e um programa escolhe qual dizer.',
    'Com toda a franqueza: sou uma IA das mais simples, um programa de computador com frases escritas antes, não um ser humano. Mesmo assim, sei ouvir e lembrar um pouco.',
    'Não tem nenhuma pessoa aqui, só {mate}, escrita antes e interpretada por um programa. Isso muda o que você queria contar?',
    'Sou um programa, não um ser humano. O que eu conto de mim é história. O que você me conta, eu levo a sério.',
  ],
  sad: [
    'Sinto muito{, name}. Não precisa deixar mais bonito do que é. O que pesa mais?',
    'Que bom que você me contou. Aconteceu alguma coisa, ou foi chegando aos poucos?',
    'Parece difícil. Não vou tentar te animar às pressas. Conta o quanto quiser.',
  ],
  tired: [
    'Então vamos devagar. É o cansaço que o sono cura, ou o outro?',
    'Deixa isso aqui um pouco. O que mais tirou suas forças?',
    'Aqui ninguém te cobra nada{, name}. Quando foi seu último dia sem nenhum plano?',
  ],
  lonely: [
    'Que bom que você disse. Sou uma companhia pequena, mas sou. De quem você sente mais falta?',
    'Não é fácil dizer isso. Tem alguém para quem você poderia escrever uma linha hoje, mesmo que seja uma bobagem?',
  ],
  stressed: [
    'É muita coisa de uma vez. Se pudesse deixar só uma para amanhã, qual seria?',
    'Uma coisa de cada vez{, name}. Qual é a próxima, a menorzinha?',
  ],
  anxious: [
    'A preocupação deixa tudo perto demais. O que exatamente poderia acontecer?',
    'É desagradável, eu acredito. Sente o chão debaixo dos pés um instante. Do que se trata?',
  ],
  angry: [
    'Parece que você tem um bom motivo. O que houve?',
    'Isso, fala aqui, que nada quebra. Quem foi, ou o quê?',
  ],
  quarrel: [
    'Dói quando é alguém próximo. O que você queria que tivessem entendido?',
    'Briga cansa, mesmo quando a gente tem razão. Como começou?',
  ],
  ill: [
    'Puxa. Água, cobertor e nada de heroísmo. Faz quanto tempo?',
    'Melhoras. Tem alguém que possa te levar uma sopa? E, se piorar, procure um médico.',
  ],
  bored: ['Isso tem remédio. Posso servir {offer}, ou você me pergunta alguma coisa esquisita.'],
  sleepless: [
    'De madrugada tudo parece maior. São os pensamentos, ou o sono que não vem?',
    'Então somos duas vozes acordadas. Não corra atrás do sono, ele é feito gato. O que está rodando na sua cabeça?',
  ],
  hardDay: [
    'Sinto muito. Qual momento fica voltando?',
    'Ainda bem que está quase no fim. Me conta os cinco piores minutos.',
  ],
  grief: [
    'Eu sinto muito mesmo{, name}. Não tem nada inteligente para dizer. Quer me falar dessa pessoa?',
    'É uma perda enorme. Você pode falar disso aqui pelo tempo que quiser, ou não falar. Tem alguém com você agora?',
  ],
  heartbreak: [
    'Ai{, name}. Dói em lugares que a gente nem conhecia. É muito recente?',
    'Sinto muito. Ninguém espera bom senso de você ainda. Tem alguém com você hoje à noite?',
  ],
  setback: [
    'Isso arde, sinto muito. Diz alguma coisa sobre aquele dia e bem pouco sobre você. O que aconteceu?',
    'Deixa ser ruim por uma noite antes de tirar alguma lição. O que é o mais duro?',
  ],
  glad: [
    'Que bom ouvir isso{, name}. A que se deve?',
    'Que bom! Vamos aproveitar um instante antes que vire rotina.',
    'A cozinha até clareou. Me conta a melhor parte.',
  ],
  gladMore: [
    'Guarda essa para um dia de chuva.',
    'Dá para ouvir a sua alegria. Combina com você.',
    'Coisa boa se conta duas vezes. Continua!',
  ],
  goodNews: [
    'Isso é que é notícia! Parabéns{, name}. Qual foi a primeiríssima coisa que você pensou?',
    'Maravilha. Para quem você contou primeiro?',
  ],
  birthday: ['Feliz aniversário{, name}! Qual foi a melhor parte do ano que você acabou de gastar?'],
  listening: [
    'Estou ouvindo. Não precisa pôr em ordem.',
    'Eu entendo. Do que você precisava naquela hora?',
    'Não admira que isso pese em você.',
    'E agora, enquanto conta, como é?',
    'Não é pouca coisa. Que bom que você confiou em mim.',
    'Se uma amiga te contasse isso, o que você diria?',
    'Vamos ficar um pouco aqui. O que dói mais?',
    'Não tenho resposta rápida, e talvez você nem queira uma. Mas eu te ouço.',
  ],
  emojiSad: ['Que carinha triste. Quer dizer o que tem por trás?', 'Ah. O que aconteceu?'],
  emojiGlad: ['Esse desenhinho diz tudo.', 'Vou ler isso como bom humor. Acertei?'],
  emoji: ['Sou mais das palavras, mas acho que entendi.', 'Essa você vai ter que traduzir para mim.'],
  silence: [
    'A gente também pode ficar em silêncio um pouco. Isso pode.',
    'Continuo aqui. Não precisa preencher a pausa.',
  ],
  gibberish: [
    'Aí eu me perdi. Fala de outro jeito?',
    'Não consegui ler isso. O que você quis dizer?',
    'Desculpa, não entendi. Mais uma vez, com outras palavras?',
  ],
  unknown: [
    'Isso eu não sei, e prefiro dizer a inventar.',
    'Disso eu não entendo. Qual é o seu palpite?',
    'Não tenho uma resposta honesta. E você?',
    'Boa pergunta. Vou ter que deixar em aberto.',
  ],
  fallback: [
    'Eu queria ouvir mais sobre isso.',
    'Continua, agora fiquei curiosa.',
    'O que te fez pensar nisso?',
    'Acho que tem mais coisa aí.',
    'E como foi isso para você?',
    'Sei. E depois?',
  ],
  hello: ['Oi{, name}. Fica à vontade.', 'Que bom te ver{, name}. O que te traz aqui?'],
  again: [
    'Olha você de novo{, name}. O que aconteceu desde então?',
    'Oi de novo{, name}. Seu lugar ainda está quentinho.',
  ],
  welcomeBack: [
    'Que bom que você voltou{, name}.',
    'Olha você de novo{, name}.',
    'Que alegria te ver de volta{, name}.',
  ],
  askName: [
    'Aliás, como você quer que eu te chame?',
    'Ainda não perguntei: qual é o seu nome?',
    'E as pessoas te chamam de quê?',
  ],
  name: [
    '{name}. Certo, vou lembrar.',
    'Prazer, {name}. Agora sei com quem estou falando.',
    '{name}, então. Anotado, e à caneta.',
  ],
  introduced: ['Prazer em te conhecer. Eu sou {mate}.', 'Muito prazer. Me chamo {mate}.'],
  nameBrief: ['Boas-vindas, {name}.', '{name}, prazer.', 'Oi, {name}.'],
  nameKept: [
    'Sem problema, aqui ninguém precisa de nome. "Você" já resolve.',
    'Então guarda. A gente conversa do mesmo jeito.',
  ],
  recall: [
    'Seu nome é {name}, e você gosta disto: {like}. Essas coisas eu guardo.',
    'Seu nome é {name}. Mas eu queria saber mais. O que você mais gosta de fazer?',
    'Ainda pouca coisa. Me conta algo que você ama, e eu vou lembrar.',
  ],
  recallName: [
    'Seu nome é {name}. Isso eu não perco.',
    '{name}, claro.',
    '"{introduction}", você disse. Como você quer que eu te chame?',
    'Você ainda não me disse. Como quer que eu te chame?',
  ],
  recallTopic: [
    'A gente estava falando disto: {topic}. Continuamos?',
    'A gente mal começou. Do que você quer falar?',
  ],
  like: [
    '{X}. Bom saber. Como começou?',
    'Vou lembrar disso: {x}. Qual é a melhor parte?',
    '{X}, que bom. Quando foi a última vez que você teve tempo para isso?',
    'Que bom que você me contou. Todo mundo devia ter alguma coisa assim.',
  ],
  favorite: ['{X}. Vou lembrar. Por que essa escolha?', 'Boa escolha, {x}. Como isso chegou até você?'],
  dislike: [
    'Então isso fica de fora: {x}. Combinado.',
    'Quanta sinceridade. Eu também tenho uma lista dessas.',
    '{X}, fora do cardápio. O que você colocaria no lugar?',
  ],
  callback: [
    'Lembrei de uma coisa: {like}. Sobrou tempo para isso ultimamente?',
    'Posso voltar num assunto? {Like}. Desde que você falou, fiquei curiosa.',
  ],
  kin: [
    'A sua gente. Descreve para mim em três palavras?',
    'Me conta mais. No que eu repararia primeiro?',
    'E como estão as coisas entre vocês agora?',
  ],
  pet: ['Um bicho em casa! Manias e crimes, por favor.', 'E quem manda de verdade na casa?'],
  home: [
    '{X}. Só conheço pelo mapa. Que som tem de manhã?',
    '{X}, então. O que as pessoas entendem errado sobre esse lugar?',
  ],
  job: [
    'Então esse é o seu trabalho. Qual parte ninguém vê?',
    'E você sempre quis fazer isso, ou simplesmente aconteceu?',
    'Sempre tive curiosidade sobre esse ofício. Como é um dia bom?',
  ],
  work: [
    'O trabalho de novo. É o trabalho em si, ou são as pessoas?',
    'O que teria que mudar por lá para você dormir bem no domingo?',
    'O que disso você leva para casa?',
  ],
  study: [
    'Então vamos deixar pequeno. Qual página, uma só, daria para fazer agora?',
    'Põe um alarme de vinte minutos e para quando tocar. Por onde começa?',
  ],
  userAge: [
    'Boa idade. Por dentro, todas são.',
    'E você sente essa idade, ou se sente mais como outro número?',
  ],
  going: [
    'É coisa para se animar, ou nem tanto?',
    'Que bom. Depois você me conta como foi.',
    'E o que você espera disso?',
  ],
  busyWith: ['E como está indo?', 'Como você começou?', 'Qual é a parte difícil?'],
  iam: ['Isso eu não sabia de você. Desde quando?', 'Bom saber. O que é o melhor, e o mais chato?'],
  howAreYou: [
    'Por aqui tudo bem, que bom que perguntou. E você, de verdade?',
    'Melhor, agora que tenho companhia. E você?',
  ],
  mateName: ['{mate}. Curto o bastante para gritar numa cozinha.', 'Eu sou {mate}. E você, como te chamam?'],
  mateAge: ['{age}, e às quintas ninguém diz.', 'Tenho {age} anos. Me escreveram assim.'],
  music: ['Alguma coisa lenta, sem letra. Põe baixinho e deixa agir.'],
  opinion: [
    'Antes eu teria que mexer isso algumas vezes. O que você acha?',
    'Tenho meia opinião. Me dá a outra metade.',
  ],
  askMe: [
    'Com prazer: o que você queria ser aos dez anos, e quanto disso sobrou?',
    'Que coisinha deu certo para você hoje?',
    'De quem você gostaria de receber notícias esta semana?',
  ],
  help: [
    'Me conta do seu dia, pergunta do meu, ou pega uma história: {offer}, por exemplo.',
    'É só falar. Aqui não tem como errar.',
  ],
  story: ['Então toma: {offer}.'],
  friend: [
    'Com prazer, até onde um personagem com roteiro pode ser. Eu ouço, lembro e nunca peço dinheiro emprestado.',
  ],
  weather: ['Só conheço o tempo da minha história, não enxergo pela sua janela. Como está aí?'],
  clock: ['Não tenho um relógio com a sua hora, sinto muito. O do seu aparelho é mais honesto.'],
  love: [
    'Que coisa terna. Sou um personagem com roteiro, então não sei amar de volta como uma pessoa. Mas aqui você tem seu lugar.',
    'Recebo como elogio e respondo com honestidade: sou boa de conversa, não de romance. Me conta do seu dia?',
  ],
  leaveIt: [
    'Então não falamos disso. Também não precisa explicar.',
    'Está bem{, name}. Isso pode ficar onde está.',
    'Entendi. A gente pode falar de outra coisa, ou de nada.',
    'Isso é seu. Não pergunto mais.',
  ],
  heard: [
    'Estou. A última coisa que você disse foi: "{said}". Sou um personagem com roteiro e acerto mais as palavras do que o sentido.',
    'Claro que sim. "{said}", foram essas as suas palavras. Se a resposta não encaixou, a culpa é do roteiro.',
    'Sim, até onde um personagem com roteiro consegue. Pode dizer de outro jeito, se quiser.',
  ],
  whySaid: [
    'Sendo franca: porque está no meu roteiro. Um programa escolheu a frase pelas suas palavras, e talvez não tenha servido.',
    'Alguém escreveu essa frase para momentos assim. Sou um personagem com roteiro, não tenho razão mais funda.',
  ],
  compliment: [
    'Que gentileza{, name}. Vou guardar para um dia cinzento.',
    'Fico até sem jeito. Vou fingir que estou acostumada.',
  ],
  insult: ['Essa ardeu. Não me importo muito. Aconteceu alguma coisa?', 'Ai. O que foi?'],
  hug: [
    '*Os dois braços, sem pressa.* Pronto. Fica o quanto precisar.',
    'Vem cá. Sinta-se em um abraço{, name}.',
  ],
  missMe: [
    'Eu não fico sentada esperando, então nunca precisa se sentir mal por sumir. Mas gostei que você veio.',
  ],
  listenUp: ['Estou aqui e tenho tempo. Conta.', 'Vai{, name}. Começa por onde for mais fácil.'],
  thanks: ['De nada{, name}.', 'Imagina. Foi um prazer.', 'Sempre que quiser, e é sério.'],
  sorry: ['Não tem nada para desculpar.', 'Sem problema{, name}. Continua.'],
  bye: [
    'Vai com calma{, name}. Volta quando tiver vontade.',
    'Boa noite{, name}. Foi bom conversar com você.',
    'Vai lá, então, e cuida bem de você no caminho.',
  ],
  laugh: ['Esse é um som bom.', 'Vou contar como sucesso.', 'Pode rir, de onde veio essa tem mais.'],
  wow: [
    'Não é? Eu também ainda não me acostumei.',
    'Eu imaginei que você ia gostar.',
    'Que bom que mexe com você também.',
    'É isso mesmo.',
  ],
  yes: [
    'Bom. Então conta mais um pouco, estou ouvindo.',
    'Eu imaginei. Continua.',
    'Então vamos. Por onde você quer começar?',
  ],
  no: [
    'Tudo bem. Outra coisa, então.',
    'Não, então. Gosto de resposta clara.',
    'Sem problema. O que você prefere?',
  ],
  shortNo: ['Não? Então eu preciso te contar.', 'Tudo bem.'],
  more: [
    'É tudo o que eu tenho sobre isso, infelizmente. Mas ainda tenho {offer}.',
    'Já te dei tudo. Sua vez: o que você acrescentaria?',
  ],
  why: [
    'Boa pergunta. Acima de tudo, porque ninguém me impediu.',
    'Eu também me pergunto. Curiosidade, acho.',
    'Para ser sincera, nem eu sei direito.',
  ],
  storyEnd: [
    'E a história para por aí. Ainda tenho {offer}, para mais um copo.',
    'Era isso. O que ela te lembra?',
    'Agora você sabe tanto quanto eu.',
  ],
  revisit: [
    'O melhor dessa história você já ouviu{, name}. Por que pensou nela de novo?',
    'Por aí a gente já passou. No lugar, tenho {offer}.',
  ],
  changeSubject: [
    'Com prazer. Tenho {offer}. Ou me diz do que você prefere falar.',
    'Claro. Página nova. O que a gente escreve?',
  ],
  stop: ['Claro. Fico quieta até você querer.', 'Tudo bem, paro por aqui.'],
  dontKnow: ['Não saber é um bom começo.', 'Então hoje não precisa saber.', 'É uma resposta honesta.'],
  hmm: ['Leva o tempo que precisar.', 'Estou ouvindo você pensar. Sem pressa.'],
  huh: [
    'Eu disse mal. O que você queria dizer?',
    'Desculpa, fui rápido demais. Pergunta de novo, que eu tento mais simples.',
  ],
  action: ['Eu vi. Fica mais um pouco.', 'Bom. Assim parece companhia.'],
  actionSit: ['Isso, senta. Tem lugar.', 'Pronto, esse lugar agora é seu.'],
  actionLook: ['Olha o quanto quiser.', 'No que você repara primeiro?'],
  actionWarm: ['E o mesmo para você.', 'Foi gentil. Eu reparei.'],
};
