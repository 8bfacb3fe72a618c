import { useSelector } from '@xstate/react';
import type { Session } from '../../../contract/sessions.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import * as select from '../../machines/account/security/session-row.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';
import round from '../components/round-icon.module.css';
import styles from './sessions.module.css';

interface SessionItemProps {
  readonly session: Session;
  /** Ends the session; null for the one of this page. */
  readonly actor: select.SessionRowActor | null;
}

/** One session: where it runs, when it started and when it was used last. */
export function SessionItem({ session, actor }: SessionItemProps) {
  const t = useMessages('sessions');
  const { isCurrent, language, createdAt, lastSeenAt } = session;
  const name = useSessionName(session);
  return (
    <li className={styles.session}>
      <span className={round.icon} aria-hidden="true">
        <Icon name={isHandheld(session) ? 'smartphone' : 'monitor'} />
      </span>
      <div className={styles.words}>
        <h2>
          {name}
          {isCurrent ? <span className={styles.current}>{t.current}</span> : null}
        </h2>
        <p>
          {isCurrent ? t.inUse : t.lastUsed(new Date(lastSeenAt))}
          {language === null ? null : <span>{t.language(language)}</span>}
        </p>
        <p>{t.signedIn(new Date(createdAt))}</p>
      </div>
      {actor === null ? null : <EndSession actor={actor} name={name} />}
    </li>
  );
}

function EndSession({ actor, name }: { readonly actor: select.SessionRowActor; readonly name: string }) {
  const t = useMessages('sessions');
  const parts = useMessages('components');
  const failureText = useFailureText();
  const isBusy = useSelector(actor, select.selectIsBusy);
  const isSlow = useSelector(actor, select.selectIsSlow);
  const failure = useSelector(actor, select.selectFailure);
  const canRepeat = isSlow || failure !== null;
  return (
    <>
      <Button
        className={styles.end}
        onClick={() => actor.send({ type: 'session.end' })}
        aria-disabled={isBusy && !isSlow}
        aria-label={canRepeat ? undefined : t.endNamed(name)}
      >
        {canRepeat ? parts.retry : isBusy ? t.ending : t.end}
      </Button>
      {isSlow ? (
        <p role="status" className={sheet.muted}>
          {parts.slow}
        </p>
      ) : null}
      {failure === null ? null : <p role="alert">{t.notEnded(failureText(failure))}</p>}
    </>
  );
}

const useSessionName = ({ browser, system }: Session): string => {
  const t = useMessages('sessions');
  return browser !== null && system !== null ? t.on(browser, system) : (browser ?? system ?? t.unknown);
};

const isHandheld = ({ system }: Session): boolean => system === 'iOS' || system === 'Android';
