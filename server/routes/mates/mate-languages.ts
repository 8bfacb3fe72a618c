import type { Mate } from '../../../contract/mates/mate.ts';
import type { Companion } from '../../companions/companion.ts';

/** Adds the languages in which the mate replies, where the companion has a choice of them. */
export const withLanguages =
  ({ languagesOf }: Pick<Companion, 'languagesOf'>) =>
  <Card extends Mate>(mate: Card): Card =>
    languagesOf === undefined || mate.hidden !== undefined
      ? mate
      : { ...mate, languages: [...languagesOf(mate.mateId)] };
