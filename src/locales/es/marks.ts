import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `Favorito: ${name}`,
  follow: 'Seguir',
  following: 'Siguiendo',
  mates: 'Personajes',
  notSet: (reason) => `No ha llegado, así que nada ha cambiado. ${reason}`,
  favorites: {
    title: 'Favoritos',
    loading: 'Cargando tus favoritos',
    failed: 'Tus favoritos no han llegado',
    empty: {
      title: 'Aún no tienes favoritos',
      text: 'Pulsa el corazón en la página de un personaje y te esperará aquí.',
      action: 'Buscar un personaje',
    },
  },
  followed: {
    title: 'Siguiendo',
    loading: 'Cargando a quienes sigues',
    failed: 'La lista de quienes sigues no ha llegado',
    empty: {
      title: 'Aún no sigues a nadie',
      text: 'Sigue a alguien desde la página de uno de sus personajes y aquí estarán todos los suyos.',
      action: 'Buscar un personaje',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# seguidor', other: '# seguidores' })}`,
    none: 'Ningún personaje por ahora.',
  },
  forYou: {
    title: 'Para ti',
    lead: 'A partir de tus favoritos, de quienes sigues y de los personajes con los que hablas.',
    loading: 'Buscando personajes para ti',
    failed: 'Tus sugerencias no han llegado',
    empty: {
      title: 'Ya conoces a todo el mundo',
      text: 'Aquí aparecerán nuevos personajes que encajen con tus gustos.',
      action: 'Ver todos los personajes',
    },
    followed: (creator) => `Porque sigues a ${creator}`,
    favorite: (mate, tag) => `Porque ${mate} está en tus favoritos: comparten «${tag}»`,
    talked: (mate, tag) => `Porque hablas con ${mate}: comparten «${tag}»`,
    popular: 'Mucha gente habla con este personaje',
  },
};
