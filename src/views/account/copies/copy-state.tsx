import type { HomeCopies } from '../../../../contract/account/home-copies.ts';
import { daysBetween } from '../../../locales/formats.ts';
import { useMessages, type Messages } from '../../../locales/messages.ts';
import sheet from '../../components/dialogs/sheet.module.css';

/** Says when the last copy was proved, how far one is that is being made, or what failed. */
export function CopyState({ copies }: { readonly copies: HomeCopies }) {
  const t = useMessages('companionFile').copies;
  const { state, running, proved, problem } = copies;
  return (
    <>
      {/* The numbers of a progress are not read aloud each second. */}
      <p role="status" className={running === null ? 'visually-hidden' : undefined}>
        {running === null ? null : stepOf(running, t)}
      </p>
      {running === null || running.total === 0 ? null : (
        <progress value={running.done} max={running.total} aria-label={t.proving} />
      )}
      {state === 'never' ? <p>{t.never}</p> : null}
      {state === 'failed' && problem !== null ? <p role="alert">{problemOf(problem, t)}</p> : null}
      {proved === null ? null : (
        <p>
          {provedAt(proved.at, t)}{' '}
          <span className={sheet.muted}>
            {t.content({ chats: proved.rooms, messages: proved.messages, facts: proved.facts })}
          </span>
        </p>
      )}
      {state === 'stale' ? <p>{t.stale}</p> : null}
    </>
  );
}

type Texts = Messages['companionFile']['copies'];

const stepOf = ({ step }: NonNullable<HomeCopies['running']>, t: Texts): string =>
  step === 'writing' ? t.writing : t.proving;

const problemOf = ({ reason, count }: NonNullable<HomeCopies['problem']>, t: Texts): string =>
  reason === 'incomplete' ? t.problems.incomplete(count) : t.problems[reason];

const provedAt = (time: number, t: Texts, now = new Date()): string => {
  const days = daysBetween(new Date(time), now);
  if (days === 0) return t.provedToday(time);
  return days === 1 ? t.provedYesterday(time) : t.proved(time);
};
