import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { chatProfileMachine } from '../../machines/chat-profile.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsShown,
  selectIsSlow,
  selectPersonas,
  selectRoomCare,
  selectRoomPersona,
} from '../../machines/chat-profile.selectors.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailedState } from '../parts/failed-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { roomPath } from '../parts/paths.ts';
import sheet from '../parts/sheet.module.css';
import { SlowNote } from '../parts/slow-note.tsx';
import { ChatProfileChoice } from './chat-profile-choice.tsx';
import { ChatProfileForm } from './chat-profile-form.tsx';
import { PersonaRow, PersonaSkeleton } from './chat-profile-persona.tsx';
import { ChatProfileQuestion } from './chat-profile-question.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './chat-profile.module.css';
import { RoomCare } from './room-care.tsx';

export type ChatProfileActor = ActorRefFrom<typeof chatProfileMachine>;

/** Who one is to the mates, and in the conversation one comes from. */
export function ChatProfile({ actor }: { readonly actor: ChatProfileActor }) {
  const words = useMessages('chatProfile');
  const personas = useSelector(actor, selectPersonas);
  const room = useSelector(actor, selectRoomPersona)?.room ?? null;
  const care = useSelector(actor, selectRoomCare);
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
      <ChatProfileQuestion actor={actor} />
    </div>
  );
}
