import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: 'Carregando seu perfil',
  failed: 'Não foi possível carregar seu perfil',
  you: {
    nameHint: 'Como os personagens chamam você quando não usa uma persona.',
    colour: 'Cor do avatar',
    saved: 'Perfil salvo.',
  },
  password: {
    old: 'Senha atual',
    note: 'Ao mudar a senha, você sai da conta em todos os outros dispositivos.',
    none: 'Você entra com outro serviço. Também pode definir uma senha.',
    set: 'Definir senha',
    change: 'Mudar a senha',
    changing: 'Mudando…',
    changed: 'Senha alterada. Você saiu da conta em todos os outros dispositivos.',
  },
  sessions: { title: 'Sessões abertas', text: 'Veja seus navegadores e encerre as sessões.' },
  look: 'Aparência e idioma',
  mateLanguages:
    'Os textos dos personagens não são traduzidos, e personagens com roteiro respondem nos idiomas indicados na página deles.',
  data: {
    title: 'Seus dados',
    text: 'Um arquivo com tudo o que está guardado sobre você: conta, personas, conversas e histórico de créditos.',
    download: 'Baixar meus dados',
    done: 'O download começou.',
    file: 'meus-dados.json',
  },
  farewell: {
    title: 'Excluir a conta',
    text: 'Sua conta, suas personas e suas conversas serão excluídas para sempre. Não dá para desfazer.',
    open: 'Excluir minha conta',
    question: 'Excluir sua conta?',
    word: 'Digite “excluir” para confirmar',
    password: 'Sua senha',
    yes: 'Excluir tudo',
    done: 'Sua conta foi excluída.',
  },
};
