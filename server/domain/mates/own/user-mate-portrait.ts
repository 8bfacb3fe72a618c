import { fittingLook } from '../../../../contract/mates/fitting-look.ts';
import type { MateDraft } from '../../../../contract/mates/own-mate.ts';

/** Returns a random friendly face and color that suit the texts. */
export const randomLook = (
  mate: Parameters<typeof fittingLook>[0],
  random: () => number = Math.random,
): Pick<MateDraft, 'look' | 'hue'> => ({
  look: fittingLook(mate, random),
  hue: Math.floor(random() * 24) * 15,
});
