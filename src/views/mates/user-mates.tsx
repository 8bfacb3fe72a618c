import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { OwnMate } from '../../../contract/own-mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectMateId, selectMates, selectMost } from '../../machines/mates/mate-editor.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { chatPath, ownMatePath } from '../components/paths.ts';
import { Portrait } from '../components/portrait.tsx';
import type { MateEditorActor } from './mate-editor.tsx';
import styles from './user-mates.module.css';

/** The mates that one has made, each with the ways to change it, to talk with it and to delete it. */
export function GenerateMates({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate').mates;
  const mates = useSelector(actor, selectMates);
  const most = useSelector(actor, selectMost);
  const open = useSelector(actor, selectMateId);
  return (
    <section className={styles.mates} aria-labelledby="own-mates">
      <header className={styles.head}>
        <h2 id="own-mates">{words.title}</h2>
        <span className={styles.count}>{words.count(mates.length, most)}</span>
        {open === null ? null : (
          <ButtonLink to="/generate">
            <Icon name="plus" />
            {words.another}
          </ButtonLink>
        )}
      </header>
      <ul className={styles.list} aria-labelledby="own-mates">
        {mates.map((mate) => (
          <OwnMateRow key={mate.mateId} mate={mate} isOpen={mate.mateId === open} actor={actor} />
        ))}
      </ul>
    </section>
  );
}

interface OwnMateRowProps {
  readonly mate: OwnMate;
  readonly isOpen: boolean;
  readonly actor: MateEditorActor;
}

function OwnMateRow({ mate, isOpen, actor }: OwnMateRowProps) {
  const words = useMessages('generate').mates;
  return (
    <li className={styles.row} aria-current={isOpen ? 'true' : undefined}>
      <Portrait mate={mate} shape="round" className={styles.portrait} />
      <div className={styles.text}>
        <Link href={ownMatePath(mate.mateId)} className={styles.name} aria-label={words.edit(mate.name)}>
          {mate.name}
        </Link>
        <span>{isOpen ? words.open : words[mate.visibility]}</span>
      </div>
      <div className={styles.ways}>
        <Link
          href={chatPath(mate.mateId)}
          className={styles.way}
          aria-label={words.chat(mate.name)}
          title={words.chat(mate.name)}
        >
          <Icon name="message-circle" />
        </Link>
        <IconButton
          label={words.take(mate.name)}
          onClick={() => actor.send({ type: 'card.export', mateId: mate.mateId })}
        >
          <Icon name="download" />
        </IconButton>
        <IconButton
          label={words.remove(mate.name)}
          onClick={() => actor.send({ type: 'deletion.request', mateId: mate.mateId })}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  );
}
