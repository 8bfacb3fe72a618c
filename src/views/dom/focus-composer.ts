/** Moves the focus to the composer of the conversation, so that the user can write on. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>('textarea[name="message"]')?.focus();
