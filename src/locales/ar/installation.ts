import { isolated } from '../../../contract/isolated.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'يتوفر إصدار جديد.',
    reload: 'إعادة التحميل',
    pending: 'جارٍ إعادة التحميل…',
    dismiss: 'ليس الآن',
  },
  version: (version: string) => isolated`الإصدار ${version}`,
  title: 'التطبيق',
  install: {
    offer: (product) => isolated`ثبّت ${product} ليُفتح في نافذة خاصة به وتقرأ أحدث المحادثات دون اتصال.`,
    text: (product) => isolated`افتح ${product} من الشاشة الرئيسية أو سطح المكتب في نافذة مستقلة.`,
    action: 'تثبيت',
    pending: 'جارٍ التثبيت…',
    installed: 'التطبيق مثبّت على هذا الجهاز.',
    ios: 'لتثبيت التطبيق، اضغط على «مشاركة» في Safari، ثم على «إضافة إلى الشاشة الرئيسية».',
  },
  copies: {
    label: 'الاحتفاظ بالمحادثات الأخيرة على هذا الجهاز',
    text: (rooms, messages) =>
      isolated`يمكن قراءة المحادثات الأخيرة دون اتصال: عدد المحادثات ${formats.number(rooms)} كحد أقصى، وعدد الرسائل في كل محادثة ${formats.number(messages)} كحد أقصى. تُحذف عند تسجيل الخروج. قد يتمكن من قراءتها أي شخص لديه إذن بالوصول إلى تخزين هذا المتصفح. ولا يُحتفظ بالمحادثات المؤقتة.`,
  },
};
