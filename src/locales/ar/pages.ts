import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'في هذه الصفحة',
  operator: 'المشغّل',
  notFound: { title: 'لم يُعثر على الصفحة', text: 'ربما كان الرابط قديمًا أو مكتوبًا بشكل خاطئ.' },
};
