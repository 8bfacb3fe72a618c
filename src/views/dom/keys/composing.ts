import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method handles itself. */
const handledByInputMethod = 229;

/**
 * Returns whether an input method handles the key, for example to end a composition. Safari ends it before it reports the key,
 * which then has the key code alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handledByInputMethod;
