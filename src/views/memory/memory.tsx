import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { FullPage } from '../components/page/full-page.tsx';
import { detailPath, roomPath } from '../components/paths.ts';
import { MateMemory } from './mate-memory.tsx';

/** The page of what a mate remembers, in one conversation or in all of them. */
export function Memory({ actor }: { readonly actor: MateMemoryActor }) {
  const t = useMessages('memory');
  const { backToDiscover } = useMessages('components');
  const mateId = useSelector(actor, ({ context }) => context.mateId);
  const roomId = useSelector(actor, ({ context }) => context.roomId);
  const mateName = useSelector(actor, ({ context }) => context.mateName);
  const isWithoutMate = useSelector(actor, ({ context }) => context.mateId === null);
  const mate = mateId === null ? '/' : detailPath(mateId);
  return (
    <FullPage
      title={mateName === null ? t.titleOfDeleted : t.title(mateName)}
      back={{ to: roomId === null ? mate : roomPath(roomId), label: t.back }}
      width="medium"
    >
      {isWithoutMate ? (
        <EmptyState icon={<Icon name="telescope" />} title={t.missing.title} text={t.missing.text} level={2}>
          <ButtonLink to="/" look="accent">
            {backToDiscover}
          </ButtonLink>
        </EmptyState>
      ) : (
        <MateMemory actor={actor} />
      )}
    </FullPage>
  );
}
