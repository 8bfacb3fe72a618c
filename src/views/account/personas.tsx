import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { personasMachine } from '../../machines/account/personas.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsShown,
  selectIsSlow,
  selectPersonas,
  selectRoomSettings,
  selectRoomPersona,
} from '../../machines/account/personas.selectors.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { PageHead } from '../components/page-header.tsx';
import { roomPath } from '../components/paths.ts';
import sheet from '../components/sheet.module.css';
import { SlowNote } from '../components/slow-banner.tsx';
import { ChatProfileChoice } from './persona-choice.tsx';
import { ChatProfileForm } from './persona-form.tsx';
import { PersonaRow, PersonaSkeleton } from './persona-card.tsx';
import { PersonasConfirm } from './personas-confirm.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './personas.module.css';
import { RoomCare } from '../chat/room-settings.tsx';

export type PersonasActor = ActorRefFrom<typeof personasMachine>;

/** Who one is to the mates, and in the conversation one comes from. */
export function ChatProfile({ actor }: { readonly actor: PersonasActor }) {
  const words = useMessages('chatProfile');
  const personas = useSelector(actor, selectPersonas);
  const room = useSelector(actor, selectRoomPersona)?.room ?? null;
  const care = useSelector(actor, selectRoomSettings);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isShown = useSelector(actor, selectIsShown);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  const add = (
    <Button look="accent" onClick={() => actor.send({ type: 'persona.add' })}>
      <Icon name="plus" />
      {words.add}
    </Button>
  );
  return (
    <div className={sheet.page}>
      <PageHead
        title={room === null ? words.title : words.titleIn(room.mate.shortName)}
        back={{ to: room === null ? '/mine' : roomPath(room.roomId), label: words.back }}
      />
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isShown ? (
        <p className={sheet.muted}>{room === null ? words.intro : words.introIn(room.mate.shortName)}</p>
      ) : null}
      {isShown && personas.length > 0 ? <ChatProfileChoice actor={actor} /> : null}
      {isShown && personas.length === 0 ? (
        <EmptyState
          icon={<Icon name="venetian-mask" />}
          title={words.empty.title}
          text={words.empty.text}
          level={2}
        >
          {add}
        </EmptyState>
      ) : null}
      <ul className={styles.list} aria-label={words.list}>
        {isBusy ? [1, 2, 3].map((place) => <PersonaSkeleton key={place} />) : null}
        {personas.map((persona) => (
          <PersonaRow key={persona.uuid} persona={persona} actor={actor} />
        ))}
      </ul>
      {isShown && personas.length > 0 ? <div className={sheet.row}>{add}</div> : null}
      {care === undefined || room === null ? null : <RoomCare care={care} mate={room.mate.shortName} />}
      <ChatProfileForm actor={actor} />
      <PersonasConfirm actor={actor} />
    </div>
  );
}
