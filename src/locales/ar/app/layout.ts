import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const layout: Messages['layout'] = {
  home: (product) => isolated`الصفحة الرئيسية في ${product}`,
  skip: 'تخطَّ إلى المحتوى',
  mainNavigation: 'التنقل الرئيسي',
  recent: 'الأخيرة',
  search: 'البحث عن شخصيات',
  signIn: 'تسجيل الدخول',
  menu: 'الحساب والإعدادات',
  profile: 'الملف الشخصي والإعدادات',
  allowance: chats,
  gold: (count, written) =>
    formats.count(
      count,
      {
        zero: 'لا عملات ذهبية',
        one: 'عملة ذهبية واحدة',
        two: 'عملتان ذهبيتان',
        few: '# عملات ذهبية',
        many: '# عملة ذهبية',
        other: '# عملة ذهبية',
      },
      written,
    ),
  fellBack: 'تعذّر تحميل لغتك، لذا تظهر الصفحة بالإنجليزية مؤقتًا.',
};
