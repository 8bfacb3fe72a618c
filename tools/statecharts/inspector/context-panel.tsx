import type { Moment } from './history.ts';
import { reachable } from './reachable.ts';

/** Shows the context of the actor at that moment, and the event; both redacted before they reach this window. */
export function ContextPanel({ moment: { event, snapshot } }: { readonly moment: Moment }) {
  const { context, output } = snapshot;
  return (
    <>
      <Data title="Event" value={event} />
      {context === undefined ? null : <Data title="Context" value={context} />}
      {output === undefined ? null : <Data title="Output" value={output} />}
    </>
  );
}

function Data({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <pre ref={reachable} role="region" aria-label={`${title} as JSON`}>
        {JSON.stringify(value, null, 1)}
      </pre>
    </section>
  );
}
