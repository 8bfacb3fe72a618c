import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const trial: Messages['trial'] = {
  intro: (name) => isolated`${name} شخصية من الذكاء الاصطناعي وليست إنسانًا. الردود هنا نصوص مُعدّة مسبقًا.`,
  left: (count) =>
    formats.count(count, {
      zero: 'لم تبقَ رسائل',
      one: 'بقيت رسالة واحدة',
      two: 'بقيت رسالتان',
      few: 'بقيت # رسائل',
      many: 'بقيت # رسالة',
      other: 'بقيت # رسالة',
    }),
  stored: 'تبقى هذه المحادثة في هذا المتصفح يومًا واحدًا. بحساب تحتفظ بها وتكملها.',
  create: 'إنشاء حساب',
  over: 'كانت هذه آخر رسالة بلا حساب. أنشئ حسابًا لتكمل، وستأتي هذه المحادثة معك.',
  privacy: 'يُتحقَّق من تاريخ ميلادك فقط ولا يُحفظ.',
  failed: 'تعذّر فتح هذه المحادثة',
  missing: { title: 'الشخصية غير موجودة', text: 'ربما لم تعد هذه الشخصية موجودة.' },
  importing: 'جارٍ نقل محادثتك إلى حسابك…',
  offer: {
    text: (name) => isolated`تحدثتَ مع ${name} قبل تسجيل الدخول.`,
    add: 'إضافة إلى محادثاتي',
    dismiss: 'ليس الآن',
  },
};
