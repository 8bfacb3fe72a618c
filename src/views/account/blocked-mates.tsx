import { useSelector } from '@xstate/react';
import type { Mate } from '../../../contract/mates/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import type { BlockedMatesActor } from '../../machines/account/blocked-mates.machine.ts';
import { selectCommand } from '../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { selectIsUnsupported } from '../../machines/shared/request.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/status/command-status.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { Skeleton } from '../components/status/skeleton.tsx';
import { useRequest } from '../use-request.ts';

/** The mates that the user blocked, each with a button to unblock it. */
export function BlockedMates({ blocks }: { readonly blocks: BlockedMatesActor }) {
  const t = useMessages('wellbeing').blocks;
  const mates = useSelector(blocks, ({ context }) => context.mates);
  const isReady = useSelector(blocks, (snapshot) => snapshot.hasTag('ready'));
  const isUnsupported = useSelector(useRequest(blocks), selectIsUnsupported);
  if (isUnsupported) return null;
  return (
    <section className={sheet.section} aria-labelledby="blocks">
      <h2 id="blocks">{t.title}</h2>
      <RequestStatus actor={blocks} texts={t}>
        <Skeleton shape="line" />
      </RequestStatus>
      <p role="status" className={sheet.muted}>
        {isReady ? (mates.length === 0 ? t.none : t.text) : null}
      </p>
      {mates.length === 0 ? null : (
        <ul className={sheet.form}>
          {mates.map((mate) => (
            <BlockedMate key={mate.mateId} mate={mate} blocks={blocks} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface BlockedMateProps {
  readonly mate: Mate;
  readonly blocks: BlockedMatesActor;
}

function BlockedMate({ mate: { mateId, name }, blocks }: BlockedMateProps) {
  const t = useMessages('wellbeing').blocks;
  const unblock = useSelector(blocks, selectCommand(`unblock.${mateId}`));
  const isUnblocking = useSelector(unblock, selectIsBusy);
  return (
    <li>
      <div className={sheet.row}>
        <bdi>{name}</bdi>
        <Button onClick={() => blocks.send({ type: 'block.remove', mateId })} aria-disabled={isUnblocking}>
          {t.unblock(name)}
        </Button>
      </div>
      <CommandStatus actor={unblock} />
    </li>
  );
}
