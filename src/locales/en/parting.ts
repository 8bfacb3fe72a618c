import { formats } from './formats.ts';

export const parting = {
  title: 'Log out and leave words behind?',
  text: (count: number) =>
    `${formats.count(count, { one: '# text that you have not sent is kept on this device.', other: '# texts that you have not sent are kept on this device.' })} Nobody who signs in here later is shown such words, and you find them when you come back. Whoever can look into this browser’s storage could read them.`,
  stay: 'Stay signed in',
  keep: 'Log out, keep them here',
  remove: 'Log out and remove them',
};
