import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: 'nome',
  tagline: 'slogan',
  age: 'idade',
  pronouns: 'pronomes',
  place: 'lugar',
  who: 'história',
  likes: 'gostos',
  tags: 'tags',
  manner: 'jeito de falar',
  voice: 'voz',
  greeting: 'primeira mensagem',
  scene: 'cena',
  craft: 'opções avançadas',
  look: 'aparência',
  rating: 'público',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join(', '),
  title: 'Alterações',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'Personagem alterado',
    text: (name, time) => `Quem criou ${name} alterou o personagem em ${formats.longDate(time)}.`,
    what: (list) => `Alterações: ${list}.`,
    kept: 'Esta conversa continua com a versão anterior.',
    dismiss: 'Fechar',
  },
};
