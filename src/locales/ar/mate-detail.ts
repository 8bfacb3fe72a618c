import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'جارٍ تحميل هذه الشخصية',
  ai: 'شخصية ذكاء اصطناعي، وليست إنسانًا',
  facts: (age, pronouns, chats) =>
    [`العمر ${formats.number(age)}`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'الوسوم',
  by: (creator) => `من إبداع ${creator}`,
  goOn: (name) => `المتابعة مع ${name}`,
  who: (name) => `من هي شخصية ${name}`,
  place: 'مكان لقائكما',
  voice: 'الصوت',
  scene: 'كيف تبدأ الحكاية',
  likes: 'ما تحبه',
  similar: 'قد يعجبك أيضًا',
  similarFailed: 'لم تصل الشخصيات الأخرى.',
  failed: 'لم تصل هذه الشخصية',
  missing: {
    title: 'لا أحد يسكن في هذا العنوان',
    text: 'ربما كان الرابط قديمًا أو ينقصه حرف.',
    action: 'عرض كل الشخصيات',
  },
};
