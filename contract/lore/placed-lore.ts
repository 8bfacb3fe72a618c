import { objectOf } from '../parse-json.ts';

/** The position of SillyTavern's entries with a depth. */
const atDepth = 4;

/** Whether an entry of a lorebook has a place in the conversation or a role there: by its position, or by decorators. */
export function isPlacedEntry(entry: unknown): boolean {
  const { content, position, extensions } = objectOf(entry);
  return (
    position === atDepth ||
    objectOf(extensions)['position'] === atDepth ||
    (typeof content === 'string' && /^@@@?(?:depth|reverse_depth|role)\b/m.test(content))
  );
}
