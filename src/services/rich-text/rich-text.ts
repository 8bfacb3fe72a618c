import { report } from '../shared/report.ts';
import './rich-text.css';
import { BlockRenderer } from './block-renderer.ts';
import { MarkdownPreprocessor } from '../../../contract/markdown/markdown-feed.ts';
import { createSecondGate } from './sanitize-gate.ts';
import { importCode } from '../shared/import-code.ts';

export interface RichTextOptions {
  /** The origin of our pictures, such as `https://media.example`, if it is not the page's own. */
  mediaOrigin?: string;
}

export interface RichTextWriter {
  /** Draws the next piece. It may be cut anywhere, even inside a character. */
  write(text: string): void;
  /** Draws what was held back, closes open markup and completes the last block. */
  end(): void;
}

/** Empties `root` and draws one message into it, piece by piece. Never sets HTML. */
export function openRichText(root: HTMLElement, options: RichTextOptions = {}): RichTextWriter {
  root.replaceChildren();
  root.classList.add('rich-text'); // used by its style sheet
  void secondGate.open();
  const renderer = new BlockRenderer(root, {
    mediaOrigin: options.mediaOrigin,
    isBracketClosed: () => intake.isBracketClosed(),
    onSettled: (block) => secondGate.pass(block, options.mediaOrigin),
  });
  const intake = new MarkdownPreprocessor(renderer);
  let ended = false;
  return {
    write(text) {
      if (ended) return;
      intake.write(text);
      renderer.flush();
    },
    end() {
      if (ended) return;
      ended = true;
      intake.end();
      renderer.finish();
    },
  };
}

/** Draws a complete message, with the same result as a stream of its text. */
export function renderRichText(root: HTMLElement, text: string, options: RichTextOptions = {}): void {
  const writer = openRichText(root, options);
  writer.write(text);
  writer.end();
}

/** The gate that each complete block passes; its code is loaded with the first message. */
export const secondGate = createSecondGate({
  load: () => importCode(() => import('./sanitize-block.ts'), { isAwaited: false }),
  report,
});
