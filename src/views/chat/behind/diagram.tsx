import { useId } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './diagram.module.css';
import { diagrams, type Diagram as Shape } from './diagrams.ts';
import { boxOf, frameOf, linesOf, sizeOf, type Box } from './geometry.ts';
import { useMachineTexts } from './use-machine-texts.ts';
import type { WatchedMachine } from '../../../machines/chat/behind/message-life.reducers.ts';

interface DiagramProps {
  readonly machine: WatchedMachine;
  /** The state in which the machine is; undefined before it starts. */
  readonly active: string | undefined;
  /** The states in which it was before. */
  readonly visited: ReadonlySet<string>;
}

/** The states of a machine with the main ways between them. */
export function Diagram({ machine, active, visited }: DiagramProps) {
  const t = useMessages('behindChat');
  const { stateText } = useMachineTexts();
  const shape: Shape = diagrams[machine];
  const size = sizeOf(shape);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow window scrolls it, also by keyboard
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={t.charts[machine]}>
      <div className={styles.diagram} style={{ inlineSize: size.width, blockSize: size.height }}>
        <Arrows shape={shape} {...size} />
        {shape.frame === undefined ? null : (
          <span className={styles.frame} style={placed(frameOf(shape.frame))} aria-hidden="true">
            <span>{t.groups[shape.frame.name]}</span>
          </span>
        )}
        <ul>
          {Object.entries(shape.cells).map(([state, place]) => (
            <li
              key={state}
              className={classNames(styles.state, visited.has(state) ? styles.visited : undefined)}
              aria-current={state === active ? 'step' : undefined}
              style={placed(boxOf(place))}
            >
              {stateText(machine, state)}
              {state === active ? <span className="visually-hidden"> ({t.now})</span> : null}
              {state !== active && visited.has(state) ? (
                <span className="visually-hidden"> ({t.visited})</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ArrowsProps {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}

function Arrows({ shape, width, height }: ArrowsProps) {
  const head = useId();
  return (
    <svg
      className={styles.arrows}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <defs>
        <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {linesOf(shape).map((line) => (
        <line key={Object.values(line).join(' ')} {...line} markerEnd={`url(#${head})`} />
      ))}
    </svg>
  );
}

/** From the start of the line of writing: in Arabic the picture is mirrored. */
const placed = ({ x, y, width, height }: Box) => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});
