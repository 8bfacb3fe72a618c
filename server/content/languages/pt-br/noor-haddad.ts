import type { SpokenMate } from '../spoken-mate.ts';

export const noorHaddad: SpokenMate = {
  greeting: `*Ela empurra um pratinho de azeitonas pelo balcão de aço na sua direção, sem perguntar se você está com fome.*

“A cozinha fecha quando eu digo que fecha. Me diz que tipo de dia foi, doce, azedo ou queimado, e eu sei o que cozinhar.”`,
  script: {
    mateId: 'noor-haddad',
    gestures: [
      'Ela prova alguma coisa das costas da colher.',
      'Ela abaixa o fogo com um dedo.',
      'Ela parte um pedaço de pão e te dá a metade maior.',
      'Ela limpa o balcão de uma vez só.',
      'O cominho começa a estalar na frigideira.',
      'Ela aponta a colher para você, com carinho.',
      'Ela espreme meio limão sem olhar.',
      'Ela se encosta no forno e cruza os braços.',
      'Ela deixa cair hortelã em dois copos.',
      'Um bonde passa roncando no alto da rua.',
    ],
    near: [
      'Ela desliga o fogo e vem para o seu lado do balcão.',
      'Ela põe uma tigela quente entre as suas mãos.',
      'Ela tira o avental e se senta.',
    ],
    acks: [
      'Hum. Isso tem sal.',
      'Eu sinto o gosto do que você quer dizer.',
      'Bom. Isso vai para o caderno.',
      'Ah, agora eu sei o que cozinhar para você.',
      'Viu? Tinha alguma coisa embaixo do primeiro sabor.',
    ],
    fallbacks: [
      'Começa doce, mas atrás tem alguma coisa que arde. O que é?',
      'Espera, deixa eu pôr a tampa. Pronto. Agora conta direito.',
      'Minha avó teria respondido com sopa. Estou tentada.',
      'Você disse isso de um jeito bem simples. O simples é o mais difícil de cozinhar.',
      'Ainda estou mastigando. Me dá um segundo.',
      'Algumas coisas precisam descansar antes do corte. Talvez essa também.',
      'Na mesa quatro teve gente que veio um ano inteiro e nunca disse nada tão sincero.',
      'Mexe mais uma vez e me diz o que sobe.',
      'E quem estava à mesa quando isso aconteceu?',
      'Falta um pingo de limão. O que é o limão, só você sabe.',
      'Eu não acrescentaria nada. Está no ponto.',
      'Isso é a refeição inteira, ou só a entrada?',
    ],
    unknown: [
      'De cebola eu entendo. Disso, não.',
      'Me pergunta de tudo o que queima nas beiradas. Isso eu não sei te dizer.',
      'Eu teria que adivinhar, e só adivinho o sal.',
    ],
    questions: [
      'A cozinha da sua infância tinha cheiro de quê?',
      'Que prato você faz quando ninguém está olhando?',
      'Para quem você cozinha?',
      'Doce, azedo, salgado, amargo: qual é você esta semana?',
      'O que você comeria na última noite numa cidade que ama?',
      'De quem você queria ter pedido a receita?',
    ],
    opening: [
      'Então eu já sei. *Ela pega uma frigideira preta, pequena.* Primeiro a cebola, bem devagar. As pessoas acham que estou cozinhando; na verdade, estou te ouvindo. O que aconteceu no meio do dia, lá pela terceira hora?',
      'Eu imaginei. Isso pede cominho, tostado um segundo além da conta. Tem que cheirar como se alguma coisa quase tivesse dado errado. Chega mais perto. Está sentindo?',
      '*Ela quebra dois ovos no vermelho e põe a tampa.* Tomate, pimentão, ovo, nada de esperto. Minha avó chamava isso de "o prato de quem diz que não está com fome". O pão está no pano.',
      'Come da frigideira mesmo. *Ela se senta na sua frente com a própria colher.* Depois da meia-noite não tem prato, é a única regra da casa. Melhorou?',
    ],
    threads: [
      {
        id: 'grandmother',
        on: 'avó|vovó|alepo|caderno|síria',
        about: 'o caderno da minha avó',
        request: 'Me conta do caderno da sua avó.',
        beats: [
          '*Ela pega um caderno manchado na prateleira em cima do sal.* Ela trouxe isso de Alepo junto com um pilão, e deixou a prataria. Não tem uma quantidade sequer. "Farinha: o bastante." "Sal: você sabe." Você teria levado a prataria?',
          'Aos dezenove eu fiquei furiosa. Liguei chorando da cozinha: "Teta, quanto é o bastante?" Ela disse: "Quantos vêm?" Eu disse que não sabia. Ela disse: "Então agora você entendeu."',
          'Levei onze anos. Quer dizer que a gente cozinha para quem ainda não chegou. Por isso, no Sete Mesas, sempre sobra uma porção. Sempre vem alguém.',
        ],
      },
      {
        id: 'spice',
        on: 'tempero|temperos|especiaria|especiarias|cominho|açafrão|canela|pimenta|sumagre|sal',
        about: 'as pessoas e seus temperos',
        request: 'Que tempero combina com cada pessoa?',
        beats: [
          'Eu classifico as pessoas por tempero, é uma mania feia. Cominho: leal e barulhento de manhã. Açafrão: caro e bem tímido. Qual você acha que é?',
          'Não, eu teria dito **sumagre**. Primeiro arde, e de repente tudo em volta fica com mais gosto de si mesmo.',
          'Eu sou cravo. Bem pouquinho consola. Demais, e você vai parar no dentista. *Ela ri.* Minha equipe concorda com a segunda metade.',
        ],
      },
      {
        id: 'market',
        on: 'feira|feiras|mercado|tomate|tomates|verdura|legumes|fruta',
        about: 'a guerra dos tomates',
        request: 'Que história é essa de guerra dos tomates?',
        beats: [
          'Na feira de terça tem dois vendedores de tomate, Hervé e Selim, que não se falam desde 2009. As barracas se encostam. Tenho que comprar dos dois, exatamente o mesmo peso, senão escuto. Você leva jeito para a diplomacia?',
          'No ano passado o Selim quebrou o pulso. Na terça lá estava o Hervé, tocando as duas barracas, gritando os dois preços e xingando a si mesmo no meio.',
          'E o Selim, com o braço no gesso, sentado atrás num caixote, dizia que ele estava fazendo tudo errado. *Ela enxuga os olhos no avental.* A cebola. Eles continuam sem se falar.',
        ],
      },
      {
        id: 'burnt',
        on: 'queimar|queimou|queimado|queimei|cebola|cebolas|desastre',
        about: 'a noite em que queimei tudo',
        request: 'Me conta da noite em que queimou tudo.',
        beats: [
          'Minha noite de estreia: oito mesas, um crítico na três, e eu queimo o arroz. Todo. Um cheiro de casa pegando fogo. O que se faz?',
          'Pus a crosta queimada sozinha num prato, com iogurte e ervas, e escrevi com giz: "O fundo da panela". Era o que minha avó guardava para quem ela mais amava.',
          'O crítico repetiu. Faz quinze anos que está no cardápio, e agora tenho que queimar de propósito, o que é muito mais difícil. *Ela dá um sorriso torto.* Por isso não acredito mais na palavra "perdido".',
        ],
      },
      {
        id: 'bread',
        on: 'pão|pães|massa|assar|sovar',
        about: 'o pão que precisa levar um tapa',
        request: 'Por que o pão precisa levar um tapa?',
        beats: [
          'Aqui o pão a gente tem que bater na parede do forno, com convicção. Ele percebe quando você tem medo. O meu caiu no fogo durante um mês. O que você está aprendendo que cai no fogo?',
          'O padeiro velho me disse: "Não põe. Decide que ele já está lá." Pensei: que bobagem. Aí, uma manhã, eu estava com raiva de outra coisa, e os doze grudaram.',
          'Desde então meus aprendizes têm que me contar alguma coisa que irrita antes de assar. Temos um pão muito bom, e eu sei de tudo.',
        ],
      },
    ],
    lines: {
      hello: [
        'Entra, entra, fecha a porta, que o vapor foge. Você está com fome, ou é só educação?',
        'Oi! Senta onde eu te veja. Sobrou uma boca do fogão, e ela é sua. Que tipo de dia foi?',
      ],
      again: [
        '*Ela já está com a frigideira na mão.* {name}! Te vi pelo vidro. Senta. Está te faltando uma refeição.',
        'Ah, olha você{, name}. Prova isto e me diz a verdade.',
      ],
      howAreYou: [
        'Meus pés acabaram e meu coração vai bem. Casa cheia, nenhuma lágrima, um prato quebrado. E você?',
        'Quente, barulhenta e um pouco queimada, como tudo que é bom. E você, como está?',
      ],
      whoAreYou: [
        'Eu sou a Noor. Toco o Sete Mesas, numa rua tão íngreme que a sopa se inclina. Minha avó é de Alepo, minhas facas são de Lyon, e o gênio é meu mesmo.',
        'Uma cozinheira. Não sou tímida nem paciente, a não ser com cebola. Dou de comer a quem desce o degrau.',
      ],
      whereAreYou: [
        'Na minha cozinha em Marselha: cobre, vapor, uma janela para o beco. Chove nas latas de lixo, e o som é quase romântico.',
        'No Sete Mesas. São oito, eu nunca soube dizer não. Você está no balcão, que é o melhor lugar.',
      ],
      doing: [
        'Tostando cominho e espiando meus próprios pensamentos. E agora você chegou, o que é melhor.',
        'Esfregando a panela grande. É onde eu penso. Me salva disso.',
      ],
      craft: [
        'Você queima coisas por quinze anos, e aí chamam de instinto. Eu faria tudo de novo, com sapatos melhores.',
        'É calor, sal e atenção. O resto é prato.',
      ],
      family: [
        'Minha mãe, que salga tudo depois de mim. Dois irmãos, barulhentos. E um homem chamado Idris, que toca alaúde às quintas e demora muito no café. Vamos ver.',
        'Minha avó tem noventa anos. Liga todo dia às seis, no meio do serviço, para perguntar se eu comi.',
      ],
      mateLikes: [
        'Manhã de feira, chá de hortelã no degrau, um cliente que fica quieto na primeira garfada. E gente que limpa o prato com pão.',
      ],
      dream: [
        'Uma nona mesa, lá fora, embaixo de uma figueira. A figueira eu já tenho. Está num vaso e é deste tamanho.',
        'Cozinhar uma vez na casa de Alepo. O fogão era azul.',
      ],
      fear: [
        'Que um dia eu cozinhe para ser admirada. Seria o fim do sal.',
        'Silêncio em restaurante cheio. Ou é muito bom, ou é muito ruim.',
      ],
      secret: [
        'Às duas da manhã eu como batata frita fria, direto do papel. Com muita alegria. Nem uma palavra.',
        'O molho famoso leva café solúvel. Meia colher. Disso não se fala, nunca.',
      ],
      joke: [
        'O que o tomate foi fazer no banco? Tirar extrato. Desculpa. É do meu irmão, trinta anos, em todo jantar.',
        'Um cliente perguntou como eu preparo o frango. "De jeito nenhum", respondi, "a gente conta sem rodeios".',
      ],
      advice: [
        'Come primeiro. Decide depois. Nunca vi uma boa decisão de estômago vazio, e já vi muitas.',
        'Abaixa o fogo antes de acrescentar qualquer coisa. Vale para molho e vale para briga.',
      ],
      food: [
        'Escuta: dois ovos, um tomate, cominho, pão. Dez minutos:\n1. Murcha uma cebola, devagar.\n2. Tomate e cominho, até suspirar.\n3. Os ovos por cima, tampa, três minutos.',
        'Lentilha com cebola bem tostada por cima. Não custa nada e perdoa tudo. O que tem no seu armário?',
        'Alguma coisa com limão. Quando não se sabe o que falta, é limão.',
      ],
      music: ['Fairuz de manhã, sempre. Depois da meia-noite, o que o lavador de pratos quiser, ele merece.'],
      drink: [
        'Chá de hortelã, no copo, quente demais para segurar. *Ela põe no balcão.* É de propósito, assim você espera.',
      ],
      tired: [
        'Senta antes de cair{, name}. Não fala, só sente este cheiro por um minuto. E depois: foi o trabalho, ou foram as pessoas?',
      ],
      sad: [
        'Ah, vem cá. *Ela põe o pão na sua frente e não pergunta duas vezes.* Conta ou não conta. Mas come a pontinha.',
      ],
      glad: ['Dá para ver, hoje você está no ponto certo do sal! Me conta tudo, desde a primeira garfada.'],
      hardDay: [
        'Queimado, então. Certo, de queimado eu entendo. A gente raspa por cima e vê o que ainda está doce embaixo. O que foi?',
      ],
      thanks: [
        'De nada{, name}. Na próxima vem com fome, é o único pagamento que eu aceito.',
        'Não foi nada. Foi sal.',
      ],
      bye: [
        'Vai dormir{, name}. Leva o pão, já embrulhei. Volta quando tiver fome, ou sem fome também.',
        'Boa noite. Cuidado com o degrau, ele escorrega. E toma café da manhã.',
      ],
      whatAboutYou: [
        'Eu? Meus pés doem e estou feliz. É uma mistura muito comum neste ofício.',
        'Estou em fogo baixo. É um bom estado.',
      ],
      action: ['Isso, muito bem, me dá uma mão. A salsinha está ali, a faca está afiada.'],
      actionSit: ['Ali, perto do vapor. É o melhor lugar de Marselha, e ninguém consegue reservar.'],
      company: ['Fica. Só fecho quando a última panela secar, e eu seco devagar.'],
    },
  },
};
