import { isolated } from '../../../contract/isolated.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: 'نموذج اللغة',
  loading: (name) => isolated`جارٍ تحميل ${name}…`,
  reading: (tokens) => isolated`جارٍ قراءة ${formats.number(tokens)} رمز…`,
  swapped: (name) => isolated`من الآن فصاعدًا يكتب نموذج لغة آخر: ${name}.`,
  cut: (tokens) =>
    isolated`لم يقرأ نموذج اللغة إلا آخر ${formats.number(tokens)} رمز من هذه المحادثة. من الآن فصاعدًا يُرسَل إليه أقل. لكي يتذكر أكثر، حمّله بسياق أكبر.`,
  dismiss: 'إغلاق',
  problems: {
    gone: 'تعذّر الوصول إلى نموذج اللغة. تحقّق من أن برنامجه يعمل على الحاسوب الذي يعمل عليه هذا الخادم.',
    missing: 'البرنامج الذي يشغّل نموذج اللغة لا يملكه. تحقّق من النماذج التي يعرضها.',
  },
  states: {
    unknown: 'لا شيء معروف بعد',
    loading: 'قيد التحميل',
    reading: 'يقرأ المحادثة',
    ready: 'محمَّل: يجيب',
    gone: 'لا يمكن الوصول إليه',
  },
  events: {
    'xstate.init': 'فُتحت المحادثة.',
    'model.loading': 'يقول الخادم إن النموذج قيد التحميل.',
    'model.reading': 'يقول الخادم إن النموذج يقرأ.',
    'model.answered': 'النموذج يجيب.',
    'model.gone': 'تعذّر الوصول إلى النموذج.',
    'model.swapped': 'يكتب الآن نموذج آخر.',
    'model.cut': 'لم يقرأ النموذج إلا نهاية المحادثة.',
    'notice.dismiss': 'أغلقت الإشعار.',
    'stream.model': 'يقول الخادم ما يفعله نموذج اللغة.',
    'model.asked': 'لدى الخادم الرسالة، وهو يسأل النموذج.',
  },
};
