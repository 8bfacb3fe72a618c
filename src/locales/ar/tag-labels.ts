import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: 'موسيقى',
  'late night': 'آخر الليل',
  warm: 'دفء',
  strategy: 'استراتيجية',
  'dry wit': 'دعابة جافة',
  'study buddy': 'رفقة دراسة',
  cooking: 'طبخ',
  gentle: 'لطف',
  stargazing: 'تأمل النجوم',
  adventure: 'مغامرة',
  wry: 'تهكّم',
  storyteller: 'حكايات',
  calm: 'هدوء',
  books: 'كتب',
  playful: 'مرح',
  nature: 'طبيعة',
  fantasy: 'خيال',
  mystery: 'غموض',
  curious: 'فضول',
  sharp: 'فطنة',
};
