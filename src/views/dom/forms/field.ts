/** Clears the input next to the pressed button, and focuses it. */
export const emptyField = (button: HTMLButtonElement): void => {
  const input = button.parentElement?.querySelector('input');
  if (input === null || input === undefined) return;
  // React ignores a value that is set through the element itself, for it tracks that property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  // Listeners of `input` events are notified as they are of a key.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** The trimmed text of a named field; empty where there is none. */
export const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
