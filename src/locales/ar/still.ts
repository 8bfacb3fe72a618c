import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'في هذه الصفحة',
  notFound: { title: 'لا توجد صفحة هنا', text: 'ربما كان العنوان قديمًا أو مكتوبًا بشكل خاطئ.' },
};
