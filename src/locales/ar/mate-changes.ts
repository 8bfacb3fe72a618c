import { isolated } from '../../../contract/isolated.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: 'الاسم',
  tagline: 'الوصف القصير',
  age: 'العمر',
  pronouns: 'الضمائر',
  place: 'المكان',
  who: 'القصة',
  likes: 'ما تحبه',
  tags: 'الوسوم',
  manner: 'طريقة الكلام',
  voice: 'الصوت',
  greeting: 'الرسالة الأولى',
  scene: 'المشهد',
  craft: 'الإعدادات المتقدمة',
  look: 'المظهر',
  rating: 'الجمهور',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join('، '),
  title: 'التعديلات',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'عُدّلت الشخصية',
    text: (name, time) => isolated`عدّل المنشئ شخصية ${name} في ${formats.longDate(time)}.`,
    what: (list) => isolated`ما تغيّر: ${list}.`,
    kept: 'تستمر هذه المحادثة بالنسخة السابقة.',
    dismiss: 'إغلاق',
  },
};
