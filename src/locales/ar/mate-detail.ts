import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'جارٍ تحميل هذه الشخصية',
  ai: 'شخصية ذكاء اصطناعي، وليست إنسانًا',
  facts: (age, pronouns, chats) =>
    [isolated`العمر ${formats.number(age)}`, pronouns, chats]
      .filter((fact) => fact !== '')
      .map((fact) => isolated`${fact}`)
      .join(' · '),
  pronouns: { 'she/her': 'هي', 'he/him': 'هو', 'they/them': 'هم' },
  tags: 'الوسوم',
  by: (creator) => isolated`من إنشاء ${creator}`,
  changed: (time) => isolated`عُدّلت في ${formats.date(time)}`,
  goOn: (name) => isolated`المتابعة مع ${name}`,
  temporary: 'محادثة مؤقتة',
  share: 'مشاركة',
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
  who: (name) => isolated`نبذة عن ${name}`,
  place: 'مكان لقائكما',
  voice: 'الصوت',
  scene: 'كيف تبدأ الحكاية',
  likes: 'الاهتمامات',
  similar: 'قد يعجبك أيضًا',
  similarFailed: 'تعذّر تحميل شخصيات مشابهة.',
  failed: 'تعذّر تحميل هذه الشخصية',
  missing: {
    title: 'لم يُعثر على الشخصية',
    text: 'ربما كان الرابط قديمًا أو ناقصًا.',
    action: 'عرض كل الشخصيات',
  },
};
