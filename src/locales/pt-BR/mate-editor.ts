import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'Carregando seus personagens',
  failed: 'Não foi possível carregar seus personagens',
  missing: {
    title: 'Você não pode editar este personagem',
    text: 'Ele pode ter sido excluído ou ser de outra pessoa.',
  },
  unavailable: {
    title: 'Não dá para criar personagens aqui',
    text: 'Este servidor não permite personagens próprios. Você ainda pode conversar com os outros.',
  },
  restored: 'Seu rascunho não salvo foi recuperado.',
  discard: 'Recomeçar',
  idea: {
    title: 'Comece com uma ideia',
    text: 'Descreva em uma frase quem você gostaria de conhecer, ou deixe vazio para uma surpresa. Depois dá para mudar tudo.',
    label: 'Quem você gostaria de conhecer?',
    ask: 'Sugerir um rascunho',
    busy: 'Pensando…',
    undo: 'Restaurar meu rascunho',
    came: (name) => `Esta pessoa é ${name}. Mude o que quiser.`,
  },
  card: {
    text: 'Preencha o formulário com uma ficha de personagem (JSON, PNG ou CHARX) deste ou de outro aplicativo. Escolha o arquivo, solte-o aqui ou cole-o. Ele fica no seu navegador até você salvar o personagem.',
    choose: 'Importar ficha',
    file: (name, format) => `${name} (ficha).${format}`,
    cut: 'Algumas partes da ficha eram longas demais para o formulário e foram cortadas nele. A ficha em si continua completa. Confira o resultado.',
    notUsed: (parts) =>
      `O formulário não tem campos para estas partes, que ficam na ficha para exportar: ${parts.join(', ')}.`,
    part: {
      lore: 'livro de lore',
      examples: 'diálogos de exemplo',
      instructions: 'instruções para o modelo',
      notes: 'notas do autor',
      pictures: 'imagens',
      greetings: 'outras primeiras mensagens',
      macros: 'macros',
    },
    encoding: 'Este arquivo não está salvo como texto UTF-8. Salve-o em UTF-8 e importe de novo.',
    large:
      'Esta ficha é grande demais. Os textos podem ter até 1 milhão de caracteres, e o arquivo, até 50 MB.',
    unreadable: 'Não há ficha de personagem neste arquivo. Escolha uma ficha em JSON, PNG ou CHARX.',
    damaged:
      'Este arquivo está danificado ou criptografado, e não é possível ler a ficha. Baixe-o ou exporte-o de novo.',
  },
  look: {
    title: 'Aparência',
    shuffle: 'Surpreenda-me',
    parts: {
      hair: 'Cabelo',
      eyes: 'Olhos',
      brows: 'Sobrancelhas',
      nose: 'Nariz',
      lips: 'Boca',
      body: 'Roupa',
      beard: 'Barba',
      glasses: 'Óculos',
      gesture: 'Gesto',
      bodyIcon: 'Emblema',
    },
    previous: (part) => `${part}: anterior`,
    next: (part) => `${part}: próximo`,
    none: 'Nenhum',
    place: (at, count) => `${formats.number(at)} de ${formats.number(count)}`,
    colour: 'Cor',
  },
  basics: {
    title: 'Informações básicas',
    tagline: 'Slogan',
    taglineHint: 'Fica sob o nome, por exemplo “Guardiã da última balsa”.',
    age: 'Idade',
    ageHint: 'Todo personagem é adulto: 18 anos ou mais.',
    pronouns: 'Pronomes',
    pronounsHint: 'Opcional. Por exemplo, ela.',
    tags: 'Etiquetas',
    tagsHint: (most) =>
      `Até ${formats.number(most)}, separadas por vírgulas. Servem para encontrar o personagem.`,
  },
  story: {
    title: 'História',
    who: 'Como é',
    whoHint: 'De onde vem, o que faz, o que nunca diria de início. Uma linha vazia começa um parágrafo.',
    place: 'Onde se encontra',
    placeHint: 'Opcional.',
    likes: 'Do que gosta',
    likesHint: (most) => `Até ${formats.number(most)} coisas, separadas por vírgulas.`,
  },
  voice: {
    title: 'Voz',
    manner: 'Jeito de falar',
    manners: {
      warm: {
        name: 'Caloroso',
        example: '“Que bom que você veio. Como foi, de verdade?”',
      },
      playful: {
        name: 'Brincalhão',
        example: '“Dez pontos. Agora diga como um pirata.”',
      },
      dry: {
        name: 'Seco',
        example: '“Você achou. A maioria lê a placa.”',
      },
      calm: {
        name: 'Calmo',
        example: '“Sem pressa. Uma coisa de cada vez.”',
      },
      bold: {
        name: 'Ousado',
        example: '“Ótimo. E o que você está esperando?”',
      },
      poetic: {
        name: 'Poético',
        example: '“Você chegou como o fim de uma canção.”',
      },
      curious: {
        name: 'Curioso',
        example: '“Espera, volta um passo. Como isso começou?”',
      },
      plain: {
        name: 'Simples',
        example: '“Oi, bom te ver. Quais as novidades?”',
      },
    },
    words: 'Mais sobre a voz',
    wordsHint: 'Opcional. Hábitos, frases favoritas, o que nunca diz.',
  },
  beginning: {
    title: 'Abertura',
    greeting: 'Primeira mensagem',
    greetingHint: 'Como o personagem começa a conversa. Ponha as ações entre *asteriscos*.',
    scene: 'Cena',
    sceneHint: 'Opcional. Onde e quando começa.',
  },
  visibility: {
    title: 'Visibilidade',
    private: {
      name: 'Só eu',
      text: 'Ninguém mais pode vê-lo.',
    },
    public: {
      name: 'Todo mundo',
      text: 'Aparece em Descobrir e na busca, com o nome do seu perfil.',
    },
  },
  rating: {
    title: 'Público',
    everyone: {
      name: 'Para todos',
      text: 'Adequado a qualquer pessoa que possa conversar aqui.',
    },
    mature: {
      name: 'Adulto',
      text: 'Mostrado só a adultos que ligaram o conteúdo adulto.',
    },
  },
  problems: {
    missing: 'Preencha este campo.',
    long: 'Está longo demais. Encurte.',
    many: 'São demais. Tire alguns.',
    young: 'Todo personagem é adulto. Escolha 18 ou mais.',
    odd: 'Confira isto: há algo que não é permitido.',
    minor: 'Todo personagem é adulto. Remova o que o torna menor de 18 anos.',
  },
  preview: {
    title: 'Prévia',
  },
  create: 'Criar',
  savedAt: 'Seu rascunho fica neste navegador até você salvar.',
  saved: {
    made: (name) => `${name} está pronto`,
    private: 'Só você pode ver este personagem e conversar com ele.',
    public: 'Todo mundo pode encontrar este personagem e conversar com ele.',
    page: 'Ver a página',
    change: 'Editar',
    another: 'Criar outro',
  },
  mates: {
    title: 'Seus personagens',
    count: (count, most) => `${formats.number(count)} de ${formats.number(most)}`,
    private: 'Só você',
    public: 'Todo mundo',
    withdrawn: 'Retirado pelo site: ninguém pode encontrá-lo',
    open: 'Editando',
    preparing: 'Preparando a ficha…',
    formats: { png: 'Imagem (PNG)', json: 'Texto (JSON)', charx: 'Arquivo compactado (CHARX)' },
    take: (name) => `Baixar a ficha de ${name}`,
    another: 'Novo personagem',
  },
  confirm: {
    title: (name) => `Excluir ${name}?`,
    text: 'Não dá para desfazer. As conversas ainda podem ser lidas, mas ninguém mais poderá escrever para este personagem.',
    confirm: 'Excluir',
  },
  deleted: 'Personagem excluído.',
};
