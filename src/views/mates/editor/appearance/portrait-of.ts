import { lookAddress } from '../../../../../contract/mates/mate-look.ts';
import { pictureSet } from '../../../../../contract/mates/picture.ts';
import type { MateForm } from '../../../../machines/mates/editor/mate-form.reducers.ts';

/** The portrait of a mate that is not saved yet. */
export const portraitOf = ({ look, picture }: Pick<MateForm, 'look' | 'picture'>) => ({
  portrait: lookAddress(look),
  portraitSet: picture === null ? undefined : pictureSet(picture),
});
