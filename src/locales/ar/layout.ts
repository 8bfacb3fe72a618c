import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product}، إلى الصفحة الأولى`,
  skip: 'تخطَّ إلى المحتوى',
  mainNavigation: 'الرئيسية',
  discover: 'اكتشف',
  forYou: 'من أجلك',
  favorites: 'المفضلة',
  recent: 'الأحدث',
  search: 'البحث عن شخصيات',
  signIn: 'تسجيل الدخول',
  menu: 'الحساب والإعدادات',
  allowance: chats,
  gold: (count) => `${formats.number(count)} ذهب`,
  fellBack: 'لم تصل النصوص بلغتك، لذلك تظهر الصفحة بالإنجليزية في الوقت الحالي.',
};
