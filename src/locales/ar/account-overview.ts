import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'جارٍ تحميل صفحتك',
  failed: 'تعذّر تحميل صفحتك',
  since: (time) => isolated`عضو منذ ${formats.monthAndYear(time)}`,
  left: 'رصيدك',
  places: 'حسابك',
  recent: { title: 'المحادثات الأخيرة', text: 'كل محادثاتك.' },
  following: { title: 'من تتابعهم', text: 'المنشئون الذين تتابعهم وشخصياتهم.' },
  made: { title: 'شخصياتك', text: 'الشخصيات التي أنشأتها.' },
  lorebooks: 'ما تعرفه شخصياتك عن عالمك.',
  imports: 'محادثات وشخصيات وهويات من تطبيقات أخرى.',
  personas: { title: 'الهويات', text: 'من تكون في نظر الشخصيات.' },
  profile: { title: 'الملف الشخصي والإعدادات', text: 'الاسم وكلمة المرور واللغة وبياناتك.' },
};
