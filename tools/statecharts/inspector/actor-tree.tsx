import { useState } from 'react';
import { placeOf } from '../explorer/text.ts';
import { isLive, treeOf, type ShownActor } from './history.ts';

interface ActorTreeProps {
  readonly actors: readonly ShownActor[];
  readonly selected: string | null;
  readonly onSelect: (sessionId: string) => void;
}

/** Shows the page's actors, each below its parent. */
export function ActorTree({ actors, selected, onSelect }: ActorTreeProps) {
  const [withEnded, setWithEnded] = useState(false);
  const shown = actors.filter((actor) => withEnded || isLive(actor) || actor.sessionId === selected);
  return (
    <nav aria-label="Actors">
      <label className="choice">
        <input
          type="checkbox"
          checked={withEnded}
          onChange={({ currentTarget }) => setWithEnded(currentTarget.checked)}
        />
        ended ones too
      </label>
      <ul>
        {treeOf(shown).map(({ actor, depth }) => (
          <li key={actor.sessionId} style={{ paddingInlineStart: depth * 14 }}>
            <button
              type="button"
              aria-current={actor.sessionId === selected}
              data-ended={!isLive(actor)}
              onClick={() => onSelect(actor.sessionId)}
            >
              <ActorName actor={actor} /> <small>{stateOf(actor)}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The machine's id, and the actor's id where it differs. */
function ActorName({ actor: { name, machine } }: { readonly actor: ShownActor }) {
  if (machine === null || machine === name) return <b>{name}</b>;
  return (
    <>
      <b>{machine}</b> <small>({name})</small>
    </>
  );
}

function stateOf({ moments }: ShownActor): string {
  const { status, value } = moments.at(-1)?.snapshot ?? {};
  if (status !== undefined && status !== 'active') return status;
  return value === undefined ? '' : placeOf(value);
}
