/** Returns a text with a capital at its start. */
export const capitalized = (text: string): string => {
  const [first = '', ...others] = text;
  return first.toLocaleUpperCase('en') + others.join('');
};
