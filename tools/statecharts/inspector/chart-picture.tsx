import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import { chartOf, foldableIn } from './chart.ts';
import { reachable } from './reachable.ts';

interface ChartPictureProps {
  readonly machine: AnyStateMachine;
  readonly value: StateValue;
  readonly taken: readonly string[];
}

/** `fit` shows the whole chart in its frame. */
type Zoom = number | 'fit';

/** The chart of a machine, which can be enlarged, fitted into its frame, and simplified by folding states. */
export function ChartPicture({ machine, value, taken }: ChartPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    reachable(frame.current);
    let isCurrent = true;
    chartOf({ machine, value, taken, folded }).then(
      (svg) => {
        if (!isCurrent || frame.current === null) return;
        setFailure(null);
        show(frame.current, svg, zoom);
      },
      (error: unknown) => isCurrent && setFailure(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [machine, value, taken, folded, zoom]);
  return (
    <>
      {failure === null ? null : <p role="alert">This chart cannot be drawn: {failure}</p>}
      <div className="tools" role="group" aria-label="Chart">
        <button type="button" onClick={() => setZoom(smaller(zoom))}>
          Zoom out
        </button>
        <button
          type="button"
          aria-pressed={zoom === 'fit'}
          onClick={() => setZoom(zoom === 'fit' ? 1 : 'fit')}
        >
          Fit
        </button>
        <button type="button" onClick={() => setZoom(larger(zoom))}>
          Zoom in
        </button>
        <Folds machine={machine} folded={folded} onChange={setFolded} />
      </div>
      <div className="picture" ref={frame} role="region" aria-label={`Chart of ${machine.id}`} />
    </>
  );
}

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3];
const larger = (zoom: Zoom): number => steps.find((step) => step > sizeOf(zoom)) ?? 3;
const smaller = (zoom: Zoom): number => steps.findLast((step) => step < sizeOf(zoom)) ?? 0.25;
/** Zooming continues from half the size when the whole chart is shown. */
const sizeOf = (zoom: Zoom): number => (zoom === 'fit' ? 0.5 : zoom);

function show(frame: HTMLElement, svg: string, zoom: Zoom): void {
  // The SVG is our own, with escaped texts; it is shown as an image and contains no script.
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const width = Number(picture.getAttribute('width'));
  const height = Number(picture.getAttribute('height'));
  const scale =
    zoom === 'fit'
      ? Math.min(1, frame.clientWidth / width, Math.max(frame.clientHeight, 200) / height)
      : zoom;
  picture.setAttribute('width', String(Math.floor(width * scale)));
  picture.setAttribute('height', String(Math.floor(height * scale)));
  frame.replaceChildren(picture);
  // A chart may be larger than its frame: scroll to the innermost active state.
  [...picture.querySelectorAll('rect.active')]
    .at(-1)
    ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

interface FoldsProps {
  readonly machine: AnyStateMachine;
  readonly folded: ReadonlySet<string>;
  readonly onChange: (folded: ReadonlySet<string>) => void;
}

/** Chooses the states of which only the name is drawn. */
function Folds({ machine, folded, onChange }: FoldsProps) {
  const nodes = foldableIn(machine);
  if (nodes.length === 0) return null;
  return (
    <details>
      <summary>Fold states</summary>
      {nodes.map(({ id, path }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={folded.has(id)}
            onChange={({ currentTarget }) =>
              onChange(
                new Set(currentTarget.checked ? [...folded, id] : [...folded].filter((one) => one !== id)),
              )
            }
          />{' '}
          {path.join('.')}
        </label>
      ))}
    </details>
  );
}
