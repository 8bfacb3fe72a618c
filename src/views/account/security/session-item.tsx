import { useSelector } from '@xstate/react';
import type { Session } from '../../../../contract/account/sessions.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { SessionsActor } from '../../../machines/account/security/sessions.machine.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import round from '../../components/icons/round-icon.module.css';
import styles from './sessions.module.css';

interface SessionItemProps {
  readonly session: Session;
  readonly actor: SessionsActor;
}

/** One session: where it runs, when it started and when it was used last. */
export function SessionItem({ session, actor }: SessionItemProps) {
  const t = useMessages('sessions');
  const formats = useMessages('formats');
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
          {language === null ? null : <span>{formats.language(language)}</span>}
        </p>
        <p>{t.signedIn(new Date(createdAt))}</p>
      </div>
      {isCurrent ? null : <EndSession actor={actor} session={session} name={name} />}
    </li>
  );
}

/** Ends a session in another browser. The user leaves the one of this page by logging out. */
function EndSession({ actor, session, name }: SessionItemProps & { readonly name: string }) {
  const t = useMessages('sessions');
  const { sessionId } = session;
  const ending = useSelector(actor, selectCommand(`end.${sessionId}`));
  const isBusy = useSelector(ending, selectIsBusy);
  return (
    <>
      <Button
        className={styles.end}
        onClick={() => actor.send({ type: 'session.end', sessionId })}
        aria-disabled={isBusy}
        aria-label={t.endNamed(name)}
      >
        {isBusy ? t.ending : t.end}
      </Button>
      <CommandStatus actor={ending} failed={t.notEnded} />
    </>
  );
}

const useSessionName = ({ browser, system }: Session): string => {
  const t = useMessages('sessions');
  return browser !== null && system !== null ? t.on({ browser, system }) : (browser ?? system ?? t.unknown);
};

const isHandheld = ({ system }: Session): boolean => system === 'iOS' || system === 'Android';
