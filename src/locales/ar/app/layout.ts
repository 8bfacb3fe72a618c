import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const layout: Messages['layout'] = {
  home: (product) => isolated`الصفحة الرئيسية في ${product}`,
  skip: 'تخطَّ إلى المحتوى',
  mainNavigation: 'الرئيسية',
  recent: 'الأحدث',
  search: 'البحث عن شخصيات',
  signIn: 'تسجيل الدخول',
  menu: 'الحساب والإعدادات',
  allowance: chats,
  gold: (count) => isolated`${formats.number(count)} ذهب`,
  fellBack: 'تعذّر تحميل لغتك، لذا تظهر الصفحة بالإنجليزية مؤقتًا.',
};
