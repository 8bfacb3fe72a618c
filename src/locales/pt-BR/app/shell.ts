import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: 'Descobrir',
  detail: 'Personagem',
  favorite: 'Favoritos',
  recentChats: 'Conversas recentes',
  privacyNotice: 'Aviso de privacidade',
  termsOfUse: 'Termos de uso',
  support: 'Ajuda',
  faq: 'Perguntas e respostas',
  communityGuidelines: 'Diretrizes da comunidade',
  safety: 'Segurança e linhas de apoio',
  verifyEmailAddress: 'Confirme seu e-mail',
  passwordReset: 'Nova senha',
  sessions: 'Onde você está conectado',
  emailLink: 'Mudar e-mail',
  followList: 'Seguindo',
  collection: 'Coleção',
  forYou: 'Para você',
  chatDetail: 'Conversa',
  generate: 'Criar um personagem',
  search: 'Busca',
  mine: 'Sua página',
  category: 'Categoria',
  singlePackage: 'Pacote',
  subscription: 'Assinatura',
  chatProfile: 'Persona na conversa',
  lorebooks: 'Livros de lore',
  lorebook: 'Livro de lore',
  memory: 'Memória',
  profile: 'Perfil',
  userSubscription: 'Sua assinatura',
  notFound: 'Página não encontrada',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'Sua sessão expirou. Entre de novo.',
    visitor: 'Entre para continuar.',
    rejected: 'O servidor recusou.',
    unreachable: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
    stream: 'A resposta foi interrompida.',
  },
  somethingError: 'algo deu errado',
  storageRefused:
    'Este navegador não consegue salvar dados. Ao fechar a página, as mensagens não enviadas se perdem e você pode sair da conta.',
  broken: {
    title: 'Algo deu errado',
    text: 'A página encontrou um erro. As mensagens enviadas estão salvas.',
    reload: 'Recarregar a página',
  },
};
