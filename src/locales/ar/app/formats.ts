import { formatsOf } from '../../formats.ts';

/** With the digits 0 to 9, as the phone numbers and prices on the page have them. */
export const formats = formatsOf('ar-u-nu-latn');

export const chats = (value: number, written?: string): string =>
  formats.count(
    value,
    {
      zero: 'لا نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: '# نقاط',
      many: '# نقطة',
      other: '# نقطة',
    },
    written,
  );
export const mates = (value: number): string =>
  formats.count(value, {
    zero: 'لا شخصيات',
    one: 'شخصية واحدة',
    two: 'شخصيتان',
    few: '# شخصيات',
    many: '# شخصية',
    other: '# شخصية',
  });
