export function serveParent(ready: unknown): void;
