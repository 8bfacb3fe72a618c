import type { Line } from '../../companion.ts';
import type { MateProfile } from '../../../content/mate-profile.ts';
import { oneLine } from './quote.ts';

/** The names of the two sides of a conversation where it is quoted. */
export interface Names {
  readonly mate: string;
  readonly person: string;
}

/** What the person is called in quotations, which have no name of theirs: the section about them says who they are. */
export const quotedPerson = 'The person';

/** Returns the names in quotations. */
export const namesFor = ({ shortName }: Pick<MateProfile, 'shortName'>): Names => ({
  mate: oneLine(shortName),
  person: quotedPerson,
});

export const speakerOf = ({ role }: Pick<Line, 'role'>, names: Names): string =>
  role === 'mate' ? names.mate : names.person;
