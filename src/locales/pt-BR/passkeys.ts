import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Chaves de acesso',
  text: 'Entre com sua digital, seu rosto ou o bloqueio de tela, sem senha.',
  loading: 'Carregando suas chaves de acesso',
  failed: 'Não foi possível carregar suas chaves de acesso',
  add: 'Adicionar uma chave de acesso',
  adding: 'Confirme que é você. Depois, o navegador pergunta onde salvar a chave de acesso.',
  password: 'Sua senha',
  busy: 'Aguarde…',
  added: 'Chave de acesso adicionada. Agora você pode entrar com ela.',
  created: (time) => `Adicionada em ${formats.date(time)}`,
  used: (time) => `Último uso: ${formats.date(time)}`,
  unused: 'Ainda não usada',
  name: 'Nome da chave de acesso',
  renameOf: (name) => `Renomear ${name}`,
  removeOf: (name) => `Remover ${name}`,
  question: (name) => `Remover ${name}?`,
  removing:
    'Você não poderá mais entrar com ela. Exclua-a também do seu dispositivo ou gerenciador de senhas.',
  remove: 'Remover',
  removed: 'Chave de acesso removida.',
  secondStep: {
    title: 'Pedir uma chave de acesso depois da minha senha',
    text: 'Assim, uma senha roubada não basta para entrar. Entrar com o Google ou o Discord também a exige.',
    turnOn: 'Ativar',
    turnOff: 'Desativar',
    renewCodes: 'Novos códigos de recuperação',
    left: (count) =>
      `Ativado. ${formats.count(count, { one: 'Resta # código de recuperação.', other: 'Restam # códigos de recuperação.' })}`,
    turningOn:
      'Confirme que é você. Depois, você recebe códigos de recuperação para o caso de perder suas chaves de acesso. Isso é ativado quando você confirma que os salvou.',
    turningOff: 'A partir daí, sua senha basta para entrar. Seus códigos de recuperação deixam de funcionar.',
    renewing:
      'Seus códigos de recuperação anteriores deixam de funcionar quando você confirma que salvou os novos.',
    codes: 'Salve seus códigos de recuperação',
    codesText:
      'Cada código substitui a chave de acesso uma vez. Eles só aparecem agora: guarde-os em um lugar seguro.',
    copy: 'Copiar',
    copied: 'Códigos de recuperação copiados.',
    notCopied: 'Não foi possível copiar os códigos. Anote-os ou baixe-os.',
    download: 'Baixar',
    file: 'codigos-de-recuperacao.txt',
    fileTitle: (product, account, at) =>
      `${product}: códigos de recuperação de ${account}, ${formats.date(at)}`,
    saved: 'Já salvei',
    remind:
      'Os códigos só funcionam depois que você confirma que os salvou. Feche de novo para descartá-los.',
    needed: 'Esta é sua última chave de acesso',
    neededText: 'Sua conta a pede depois da senha. Desative isso antes ou adicione outra chave de acesso.',
  },
};
