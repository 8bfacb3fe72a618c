import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Chaves de acesso',
  text: 'Entre com sua digital, seu rosto ou o bloqueio de tela, sem senha.',
  loading: 'Carregando suas chaves de acesso',
  failed: 'Não foi possível carregar suas chaves de acesso',
  add: 'Adicionar uma chave de acesso',
  adding: 'Confirme que é você. Depois, o navegador pergunta onde salvar a chave de acesso.',
  password: 'Sua senha',
  next: 'Continuar',
  busy: 'Aguarde…',
  added: 'Chave de acesso adicionada. Agora você pode entrar com ela.',
  created: (time) => `Adicionada em ${formats.date(time)}`,
  used: (time) => `Último uso: ${formats.date(time)}`,
  unused: 'Ainda não usada',
  name: 'Nome da chave de acesso',
  save: 'Salvar',
  saving: 'Salvando…',
  renameOf: (name) => `Renomear ${name}`,
  removeOf: (name) => `Remover ${name}`,
  question: (name) => `Remover ${name}?`,
  removing:
    'Você não poderá mais entrar com ela. Exclua-a também do seu dispositivo ou gerenciador de senhas.',
  remove: 'Remover',
  removed: 'Chave de acesso removida.',
};
