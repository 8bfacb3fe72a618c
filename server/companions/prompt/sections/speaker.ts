import type { Line } from '../../companion.ts';
import type { MateProfile } from '../../../content/mate-profile.ts';
import { oneLine } from './quote.ts';

/** The names of the two sides of a conversation where it is quoted. */
export interface Names {
  readonly mate: string;
  readonly person: string;
}

/** Returns the names in quotations. The person has none there: the section about them says who they are. */
export const namesFor = ({ shortName }: Pick<MateProfile, 'shortName'>): Names => ({
  mate: oneLine(shortName),
  person: 'The person',
});

export const speakerOf = ({ role }: Pick<Line, 'role'>, names: Names): string =>
  role === 'mate' ? names.mate : names.person;
