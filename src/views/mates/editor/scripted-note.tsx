import { isBlank } from '../../../../contract/blank-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { Summary } from '../../components/summary.tsx';

/** What a mate can do where no language model writes what it says, and how that changes. */
export function ScriptedNote({ name }: { readonly name: string }) {
  const { scripted: t } = useMessages('mateEditor');
  const { home } = useMessages('site');
  return (
    <section className={sheet.section}>
      <p>{isBlank(name) ? t.unnamed : t.text(name)}</p>
      {home === true ? (
        <details>
          <Summary>{t.how}</Summary>
          <p className={sheet.muted}>{t.home}</p>
        </details>
      ) : (
        <p className={sheet.muted}>{t.operator}</p>
      )}
    </section>
  );
}
