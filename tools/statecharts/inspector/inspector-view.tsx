import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { ActorTree } from './actor-tree.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ContextPanel } from './context-panel.tsx';
import { EventLog } from './event-log.tsx';
import { isLive, type Line } from './history.ts';
import { history, onHeard, opener, readVersion } from './page.ts';
import type { StartWorker } from './samples.ts';
import { SendPanel } from './send-panel.tsx';
import { Sequence } from './sequence.tsx';

/** The selection: an actor, and one of its moments; null follows the last moment. */
interface Look {
  readonly sessionId: string;
  readonly moment: number | null;
}

interface InspectorProps {
  readonly startWorker: StartWorker;
  /** Stands at the end of the header. */
  readonly children?: ReactNode;
}

export function Inspector({ startWorker, children }: InspectorProps) {
  useSyncExternalStore(onHeard, readVersion);
  const [look, setLook] = useState<Look | null>(null);
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const actors = history.actors();
  const actor = history.actor(look?.sessionId ?? '') ?? actors.find(({ definition }) => definition !== null);
  const moments = actor?.moments ?? [];
  const at = Math.min(look?.moment ?? Infinity, moments.length - 1);
  const moment = moments[at];

  const lookAtLine = ({ to, number }: Line) => {
    const place = history.actor(to)?.moments.findIndex(({ line }) => line === number) ?? -1;
    setLook({ sessionId: to, moment: place === -1 ? null : place });
  };

  return (
    <div className="inspector">
      <header>
        <h1>Inspector</h1>
        <p role="status">{wordsFor(actors.filter(isLive).length)}</p>
        {children}
      </header>
      <ActorTree
        actors={actors}
        selected={actor?.sessionId ?? null}
        onSelect={(sessionId) => setLook({ sessionId, moment: null })}
      />
      <main aria-label="Actor">
        {actor === undefined ? (
          <p>Nothing was heard yet.</p>
        ) : (
          <ChartPanel
            actor={actor}
            at={at}
            isTravelling={look?.moment != null}
            onTravel={(place) => setLook({ sessionId: actor.sessionId, moment: place })}
          />
        )}
      </main>
      <aside aria-label="Context and events to send">
        {moment === undefined || actor === undefined ? null : (
          <>
            <ContextPanel moment={moment} />
            <SendPanel
              key={actor.sessionId}
              actor={actor}
              isTravelling={look?.moment != null}
              startWorker={startWorker}
            />
          </>
        )}
      </aside>
      <section className="heard" aria-label="What happened">
        <div role="group" aria-label="View">
          <button type="button" aria-pressed={view === 'log'} onClick={() => setView('log')}>
            Log
          </button>
          <button type="button" aria-pressed={view === 'sequence'} onClick={() => setView('sequence')}>
            Sequence
          </button>
        </div>
        {view === 'log' ? (
          <EventLog lines={history.lines()} selected={moment?.line ?? null} onSelect={lookAtLine} />
        ) : (
          <Sequence lines={history.lines()} selected={moment?.line ?? null} />
        )}
      </section>
    </div>
  );
}

function wordsFor(live: number): string {
  if (opener === null)
    return 'Open the product with ?inspect=local, and this window with its button “Inspector”.';
  return live === 1 ? '1 live actor' : `${live} live actors`;
}
