import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { HelpReport } from '../../../contract/safety/help-report.ts';
import { withHelpLines } from '../../locales/help-line-blocks.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsUnsupported, type RequestMachine } from '../../machines/shared/request.ts';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import { TextBlock } from '../components/messages/text-block.tsx';
import { WrittenPage } from '../components/page/text-page.tsx';
import styles from './safety.module.css';

type SafetyActor = ActorRefFrom<RequestMachine<HelpReport>>;

/** How users are protected from harm, and how often help was offered each year. */
export function Safety({ actor }: { readonly actor: SafetyActor }) {
  const isUnsupported = useSelector(actor, selectIsUnsupported);
  const page = useMessages('safety')(useMessages('site'));
  const { pageLanguage } = useMessages('formats');
  return (
    <>
      <WrittenPage name="safety" page={withHelpLines(page, pageLanguage)} />
      {isUnsupported ? null : <Counts actor={actor} />}
    </>
  );
}

function Counts({ actor }: { readonly actor: SafetyActor }) {
  const t = useMessages('wellbeing').counts;
  const { number } = useMessages('formats');
  const years = useSelector(actor, ({ output }) => output?.years ?? []);
  const rows = years.map(({ year, offered }) => [String(year), number(offered)]);
  return (
    <section className={styles.counts} aria-labelledby="counts">
      <h2 id="counts">{t.title}</h2>
      <p>{t.text}</p>
      <RequestStatus actor={actor} texts={t}>
        <Skeleton shape="line" />
      </RequestStatus>
      {rows.length === 0 ? null : (
        <TextBlock block={{ table: { caption: t.title, head: [t.year, t.times], rows } }} />
      )}
    </section>
  );
}
