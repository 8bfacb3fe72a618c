import { useEffect, useMemo, useState } from 'react';
import type { EventObject } from 'xstate';
import { machineFrom, typesHeardIn } from './chart.ts';
import { eventIn } from './draft.ts';
import { isLive, type ShownActor } from './history.ts';
import { ask, send } from './page.ts';
import { candidatesOf, samplesOf, type SampledEvents, type StartWorker } from './samples.ts';

interface SendPanelProps {
  readonly actor: ShownActor;
  readonly isTravelling: boolean;
  readonly startWorker: StartWorker;
}

/** Sends the actor any event that it would take now. */
export function SendPanel({ actor, isTravelling, startWorker }: SendPanelProps) {
  const machine = actor.definition === null ? null : machineFrom(actor.definition);
  const value = actor.moments.at(-1)?.snapshot.value;
  const [samples, remark] = useSamples(machine?.id ?? null, startWorker);
  const [draft, setDraft] = useState<string | null>(null);
  const types = useMemo(
    () => (machine === null || value === undefined ? [] : typesHeardIn(machine, value)),
    [machine, value],
  );
  const candidates = useMemo(() => candidatesOf(types, samples), [types, samples]);
  const accepted = useAccepted(actor, candidates);
  const drafted = eventIn(draft ?? '');
  const [isDraftAccepted = false] = useAccepted(
    actor,
    useMemo(() => {
      const event = eventIn(draft ?? '');
      return event === null ? [] : [event];
    }, [draft]),
  );
  if (machine === null) return null;

  return (
    <section aria-label="Send an event" className="send">
      <h2>Send an event</h2>
      {isTravelling ? <p>This is the past: only the live actor hears.</p> : null}
      {isLive(actor) ? null : <p>This actor has ended.</p>}
      {remark === '' ? null : <p role="status">{remark}</p>}
      <ul>
        {candidates.map((event, place) => (
          <li key={JSON.stringify(event)}>
            <button
              type="button"
              disabled={isTravelling || accepted[place] !== true}
              onClick={() => setDraft(JSON.stringify(event, null, 1))}
            >
              <code>{wordsOf(event)}</code>
            </button>
          </li>
        ))}
      </ul>
      <label>
        The event as JSON
        <textarea
          value={draft ?? ''}
          rows={6}
          spellCheck={false}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className="main"
        disabled={isTravelling || drafted === null || !isDraftAccepted}
        onClick={() => drafted !== null && send(actor.sessionId, drafted)}
      >
        Send
      </button>
      <p role="status">{hintFor(draft, drafted, isDraftAccepted)}</p>
    </section>
  );
}

function wordsOf({ type, ...payload }: EventObject): string {
  const words = JSON.stringify(payload);
  if (words === '{}') return type;
  return `${type} ${words.length > 70 ? `${words.slice(0, 70)}…` : words}`;
}

function hintFor(draft: string | null, drafted: EventObject | null, isAccepted: boolean): string {
  if (draft === null || draft.trim() === '') return 'Choose an event above, or write one.';
  if (drafted === null) return 'This is no JSON of an event: {"type": "…"}.';
  return isAccepted ? 'The actor would take it.' : 'The actor would not take it in its present state.';
}

/** The samples of a machine, and the status of loading them. */
function useSamples(machineId: string | null, startWorker: StartWorker): readonly [SampledEvents, string] {
  const [found, setFound] = useState<readonly [SampledEvents, string]>([{}, 'Reading samples …']);
  useEffect(() => {
    if (machineId === null) return undefined;
    let isCurrent = true;
    samplesOf(machineId, startWorker).then(
      (samples) => isCurrent && setFound([samples, '']),
      (error: unknown) => isCurrent && setFound([{}, `There are no samples: ${String(error)}`]),
    );
    return () => {
      isCurrent = false;
    };
  }, [machineId, startWorker]);
  return found;
}

/** For each event, whether the live actor handles it in its current state. */
function useAccepted(actor: ShownActor, events: readonly EventObject[]): readonly boolean[] {
  const [answer, setAnswer] = useState<readonly boolean[]>([]);
  const { sessionId, moments } = actor;
  useEffect(() => {
    // Each snapshot may enable events that the previous one rejected.
    if (moments.length === 0) return undefined;
    let isCurrent = true;
    void ask(sessionId, events).then((accepted) => isCurrent && setAnswer(accepted));
    return () => {
      isCurrent = false;
    };
  }, [sessionId, moments, events]);
  return answer;
}
