import type { EventObject } from 'xstate';
import type { Line } from './history.ts';
import { history } from './page.ts';

interface EventLogProps {
  readonly lines: readonly Line[];
  /** The number of the log entry that caused the moment that is shown. */
  readonly selected: number | null;
  readonly onSelect: (line: Line) => void;
}

/** Lists every event, the last first. Each selects the moment that it caused. */
export function EventLog({ lines, selected, onSelect }: EventLogProps) {
  return (
    <ol className="log" aria-label="Events, the last first">
      {lines
        .slice(-shown)
        .toReversed()
        .map((line) => (
          <li key={line.number}>
            <button type="button" aria-current={line.number === selected} onClick={() => onSelect(line)}>
              <small>{line.number}</small> {nameOf(line.from)} → <b>{nameOf(line.to)}</b>{' '}
              <code>{line.event.type}</code> <small>{payloadOf(line.event)}</small>
            </button>
          </li>
        ))}
    </ol>
  );
}

/** More than users read, and few enough to render with every event. */
const shown = 300;

/** Returns the readable name of an actor. */
export const nameOf = (sessionId: string | null): string =>
  sessionId === null ? 'page' : (history.actor(sessionId)?.name ?? sessionId);

function payloadOf({ type: _, ...payload }: EventObject): string {
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
}
