import { nextFrame } from './animation-frame.ts';

/** Opens the browser's print dialog, once the page is drawn without what was open over it, with the fonts of all its texts. */
export async function printPage(): Promise<void> {
  await drawn();
  await drawn();
  await document.fonts.ready;
  print();
}

const drawn = (): Promise<void> => new Promise((resolve) => void nextFrame(resolve));
