import { report } from '../shared/report.ts';
import './rich-text.css';
import { BlockRenderer } from './block-renderer.ts';
import { MarkdownIntake } from './markdown-feed.ts';
import { createSecondGate } from './sanitize-gate.ts';

export interface RichTextOptions {
  /** Where our pictures come from, such as `https://media.example`, where that is not the page's own origin. */
  mediaOrigin?: string;
}

export interface RichTextWriter {
  /** Draws the next piece. It may be cut anywhere, even inside a character. */
  write(text: string): void;
  /** Draws what was kept back, closes marks that are still open and settles the last block. */
  end(): void;
}

/** Empties `root` and draws one message into it, piece by piece. Never sets HTML. */
export function openRichText(root: HTMLElement, options: RichTextOptions = {}): RichTextWriter {
  root.replaceChildren();
  root.classList.add('rich-text'); // what its style sheet goes by
  void secondGate.open();
  const renderer = new BlockRenderer(root, {
    mediaOrigin: options.mediaOrigin,
    isBracketClosed: () => intake.isBracketClosed(),
    onSettled: (block) => secondGate.pass(block, options.mediaOrigin),
  });
  const intake = new MarkdownIntake(renderer);
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

/** Draws a whole message, as a finished stream of the same text would have drawn it. */
export function renderRichText(root: HTMLElement, text: string, options: RichTextOptions = {}): void {
  const writer = openRichText(root, options);
  writer.write(text);
  writer.end();
}

/** What every block passes once it is settled; its code is fetched with the first message. */
export const secondGate = createSecondGate({ load: () => import('./sanitize-block.ts'), report });
