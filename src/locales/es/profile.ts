import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: 'Cargando tu perfil',
  failed: 'No se ha podido cargar tu perfil',
  you: {
    nameHint: 'Así te llaman los personajes cuando no usas ninguna identidad.',
    colour: 'Color del avatar',
    saved: 'Perfil guardado.',
  },
  password: {
    old: 'Contraseña actual',
    note: 'Al cambiar la contraseña se cierra tu sesión en los demás dispositivos.',
    none: 'Entras con otro servicio. También puedes poner una contraseña.',
    set: 'Poner contraseña',
    change: 'Cambiar la contraseña',
    changing: 'Cambiando…',
    changed: 'Contraseña cambiada. Se ha cerrado tu sesión en los demás dispositivos.',
  },
  sessions: { title: 'Dónde has iniciado sesión', text: 'Consulta tus navegadores y cierra sus sesiones.' },
  look: 'Apariencia e idioma',
  mateLanguages:
    'Los textos de los personajes no se traducen, y los personajes con guion responden en los idiomas que indica su página.',
  data: {
    title: 'Tus datos',
    text: 'Un archivo con todo lo que hay guardado sobre ti: cuenta, identidades, chats e historial de créditos.',
    download: 'Descargar mis datos',
    done: 'Ha empezado la descarga.',
    file: 'mis-datos.json',
  },
  farewell: {
    title: 'Eliminar la cuenta',
    text: 'Se eliminarán para siempre tu cuenta, tus identidades y tus chats. No se puede deshacer.',
    open: 'Eliminar mi cuenta',
    question: '¿Eliminar tu cuenta?',
    word: 'Escribe «eliminar» para confirmar',
    password: 'Tu contraseña',
    yes: 'Eliminarlo todo',
    done: 'Tu cuenta se ha eliminado.',
  },
};
