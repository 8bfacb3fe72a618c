import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: 'العودة إلى اكتشف',
  loading: 'جارٍ تحميل صفحتك',
  failed: 'لم تصل صفحتك',
  nameless: 'أنت',
  since: (time) => `هنا منذ ${formats.monthAndYear(time)}`,
  left: 'ما تبقى لديك',
  chats,
  gold: (count) => `${formats.number(count)} ذهب`,
  places: 'أماكنك',
  recent: { title: 'المحادثات الأخيرة', text: 'كل محادثاتك.' },
  following: { title: 'من تتابعهم', text: 'المبدعون الذين تتابعهم وشخصياتهم.' },
  made: { title: 'شخصياتك', text: 'صنعتها أنت، لك وحدك أو للجميع.' },
  personas: { title: 'الهويات', text: 'من تكون في نظر الشخصيات.' },
  profile: { title: 'الملف والإعدادات', text: 'الاسم وكلمة المرور واللغة وبياناتك.' },
};
