import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { textLimits } from '../../../contract/own-mate.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectForm,
  selectHasEarlier,
  selectIsSlow,
  selectIsSuggesting,
} from '../../machines/mates/mate-editor.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';
import { SlowNote } from '../components/slow-banner.tsx';
import { GenerateCard } from './mate-editor-card.tsx';
import type { MateEditorActor } from './mate-editor.tsx';
import styles from './mate-editor.module.css';

/** Asks the companion for a whole draft, from a sentence or from nothing. */
export function GenerateIdea({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate').idea;
  const isSuggesting = useSelector(actor, selectIsSuggesting);
  const isSlow = useSelector(actor, selectIsSlow);
  const hasEarlier = useSelector(actor, selectHasEarlier);
  const name = useSelector(actor, selectForm)?.words.name ?? '';
  const stop = () => actor.send({ type: 'load.cancel' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'suggestion.ask', prompt: textOf(event.currentTarget, 'prompt').trim() });
  };
  return (
    <section className={styles.idea}>
      <h2>
        <Icon name="sparkles" />
        {words.title}
      </h2>
      <p className={sheet.muted}>{words.text}</p>
      <form className={styles.prompt} onSubmit={submit}>
        <Field label={words.label} name="prompt" maxLength={textLimits.wish} autoComplete="off" />
        <div className={sheet.row}>
          <Button type="submit" aria-disabled={isSuggesting}>
            {isSuggesting ? words.busy : words.ask}
          </Button>
          {isSuggesting ? (
            <Button look="quiet" onClick={stop}>
              {words.stop}
            </Button>
          ) : null}
          {hasEarlier && !isSuggesting ? (
            <Button look="quiet" onClick={() => actor.send({ type: 'suggestion.undo' })}>
              {words.undo}
            </Button>
          ) : null}
        </div>
      </form>
      {isSuggesting && isSlow ? <SlowNote onStop={stop} /> : null}
      <p role="status" className={hasEarlier ? styles.came : 'unseen'}>
        {hasEarlier && !isSuggesting ? words.came(name) : null}
      </p>
      <GenerateCard actor={actor} />
    </section>
  );
}
