import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: 'Abmelden und Worte zurücklassen?',
  text: (count: number) =>
    `${formats.count(count, { one: '# Text, den du nicht abgeschickt hast, liegt auf diesem Gerät.', other: '# Texte, die du nicht abgeschickt hast, liegen auf diesem Gerät.' })} Wer sich hier später anmeldet, bekommt sie nicht zu sehen, und du findest sie wieder, wenn du zurückkommst. Wer in den Speicher dieses Browsers schauen kann, könnte sie lesen.`,
  stay: 'Angemeldet bleiben',
  keep: 'Abmelden, hier behalten',
  remove: 'Abmelden und entfernen',
};
