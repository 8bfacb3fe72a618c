import type { RichTextWriter } from '../../../src/services/rich-text/rich-text.ts';

/** The minimum that a browser can do: one text node per paragraph, extended once per frame. */
export function openFloor(root: HTMLElement): RichTextWriter {
  let open: Text | undefined;
  const write = (text: string): void => {
    for (const [index, part] of text.split('\n\n').entries()) {
      if (!open || index > 0) {
        const paragraph = document.createElement('p');
        paragraph.style.whiteSpace = 'pre-wrap';
        open = document.createTextNode('');
        paragraph.append(open);
        root.append(paragraph);
      }
      open.appendData(part);
    }
  };
  return { write, end: () => undefined };
}
