export function serveParent(
  ready: unknown,
  answers?: Record<string, (question: never) => Promise<unknown>>,
): void;
