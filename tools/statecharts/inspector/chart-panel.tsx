import { placeOf } from '../explorer/text.ts';
import { ChartPicture } from './chart-picture.tsx';
import { machineFrom } from './chart.ts';
import type { ShownActor } from './history.ts';

interface ChartPanelProps {
  readonly actor: ShownActor;
  /** The index of the moment that is shown. */
  readonly at: number;
  readonly isTravelling: boolean;
  /** Null selects the last moment and follows new ones. */
  readonly onTravel: (place: number | null) => void;
}

/** Shows the state of an actor, and navigates through its earlier states. */
export function ChartPanel({ actor, at, isTravelling, onTravel }: ChartPanelProps) {
  const { moments, definition, name } = actor;
  const moment = moments[at];
  const machine = definition === null ? null : machineFrom(definition);
  const value = moment?.snapshot.value;
  const last = moments.length - 1;
  return (
    <>
      <h2>
        {name} <small>{actor.sessionId}</small>
      </h2>
      <p className="place" data-testid="place">
        {value === undefined ? (moment?.snapshot.status ?? 'not started') : placeOf(value)}
      </p>
      <div className="travel" role="group" aria-label="Travel">
        <button type="button" disabled={at <= 0} onClick={() => onTravel(at - 1)}>
          Back
        </button>
        <input
          type="range"
          aria-label="Moment"
          aria-valuetext={`${at + 1} of ${last + 1}: ${moment?.event.type ?? ''}`}
          min={0}
          max={Math.max(last, 0)}
          value={Math.max(at, 0)}
          onChange={({ currentTarget }) => onTravel(Number(currentTarget.value))}
        />
        <button type="button" disabled={at >= last} onClick={() => onTravel(at + 1)}>
          On
        </button>
        <button type="button" aria-pressed={!isTravelling} onClick={() => onTravel(null)}>
          Live
        </button>
        <span className="event">
          {at + 1} of {last + 1}: <code>{moment?.event.type}</code>
        </span>
      </div>
      {machine === null || value === undefined ? (
        <p>This actor is no machine: it has no chart.</p>
      ) : (
        <ChartPicture key={machine.id} machine={machine} value={value} taken={moment?.taken ?? none} />
      )}
    </>
  );
}

const none: readonly string[] = [];
