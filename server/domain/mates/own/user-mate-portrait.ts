import { fittingLook } from '../../../../contract/fitting-look.ts';
import type { MateDraft } from '../../../../contract/own-mate.ts';

/** Returns a random friendly face and color that suit the texts. */
export const randomLook = (
  mate: Parameters<typeof fittingLook>[0],
  random: () => number = Math.random,
): Pick<MateDraft, 'look' | 'hue'> => ({
  look: fittingLook(mate, random),
  hue: Math.floor(random() * 24) * 15,
});
