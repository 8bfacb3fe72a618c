import { useSelector } from '@xstate/react';
import type { LoreOutcome, LoreTest } from '../../../contract/lorebook-test.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectEntries, titleOf, type LoreEntriesActor } from '../../machines/lore/lore-entries.selectors.ts';
import {
  selectBookId,
  selectResult,
  selectText,
  type LoreTrialActor,
} from '../../machines/lore/lore-trial.selectors.ts';
import { selectPart, type SupervisedActor } from '../../machines/shared/supervised.ts';
import { useFormDraft } from '../app-context.ts';
import { RequestStatus } from '../components/request-status.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';
import styles from './lorebook.module.css';

interface LoreTrialProps {
  readonly actor: LoreTrialActor;
  /** Names the entries of the result. */
  readonly entries: SupervisedActor<LoreEntriesActor> | undefined;
}

/** A place to type messages, and which entries they would use, or why not. */
export function LoreTrial({ actor, entries }: LoreTrialProps) {
  const t = useMessages('lorebooks').trial;
  const bookId = useSelector(actor, selectBookId);
  const text = useSelector(actor, selectText);
  const result = useSelector(actor, selectResult);
  const list = useSelector(entries, selectPart);
  const draftRef = useFormDraft();
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <form ref={draftRef} data-draft={`lore-trial/${bookId}`} onSubmit={(event) => event.preventDefault()}>
        <TextArea
          label={t.label}
          hint={t.hint}
          name="messages"
          rows={3}
          dir="auto"
          defaultValue={text}
          onChange={({ currentTarget }) => actor.send({ type: 'trial.change', text: currentTarget.value })}
        />
      </form>
      <RequestStatus actor={actor} texts={t} />
      {result === null || list === undefined ? null : <TrialResult result={result} list={list} />}
    </section>
  );
}

interface TrialResultProps {
  readonly result: LoreTest;
  readonly list: LoreEntriesActor;
}

function TrialResult({ result: { entries, tokens, budget }, list }: TrialResultProps) {
  const t = useMessages('lorebooks').trial;
  const fired = entries.filter(({ scan }) => scan > 0);
  const others = entries.filter(({ scan }) => scan === 0);
  return (
    <div className={styles.result}>
      <p role="status">{fired.length === 0 ? t.nothing : t.budget(tokens, budget)}</p>
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
  const entries = useSelector(list, selectEntries);
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
