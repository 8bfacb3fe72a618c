import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: 'Ir a',
  label: 'Buscar páginas, chats y personajes',
  placeholder: 'Página, chat o personaje',
  pages: 'Páginas',
  mates: 'Personajes',
  count: (results) => formats.count(results, { one: '# resultado', other: '# resultados' }),
  none: 'Sin resultados',
  failed: 'No se han podido cargar todos los resultados.',
  shortcuts: {
    title: 'Atajos de teclado',
    everywhere: 'En todas partes',
    composer: 'En el cuadro de mensaje',
    lists: 'En menús y listas',
    palette: 'Ir a una página, un chat o un personaje',
    shortcuts: 'Mostrar los atajos de teclado',
    close: 'Cerrar un diálogo o un menú',
    send: 'Enviar el mensaje',
    line: 'Empezar una línea nueva',
    edit: 'Editar tu último mensaje, si el cuadro está vacío',
    recall: 'Recorrer lo que enviaste antes, si el cuadro está vacío',
    stop: 'Parar la respuesta o cancelar la edición',
    move: 'Ir al elemento anterior o siguiente',
    ends: 'Ir al primer o al último elemento',
    version: 'Mostrar la versión anterior o siguiente, desde sus botones',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Mayús',
    alt: 'Alt',
    enter: 'Intro',
    escape: 'Esc',
    home: 'Inicio',
    end: 'Fin',
  },
};
