import { nameOf } from './event-log.tsx';
import type { Line } from './history.ts';
import { lifelinesOf, type Arrow } from './lifelines.ts';
import { reachable } from './reachable.ts';

const step = { x: 170, y: 30 };
const top = 40;

interface SequenceProps {
  readonly lines: readonly Line[];
  readonly selected: number | null;
}

/** Draws the event sequence between actors, from top to bottom. The log lists the same as text. */
export function Sequence({ lines, selected }: SequenceProps) {
  const { columns, arrows } = lifelinesOf(lines, 60);
  const width = columns.length * step.x;
  const height = top + arrows.length * step.y + 20;
  return (
    <div className="picture" ref={reachable} role="region" aria-label="Sequence">
      <svg
        className="sequence"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The last ${arrows.length} events between ${columns.length} actors`}
      >
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {columns.map((sessionId, place) => (
          <g key={sessionId ?? ''}>
            <text x={middleOf(place)} y={18} textAnchor="middle" className="name">
              {nameOf(sessionId)}
            </text>
            <line x1={middleOf(place)} x2={middleOf(place)} y1={26} y2={height} className="life" />
          </g>
        ))}
        {arrows.map((arrow, place) => (
          <Message
            key={arrow.line.number}
            arrow={arrow}
            y={top + place * step.y + 14}
            isSelected={arrow.line.number === selected}
          />
        ))}
      </svg>
    </div>
  );
}

interface MessageProps {
  readonly arrow: Arrow;
  readonly y: number;
  readonly isSelected: boolean;
}

function Message({ arrow: { line, from, to }, y, isSelected }: MessageProps) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const isOwn = from === to;
  const points = isOwn
    ? `${start},${y - 6} ${start + 26},${y - 6} ${start + 26},${y + 4} ${start + 2},${y + 4}`
    : `${start},${y} ${end + (end > start ? -2 : 2)},${y}`;
  return (
    <g className={isSelected ? 'message selected' : 'message'}>
      <polyline points={points} markerEnd="url(#tip)" />
      <text
        x={isOwn ? start + 32 : (start + end) / 2}
        y={isOwn ? y + 2 : y - 4}
        textAnchor={isOwn ? 'start' : 'middle'}
      >
        {line.event.type}
      </text>
    </g>
  );
}

const middleOf = (place: number): number => place * step.x + step.x / 2;
