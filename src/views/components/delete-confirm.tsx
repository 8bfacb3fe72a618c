import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import sheet from './sheet.module.css';

interface DeletionQuestionProps {
  readonly title: string;
  readonly text: string;
  readonly words: { readonly no: string; readonly yes: string; readonly busy: string };
  readonly isDeleting: boolean;
  /** The actor that deletes: it receives the answer. */
  readonly actor: {
    readonly send: (event: { type: 'deletion.confirm' } | { type: 'deletion.cancel' }) => void;
  };
}

/** Asked before something is deleted. The focus is on the answer that keeps it. */
export function DeletionQuestion({ title, text, words, isDeleting, actor }: DeletionQuestionProps) {
  const keep = () => actor.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={title} text={text} onClose={keep}>
      <div className={sheet.actions}>
        <Button onClick={keep} aria-disabled={isDeleting} data-first-focus="">
          {words.no}
        </Button>
        <Button
          look="danger"
          onClick={() => actor.send({ type: 'deletion.confirm' })}
          aria-disabled={isDeleting}
        >
          {isDeleting ? words.busy : words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
