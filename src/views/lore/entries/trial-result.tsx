import { useSelector } from '@xstate/react';
import type { LoreOutcome, LoreTest } from '../../../../contract/lore/lorebook-test.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import { titleOf } from '../../../machines/lore/entries/lore-entries.selectors.ts';
import styles from '../lorebook.module.css';

interface TrialResultProps {
  readonly result: LoreTest;
  readonly list: LoreEntriesActor;
}

/** The entries that would be used, those that would not, and why. */
export function TrialResult({ result: { entries, tokens, budget }, list }: TrialResultProps) {
  const t = useMessages('lorebooks').trial;
  const fired = entries.filter(({ scan }) => scan > 0);
  const others = entries.filter(({ scan }) => scan === 0);
  return (
    <div className={styles.result}>
      <p role="status">{fired.length === 0 ? t.nothing : t.budget({ used: tokens, limit: budget })}</p>
      <meter
        className="visually-hidden"
        min={0}
        max={Math.max(1, budget)}
        value={tokens}
        aria-label={t.share}
      />
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(1, tokens / Math.max(1, budget)) * 100}%` }} />
      </span>
      <OutcomeList title={t.fired} tested={fired} list={list} />
      <OutcomeList title={t.others} tested={others} list={list} />
    </div>
  );
}

interface OutcomeListProps {
  readonly title: string;
  readonly tested: LoreTest['entries'];
  readonly list: LoreEntriesActor;
}

function OutcomeList({ title, tested, list }: OutcomeListProps) {
  const t = useMessages('lorebooks');
  const entries = useSelector(list, ({ context }) => context.entries);
  if (tested.length === 0) return null;
  const names = new Map(entries.map((entry) => [entry.entryId, titleOf(entry)]));
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.outcomes} aria-label={title}>
        {tested.map(({ entryId, tokens, scan, outcome }) => (
          <li key={entryId}>
            <bdi>{names.get(entryId) || t.book.untitled}</bdi>
            <span className={styles.reason}>
              <Outcome outcome={outcome} />
              {scan > 1 ? <span>{t.trial.recursive}</span> : null}
              <span>{t.trial.tokens(tokens)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: LoreOutcome }) {
  const { outcomes, key } = useMessages('lorebooks').trial;
  const found = 'key' in outcome && outcome.key !== '' ? key(outcome.key) : null;
  return (
    <>
      {outcome.kind === 'key' ? null : <span>{outcomes[outcome.kind]}</span>}
      {found === null ? null : <bdi>{found}</bdi>}
    </>
  );
}
