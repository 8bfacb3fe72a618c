import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'Personajes',
  favorites: {
    loading: 'Cargando tus favoritos',
    failed: 'No se han podido cargar tus favoritos',
    empty: {
      title: 'Aún no tienes favoritos',
      text: 'Toca el corazón en la página de un personaje para añadirlo aquí.',
    },
  },
  collection: {
    kinds: { follow: 'Creador', followTag: 'Etiqueta' },
    loading: 'Cargando personajes',
    failed: 'No se han podido cargar los personajes',
    empty: {
      title: 'Aquí no hay nada',
      text: 'No se ha encontrado este perfil. Puede que el enlace sea antiguo o esté incompleto.',
    },
  },
  followed: {
    total: mates,
    loading: 'Cargando a quienes sigues',
    failed: 'No se ha podido cargar a quién sigues',
    empty: {
      title: 'Aún no sigues a nadie',
      text: 'Sigue a alguien desde la página de un personaje para ver aquí todos los suyos.',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# seguidor', other: '# seguidores' })}`,
    none: 'Ningún personaje por ahora.',
  },
  forYou: {
    lead: 'Según tus favoritos, a quién sigues y los personajes con los que chateas.',
    loading: 'Cargando tus sugerencias',
    failed: 'No se han podido cargar tus sugerencias',
    empty: {
      title: 'Nada nuevo por ahora',
      text: 'Aquí aparecerán personajes nuevos que podrían gustarte.',
      action: 'Ver todos los personajes',
    },
    followed: (creator) => `Porque sigues a ${creator}`,
    favorite: (mate, tag) => `Porque ${mate} está en tus favoritos: comparten «${tag}»`,
    talked: (mate, tag) => `Porque hablas con ${mate}: comparten «${tag}»`,
    popular: 'Popular entre otras personas',
  },
};
