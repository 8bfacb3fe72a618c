import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Claves de acceso',
  text: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.',
  loading: 'Cargando tus claves de acceso',
  failed: 'No se han podido cargar tus claves de acceso',
  add: 'Añadir una clave de acceso',
  adding: 'Confirma que eres tú. Después, el navegador te preguntará dónde guardar la clave de acceso.',
  password: 'Tu contraseña',
  busy: 'Un momento…',
  added: 'Clave de acceso añadida. Ya puedes iniciar sesión con ella.',
  created: (time) => `Añadida el ${formats.date(time)}`,
  used: (time) => `Último uso: ${formats.date(time)}`,
  unused: 'Aún sin usar',
  name: 'Nombre de la clave de acceso',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  removeOf: (name) => `Eliminar ${name}`,
  question: (name) => `¿Eliminar ${name}?`,
  removing:
    'Ya no podrás iniciar sesión con ella. Bórrala también de tu dispositivo o de tu gestor de contraseñas.',
  remove: 'Eliminar',
  removed: 'Clave de acceso eliminada.',
  secondStep: {
    title: 'Pedir una clave de acceso después de mi contraseña',
    text: 'Así, una contraseña robada no basta para iniciar sesión. Al entrar con Google o Discord también se pide.',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    renewCodes: 'Códigos de recuperación nuevos',
    left: (count) =>
      `Activado. ${formats.count(count, { one: 'Queda # código de recuperación.', other: 'Quedan # códigos de recuperación.' })}`,
    turningOn:
      'Confirma que eres tú. Después recibirás códigos de recuperación por si pierdes tus claves de acceso. Se activará cuando confirmes que los has guardado.',
    turningOff:
      'A partir de entonces, bastará con la contraseña para iniciar sesión. Tus códigos de recuperación dejarán de funcionar.',
    renewing:
      'Tus códigos de recuperación anteriores dejarán de funcionar cuando confirmes que has guardado los nuevos.',
    codes: 'Guarda tus códigos de recuperación',
    codesText:
      'Cada código sustituye una vez a la clave de acceso. Solo se muestran ahora: guárdalos en un lugar seguro.',
    copy: 'Copiar',
    copied: 'Códigos de recuperación copiados.',
    notCopied: 'No se han podido copiar los códigos. Apúntalos o descárgalos.',
    download: 'Descargar',
    file: 'codigos-de-recuperacion.txt',
    fileTitle: (product, account, at) =>
      `${product}: códigos de recuperación de ${account}, ${formats.date(at)}`,
    saved: 'Los he guardado',
    remind:
      'Los códigos no funcionan hasta que confirmes que los has guardado. Cierra otra vez para descartarlos.',
    needed: 'Es tu última clave de acceso',
    neededText:
      'Tu cuenta la pide después de la contraseña. Desactiva antes esa opción o añade otra clave de acceso.',
  },
};
