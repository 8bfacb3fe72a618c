/** Tells whether the end of a growing Markdown text is in a code block or a code span, whose text is never a mark. */
export class CodeTracker {
  /** The number of backticks or tildes that opened the block; 0 outside. */
  #fence = 0;
  #span = 0;
  #run = 0;
  /** Whether only blanks precede on this line, so that backticks may open a block. */
  #isLineStart = true;
  #runAtLineStart = false;

  get isInCode(): boolean {
    if (this.#run > 0) {
      // The backticks before may open or close code.
      const after = this.#after();
      return after.fence > 0 || after.span > 0;
    }
    return this.#fence > 0 || this.#span > 0;
  }

  /** Returns a tracker of the same text, to look ahead. */
  copy(): CodeTracker {
    const other = new CodeTracker();
    other.#fence = this.#fence;
    other.#span = this.#span;
    other.#run = this.#run;
    other.#isLineStart = this.#isLineStart;
    other.#runAtLineStart = this.#runAtLineStart;
    return other;
  }

  add(text: string): void {
    for (const letter of text) {
      this.#read(letter);
    }
  }

  #read(letter: string): void {
    if (letter === '`') {
      this.#runAtLineStart = this.#run === 0 ? this.#isLineStart : this.#runAtLineStart;
      this.#run += 1;
      this.#isLineStart = false;
      return;
    }
    if (this.#run > 0) {
      const { fence, span } = this.#after();
      this.#fence = fence;
      this.#span = span;
      this.#run = 0;
    }
    if (letter === '\n') {
      this.#isLineStart = true;
      this.#span = 0;
    } else if (letter !== ' ' && letter !== '\t') {
      this.#isLineStart = false;
    }
  }

  #after(): { readonly fence: number; readonly span: number } {
    const isFence = this.#runAtLineStart && this.#run >= 3;
    if (this.#fence > 0) {
      return { fence: isFence && this.#run >= this.#fence ? 0 : this.#fence, span: 0 };
    }
    if (isFence && this.#span === 0) {
      return { fence: this.#run, span: 0 };
    }
    if (this.#span > 0) {
      return { fence: 0, span: this.#run === this.#span ? 0 : this.#span };
    }
    return { fence: 0, span: this.#run };
  }
}
