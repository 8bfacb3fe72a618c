import { useSelector } from '@xstate/react';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateEditorActor } from '../../../machines/mates/editor/mate-editor.machine.ts';
import { focusOnMountAtTop } from '../../dom/arrival.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { chatPath, detailPath, newMatePath, ownMatePath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import { tinted } from '../../components/mates/mate-theme.ts';
import styles from './mate-saved.module.css';

interface MateSavedProps {
  readonly actor: MateEditorActor;
  readonly mate: OwnMate;
}

/** Shows the saved mate, and links to what follows: the chat first. */
export function MateSaved({ actor, mate }: MateSavedProps) {
  const t = useMessages('mateEditor').saved;
  const { chatWith } = useMessages('components');
  const isNew = useSelector(actor, ({ context }) => context.mateId) === null;
  const again = () => actor.send({ type: 'editor.reopen' });
  return (
    <section className={styles.saved} {...tinted(mate.hue)}>
      <Portrait mate={mate} shape="card" eager className={styles.portrait} />
      <div className={styles.text}>
        <h2 ref={focusOnMountAtTop} tabIndex={-1}>
          {t.made(mate.name)}
        </h2>
        <p>
          <bdi>{mate.tagline}</bdi>
        </p>
        <p className={styles.visibility}>{t[mate.visibility]}</p>
        <div className={styles.options}>
          <ButtonLink to={chatPath(mate.mateId)} look="accent">
            {chatWith(mate.name)}
          </ButtonLink>
          <ButtonLink to={detailPath(mate.mateId)}>{t.page}</ButtonLink>
          {isNew ? (
            <ButtonLink to={ownMatePath(mate.mateId)}>{t.change}</ButtonLink>
          ) : (
            <Button onClick={again}>{t.change}</Button>
          )}
          {isNew ? (
            <Button onClick={again}>{t.another}</Button>
          ) : (
            <ButtonLink to={newMatePath}>{t.another}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
