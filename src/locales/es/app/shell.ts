import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: 'Descubrir',
  detail: 'Personaje',
  favorite: 'Favoritos',
  recentChats: 'Chats recientes',
  privacyNotice: 'Aviso de privacidad',
  termsOfUse: 'Condiciones de uso',
  support: 'Ayuda',
  faq: 'Preguntas y respuestas',
  communityGuidelines: 'Normas de la comunidad',
  safety: 'Seguridad y líneas de ayuda',
  verifyEmailAddress: 'Confirma tu correo',
  passwordReset: 'Contraseña nueva',
  sessions: 'Dónde has iniciado sesión',
  emailLink: 'Cambiar la dirección',
  followList: 'Siguiendo',
  collection: 'Colección',
  forYou: 'Para ti',
  chatDetail: 'Chat',
  generate: 'Crear un personaje',
  search: 'Buscar',
  mine: 'Tu página',
  category: 'Categoría',
  singlePackage: 'Paquete',
  subscription: 'Suscripción',
  chatProfile: 'Identidad en el chat',
  lorebooks: 'Libros de trasfondo',
  lorebook: 'Libro de trasfondo',
  memory: 'Memoria',
  profile: 'Perfil',
  userSubscription: 'Tu suscripción',
  notFound: 'Página no encontrada',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    visitor: 'Inicia sesión para continuar.',
    rejected: 'El servidor lo ha rechazado.',
    unreachable: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    stream: 'La respuesta se interrumpió.',
  },
  somethingError: 'algo ha fallado',
  storageRefused:
    'Este navegador no puede guardar datos. Al cerrar la página se pierden los mensajes sin enviar y puede cerrarse tu sesión.',
  broken: {
    title: 'Algo ha fallado',
    text: 'Se ha producido un error en la página. Los mensajes enviados están a salvo.',
    reload: 'Recargar la página',
  },
};
