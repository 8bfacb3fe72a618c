import type { Messages } from '../messages.ts';
import { isolated } from '../../../contract/isolated.ts';

export const personas: Messages['personas'] = {
  about: 'حول هذه المحادثة',
  titleIn: (mate) => isolated`هويتك مع ${mate}`,
  back: 'رجوع',
  loading: 'جارٍ تحميل هوياتك',
  failed: 'تعذّر تحميل هوياتك',
  intro: 'الهوية هي ما تعرفه الشخصية عنك. تُستخدم هويتك الافتراضية ما لم تختر غيرها.',
  introIn: (mate) =>
    isolated`اختر من تكون في هذه المحادثة. ابتداءً من رسالتك التالية إلى ${mate} ستؤخذ هويتك في الحسبان.`,
  defaultOf: (name) => (name === null ? 'بلا هوية' : isolated`الافتراضية (${name})`),
  list: 'هوياتك',
  empty: {
    title: 'لا هويات بعد',
    text: 'أنشئ واحدة لتعرف الشخصيات مع من تتحدث.',
  },
  add: 'هوية جديدة',
  isDefault: 'افتراضية',
  makeDefault: 'جعلها افتراضية',
  makeDefaultOf: (name) => isolated`جعل ${name} افتراضية`,
  form: {
    edit: 'تعديل الهوية',
    pronouns: 'الضمائر',
    pronounsHint: 'اختياري. مثلًا: هو، هي.',
    about: 'نبذة عنك',
    aboutHint: 'اختياري. ما ينبغي أن تعرفه الشخصيات عنك.',
  },
  confirm: {
    title: (name) => isolated`حذف ${name}؟`,
    text: 'ستنتقل المحادثات التي تستخدم هذه الهوية إلى هويتك الافتراضية.',
    confirm: 'حذف الهوية',
  },
  saved: 'تم حفظ الهوية.',
  deleted: 'تم حذف الهوية.',
};
