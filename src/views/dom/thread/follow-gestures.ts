interface Point {
  readonly x: number;
  readonly y: number;
}

type Gesture =
  | { readonly type: 'square.move'; readonly x: number; readonly y: number }
  | { readonly type: 'square.scale'; readonly factor: number };

/** Reports how pointers move a square element, in parts of its width, and how they are spread. Returns a function that ends it. */
export function followGestures(element: Element, send: (gesture: Gesture) => void): () => void {
  const listeners = new AbortController();
  const pointers = new Map<number, Point>();
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    element.addEventListener(
      type,
      (event) => (event instanceof PointerEvent ? listener(event) : undefined),
      listeners,
    );
  on('pointerdown', (event) => {
    pointers.set(event.pointerId, pointOf(event));
    element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    const now = [...pointers.values()];
    const width = element.getBoundingClientRect().width;
    const [from, to] = [middleOf(before), middleOf(now)];
    send({ type: 'square.move', x: (to.x - from.x) / width, y: (to.y - from.y) / width });
    const spread = spreadOf(before);
    if (spread > 0) send({ type: 'square.scale', factor: spreadOf(now) / spread });
  });
  for (const end of ['pointerup', 'pointercancel'])
    on(end, ({ pointerId }) => void pointers.delete(pointerId));
  return () => listeners.abort();
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The distance between the first two points; 0 for one. */
const spreadOf = ([first, second]: readonly Point[]): number =>
  first === undefined || second === undefined ? 0 : Math.hypot(first.x - second.x, first.y - second.y);
