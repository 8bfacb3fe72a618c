import type { Messages } from '../../messages.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => isolated`المفضلة: ${name}`,
  follow: 'متابعة',
  following: 'تتابعه',
  blocked: 'تم حظر هذه الشخصية. يمكنك إلغاء الحظر من ملفك الشخصي.',
  notSet: (reason) => isolated`لم يتم ذلك، ولم يتغير شيء. ${reason}`,
};
